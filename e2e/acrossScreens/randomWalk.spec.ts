import { expect, test } from '../support/test.ts';
import { walkAtRandom } from '../support/walkAtRandom.ts';

// A short walk each; npm run try:monkey takes long ones, also on the production build.
for (const [width, seed] of [
  [1280, 7],
  [390, 8],
] as const) {
  test(`a random walk at ${width} px meets no problem (LAW-11)`, async ({
    page,
    open,
    refusals,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const signIn = () => open('/dashboard', { signedInAs: 'owner' });
    expect(await walkAtRandom(page, { seed, steps: 30 }, signIn)).toEqual([]);
    expect(refusals.calls).toEqual([]);
  });
}
