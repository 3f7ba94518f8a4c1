import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { every, without } from '#fixtures/faults.ts';
import { goTo, renderScreen } from '../support/renderScreen.tsx';

test('a map without places says why: selected days, or filtered people (MAP-3)', async () => {
  await renderScreen('/analyze-surveys/1?tab=map&from=2026-01-05', {
    as: 'owner',
    faults: [every('GET /survey/analyze/:id', without('responses[].lat'))],
  });
  await expect.element(page.getByText('No locations in these days', { exact: true })).toBeVisible();
  await goTo('/analyze-surveys/1?tab=map&choices=1.moeu400txboh');
  await expect
    .element(page.getByText('No locations among these people', { exact: true }))
    .toBeVisible();
});
