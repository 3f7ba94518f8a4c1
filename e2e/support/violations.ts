import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Legacy is what axe calls a run in the page alone: no frame of another origin is here, and joining the results of frames
 * takes another tab and another axe. Only violations are described, not all that is well.
 */
const reader = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function told(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}

/** What of a page, or of one part of it, violates WCAG 2.2 A or AA: the rule and the elements. */
export function violationsOf(page: Page, part?: string): Promise<string[]> {
  const builder = reader(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  return told(part ? builder.include(part) : builder);
}

/** All that the colours of another look can break. */
export const contrastViolationsOf = (page: Page): Promise<string[]> =>
  told(reader(page).withRules(['color-contrast', 'link-in-text-block']));
