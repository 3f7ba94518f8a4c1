import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/demoTest.ts';

const mapIs = (state: string) => (page: Page) =>
  expect(page.getByRole('region', { name: 'Response map' })).toHaveAttribute('data-state', state);
const noMap = async (page: Page) => {
  await expect(page.getByRole('tab', { name: 'Map View' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response map' })).toHaveCount(0);
};

/** What the page shows, a text of it, and the requirement. */
const expectations: Record<
  string,
  [see: (page: Page) => Promise<void>, text: string, number?: string]
> = {
  'Map service: not loaded': [noMap, 'Map View'],
  'Map service: loading': [mapIs('loading'), 'Loading the map...'],
  'Map service: loaded': [mapIs('loaded'), 'List of places'],
  'Map service: failed': [mapIs('failed'), 'The map could not be loaded.'],
  'Maps authentication failure': [noMap, 'Error: AuthFailure', 'MAP-4'],
};

/** The rows of docs/states.md: `| [name](link) | steps to take | “text” |`. */
const [, part = ''] = readFileSync('docs/states.md', 'utf8').split('## Map service\n');
const states = [
  ...(part.split('## ')[0] ?? '').matchAll(/^\| \[(.+?)\]\((\S+)\) \| .* \| “(.+)” \|$/gm),
];

for (const [, name = '', link = '', shows = ''] of states) {
  const [see, text, number] = expectations[name] ?? [noMap, ''];
  const rules = ['DEMO-1', 'DEMO-10', number].filter(Boolean).join(', ');
  test(`the link of “${name}” shows what docs/states.md promises (${rules})`, async ({ page }) => {
    expect(shows).toBe(text);
    await page.goto(link.replace('http://localhost:3000', ''));
    await see(page);
    await expect(page.getByText(text).first()).toBeVisible();
  });
}
