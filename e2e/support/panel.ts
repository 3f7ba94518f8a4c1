import type { Page } from '@playwright/test';

/** QA's panel, apart from the product. */
export const findDemoPanel = (page: Page) =>
  page.getByRole('complementary', { name: 'Demo panel' });

/** Opens the panel at a section. */
export async function openPanel(page: Page, section: string) {
  const panel = findDemoPanel(page);
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Demo/ }).click();
  await panel.getByRole('tab', { name: section, exact: true }).click();
  return panel;
}
