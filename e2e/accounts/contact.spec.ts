import { measure } from '../support/measure.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = 'What can we help with you ?';

test('the first click on Submit works, because the message of the field that loses the focus does not move the button (SEAM-35, CONTACT-1, CONTACT-2)', async ({
  page,
  open,
}) => {
  await open('/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
  for (const label of ['First name', 'Last name', 'Email', MESSAGE]) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await page.getByLabel(MESSAGE).focus();
  const button = page.getByRole('button', { name: 'Submit' });
  const boxBefore = await measure(button);
  await button.click({ position: { x: 40, y: 3 } });
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await measure(button)).toEqual(boxBefore);
});
