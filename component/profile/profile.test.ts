import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { people } from '#fixtures/people.ts';
import { renderScreen } from '../support/renderScreen.tsx';

for (const [as, { id, email }] of Object.entries(people)) {
  test(`saving the profile of ${email} unchanged changes nothing (LAW-1)`, async () => {
    const { database } = await renderScreen('/profile/update', { as: as as keyof typeof people });
    const stored = () => {
      const user = database.users.findFirst((query) => query.where({ id }));
      // A sign-up stores no middle name as an empty text, an update as null.
      return JSON.stringify({ ...user, middleName: user?.middleName || null });
    };
    const before = stored();
    expect(before).toContain(email);
    await expect.element(page.getByLabelText('First name')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect.element(page.getByText('Your profile has been updated')).toBeVisible();
    expect(stored()).toBe(before);
  });
}
