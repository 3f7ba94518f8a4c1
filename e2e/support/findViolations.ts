import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Axe's legacy mode runs in the page alone: there are no frames of other origins, and joining
 * frames needs another tab. Only violations are described.
 */
const reader = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function listViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/** The WCAG 2.2 A and AA violations of a page or part: rule and elements. */
export function findViolations(page: Page, part?: string): Promise<string[]> {
  const builder = reader(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  return listViolations(part ? builder.include(part) : builder);
}

/** All rules that colours can break. */
export const findContrastViolations = (page: Page): Promise<string[]> =>
  listViolations(reader(page).withRules(['color-contrast', 'link-in-text-block']));
