import { expect, type Page, test } from '@playwright/test';

/** Types into fields by their labels. */
export async function fillFields(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const beginning = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

/** Types into a field, leaves it, and expects its message, or none. */
export async function expectMessage(
  page: Page,
  label: string,
  text: string,
  message: string | null,
) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(text);
  await field.blur();
  if (message === null) await expect(field).toHaveAttribute('aria-invalid', 'false');
  // A hint stays behind the message.
  else await expect(field).toHaveAccessibleDescription(beginning(message));
}

/**
 * Texts to type into fields and the expected messages, by label and requirement: "Email (LOGIN-8)".
 */
export type Messages = Record<string, [text: string, message: string | null][]>;

/** Expects the messages of several fields, one test step per requirement. */
export async function expectMessages(page: Page, messages: Messages) {
  for (const [name, cases] of Object.entries(messages)) {
    await test.step(name, async () => {
      const label = name.replace(/ \([^)]*\)$/, '');
      for (const [text, message] of cases) await expectMessage(page, label, text, message);
    });
  }
}

/** A text of a given length. */
export const letters = (count: number) => 'x'.repeat(count);

/** A valid address of a given length. */
export const emailFor = (count: number) =>
  `${'a'.repeat(count - '@example.com'.length)}@example.com`;
