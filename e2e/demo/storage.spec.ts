import { getDemo } from '../support/canvassDemo.ts';
import { expect, test } from '../support/demoTest.ts';
import { openPanel } from '../support/panel.ts';

test('tabs that write at the same time lose no data (DEMO-14)', async ({ page, open, context }) => {
  await open('/', { world: 'empty' });
  const secondTab = await context.newPage();
  await secondTab.goto('/');
  await secondTab.waitForFunction(() => 'canvassDemo' in window);
  const signUpTen = (prefix: string) =>
    Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        fetch('/api/v1/auth/sign-up', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            firstName: 'Ada',
            middleName: '',
            lastName: 'King',
            email: `${prefix}${index}@example.com`,
            password: 'secret1',
          }),
        }).then(({ status }) => status),
      ),
    );
  const [firstResult, secondResult] = await Promise.all([
    page.evaluate(signUpTen, 'one'),
    secondTab.evaluate(signUpTen, 'other'),
  ]);
  expect([...firstResult, ...secondResult]).toEqual(Array(20).fill(200));
  await page.reload();
  await page.waitForFunction(() => 'canvassDemo' in window);
  const demo = await getDemo(page);
  const users = await demo.evaluate(({ backend }) =>
    backend.database.users.all().map(({ id }) => id),
  );
  expect(users).toHaveLength(24);
  expect(new Set(users).size).toBe(24);
});

for (const [name, forbid] of [
  [
    'full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room is left', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden altogether',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`with ${name} storage the demo works in memory, and says so (DEMO-15)`, async ({
    page,
    open,
    toast,
  }) => {
    await page.addInitScript(forbid);
    await open('/dashboard', { signedInAs: 'owner' });
    await page.getByRole('button', { name: 'Actions for Market day shoppers' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const row = page.getByRole('row', { name: /Market day shoppers/ });
    await expect(row).toContainText('Closed');
    await page.getByRole('link', { name: 'Responses' }).click();
    await expect(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'All Surveys' })).toBeVisible();
    await expect(row).toContainText('Closed');
    // `toHaveCount(0)` would retry until the toast has disappeared.
    expect(await toast('alert').count()).toBe(0);
    await expect(page.getByTitle(/Data are kept in memory only/)).toBeVisible();
    const panel = await openPanel(page, 'Start');
    await expect(panel.getByRole('status').first()).toContainText(
      'in memory: it is gone when the page closes',
    );
  });
}
