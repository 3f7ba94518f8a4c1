import { page } from 'vitest/browser';

/** Types into fields by their labels. */
export async function fillFields(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabelText(label, { exact: true }).fill(text);
  }
}
