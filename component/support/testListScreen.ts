import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CallName } from '#mocks/callNames.ts';
import { clickByScript } from './clickByScript.ts';
import { currentUrl, goBack, renderScreen } from './renderScreen.tsx';
import { testLoadFailures } from './testLoadFailures.ts';
import { readTexts } from './textsOf.ts';

/** A screen with a list. */
interface ListScreen {
  path: string;
  /** The table's name. */
  label: string;
  /** The call that answers a page. */
  call: CallName;
  /** The name of the listed items: "surveys". */
  itemName: string;
  /** The message of an empty list, and its link for owners. */
  empty: string;
  firstStep: { text: string; to: string };
  /** A text of the first page of the full data set. */
  loadedText: string | RegExp;
  /** A text that some records of the data set with eleven pages contain, and a column to sort by. */
  searchText: string;
  column: string;
  /** The list's own requirements. */
  rules: { failed?: string; empty?: string };
}

/** Tests what is the same for every list, with its own texts. */
export function testListScreen(screen: ListScreen) {
  const { path, label, call, itemName, empty, firstStep, loadedText, searchText, column, rules } =
    screen;
  const list = page.getByRole('table', { name: label });
  const open = (url: string) => renderScreen(url, { as: 'owner', world: 'elevenPages' });

  testLoadFailures({
    path,
    call,
    failed: `The ${itemName} could not be loaded`,
    loadedText,
    isLogged: true,
    rules: ['FAULT-1', 'CALL-3', rules.failed].filter(Boolean).join(', '),
  });

  test(`${path}: a page number beyond the last becomes the last, also in the address (SEAM-24)`, async () => {
    await open(`${path}?page=999`);
    await expect.poll(currentUrl).toBe(`${path}?page=11`);
    await expect
      .element(page.getByRole('button', { name: '11', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(list.getByCss('tbody tr')).toHaveLength(5);
  });

  const emptyRules = ['FIND-7', 'SEAM-24', rules.empty].filter(Boolean).join(', ');

  test(`${path}: any page of an empty list says so and leads to the first step, without search and page buttons (${emptyRules})`, async () => {
    await renderScreen(`${path}?page=7`, { as: 'owner', world: 'empty' });
    await expect.element(page.getByText(empty, { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: firstStep.text }))
      .toHaveAttribute('href', firstStep.to);
    await expect.element(page.getByRole('searchbox')).toHaveLength(0);
    await expect.element(page.getByRole('navigation', { name: 'Pagination' })).toHaveLength(0);
    await expect.poll(currentUrl).toBe(path);
  });

  test(`${path}: search, sorting, page buttons and Back show the same ${itemName} as a direct link (LAW-8)`, async () => {
    const rows = async () => {
      await expect.element(list).toHaveAttribute('aria-busy', 'false');
      if (currentUrl().includes('q=')) {
        await expect.element(page.getByText(new RegExp(`^\\d+ of 105 ${itemName}$`))).toBeVisible();
      }
      return readTexts(list.getByCss('tbody tr'));
    };
    const header = page.getByRole('columnheader', { name: column }).getByRole('button');
    const click = (name: string) => clickByScript(page.getByRole('button', { name, exact: true }));
    const steps: [act: () => Promise<unknown>, part: string][] = [
      [() => click('3'), 'page=3'],
      [() => page.getByRole('searchbox').fill(searchText), 'q='],
      [() => header.click(), 'sort='],
      [() => header.click(), 'sort=-'],
      [() => click('2'), 'page=2'],
    ];
    /** Takes the steps, and visits the address that each leads to. */
    const walk = async (visit: (url: string) => unknown) => {
      await open(path);
      for (const [act, part] of steps) {
        await act();
        await expect.poll(currentUrl).toContain(part);
        await visit(currentUrl());
      }
    };
    const urls: string[] = [];
    await walk((url) => urls.push(url));
    const direct = new Map<string, Awaited<ReturnType<typeof rows>>>();
    for (const url of urls) {
      await open(url);
      direct.set(url, await rows());
    }
    // At least page, search and descending order show other rows.
    expect(new Set([...direct.values()].map(String)).size).toBeGreaterThan(3);
    const expectDirect = (url: string) =>
      expect.poll(rows, { message: url }).toEqual(direct.get(url));
    await walk(expectDirect);
    for (const url of urls.toReversed().slice(1)) {
      await goBack();
      await expect.poll(currentUrl).toBe(url);
      await expectDirect(url);
    }
  });
}
