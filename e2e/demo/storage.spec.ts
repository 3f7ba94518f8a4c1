import { newAgent } from '#fixtures/newAgent.ts';
import { getDemo } from '../support/canvassDemo.ts';
import { fillFields } from '../support/fields.ts';
import { picture } from '../support/files.ts';
import { openPanel } from '../support/panel.ts';
import { expect, test } from '../support/test.ts';

test('data created in one tab appear in others, also opened later (DEMO-14)', async ({
  page,
  open,
  context,
}) => {
  await open('/agents', { signedInAs: 'owner' });
  const second = await context.newPage();
  await second.goto('/agents');
  await expect(second.getByText('Showing 1-10 of 23 agents')).toBeVisible();
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await fillFields(page, newAgent);
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page.getByText('Agent created successfully')).toBeVisible();
  await second.goto('/agents?page=2');
  await expect(second.getByText('Showing 11-20 of 24 agents')).toBeVisible();
  const third = await context.newPage();
  await third.goto('/agents');
  await expect(third.getByText('Showing 1-10 of 24 agents')).toBeVisible();
});

test('tabs that write at the same time lose no data (DEMO-14)', async ({ page, open, context }) => {
  await open('/', { world: 'empty' });
  const second = await context.newPage();
  await second.goto('/');
  await second.waitForFunction(() => 'canvassDemo' in window);
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
    second.evaluate(signUpTen, 'other'),
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

test('an uploaded picture survives a reload (DEMO-14)', async ({ page, open, toast }) => {
  await open('/profile/update', { signedInAs: 'secondOwner' });
  await page.getByLabel('Change picture').setInputFiles(picture());
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(toast('status')).toContainText('Update successful');
  await page.reload();
  const avatar = page.getByRole('img', { name: 'Tomas Ferreira' }).first();
  await expect(avatar).toHaveAttribute('src', /\/api\/v1\/uploads\/1$/);
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
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
  [
    'forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
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
    await expect(toast('alert')).toHaveCount(0);
    await expect(page.getByTitle(/Data are kept in memory only/)).toBeVisible();
    const panel = await openPanel(page, 'Start');
    await expect(panel.getByRole('status').first()).toContainText(
      'in memory: it is gone when the page closes',
    );
  });
}
