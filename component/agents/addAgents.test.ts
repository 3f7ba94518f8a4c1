import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldResponse, network, next, status } from '#fixtures/faults.ts';
import {
  calls,
  currentUrl,
  release,
  renderScreen,
  sentBodies,
  setFaults,
} from '../support/renderScreen.tsx';
import { readCells } from '../support/textsOf.ts';

const CALL = 'POST /auth/sign-up-agent';

const field = page.getByRole('textbox');
const table = page.getByRole('table', { name: 'Agents' });
const createButton = page.getByRole('button', { name: /^Create (\d+ )?agents?$/ });
const dialog = page.getByRole('dialog');
const lines = (count: number) =>
  ['One', 'Two', 'Three', 'Four']
    .slice(0, count)
    .map((lastName, index) => `Agent ${lastName}, agent${index + 1}@example.com`);
const readRows = () => readCells(table, ['Row', 'Name', 'Email', 'Mobile', 'Status']);
const readStatuses = () => readCells(table, ['Email', 'Status']);
const readPasswords = () => readCells(table, ['Password']).flat();
const countSent = () => calls.filter((call) => call === CALL).length;
const openScreen = () => renderScreen('/agents/add', { as: 'owner' });

test('each line becomes an agent, and errors appear in its row (AGENT-FORM-15)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page.getByRole('link', { name: 'Add several' }).click();
  await expect.poll(currentUrl).toBe('/agents/add');
  await field.fill('Ada King, ada@example.com, +44 7700 900002\nA King\nAda Two, ada@example.com');
  await expect.poll(readRows).toEqual([
    ['1', 'Ada King', 'ada@example.com', '+44 7700 900002', ''],
    [
      '2',
      'A King',
      'N/A',
      'N/A',
      'First name must contain at least 2 characters. Email is required',
    ],
    ['3', 'Ada Two', 'ada@example.com', 'N/A', 'Row 1 has the same email'],
  ]);
  await expect.element(createButton).toMatchTextContent('Create 1 agent');
  await expect
    .element(page.getByText('2 rows have a problem. Fix them above to include them.'))
    .toBeVisible();
});

test('the passwords stand in the table before they are sent, generated unless the text has a column of them (AGENT-FORM-13, AGENT-FORM-17)', async () => {
  await openScreen();
  await field.fill(
    'Name,Email,Password\nAda King,ada@example.com,secret-12\nBob Li,bob@example.com,',
  );
  await expect
    .poll(readPasswords)
    .toEqual(['secret-12', expect.stringMatching(/^[a-km-np-z2-9]{12}$/)]);
  const passwords = readPasswords();
  await createButton.click();
  await expect.element(page.getByText('2 agents created.')).toBeVisible();
  expect(readPasswords()).toEqual(passwords);
  const sentPasswords = async () =>
    ((await sentBodies(CALL)) as { password: string }[]).map(({ password }) => password).reverse();
  await expect.poll(sentPasswords).toEqual(passwords);
  const storage = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const password of passwords) expect(storage).not.toContain(password);
});

test('a text with a column of passwords is not stored (AGENT-FORM-17)', async () => {
  await openScreen();
  await field.fill('Name,Email,Password\nAda King,ada@example.com,secret-12');
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await expect
    .element(dialog)
    .toMatchTextContent('It has passwords, so this browser does not keep it.');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'All Responses' })).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret-12');
});

test('when the second of four agents is refused, its row keeps the reason and can be sent again (AGENT-FORM-16)', async () => {
  await openScreen();
  setFaults([{ call: CALL, on: 2, answer: status(409, 'That address is taken') }]);
  await field.fill(lines(4).join('\n'));
  await createButton.click();
  await expect
    .element(page.getByText(/^1 agent could not be created\. The reason is beside/))
    .toBeVisible();
  await expect.poll(readStatuses).toEqual([
    ['agent1@example.com', 'Created'],
    ['agent3@example.com', 'Created'],
    ['agent4@example.com', 'Created'],
    ['agent2@example.com', 'That address is taken'],
  ]);
  await expect.element(field).toHaveValue('Agent Two, agent2@example.com\n');
  await createButton.click();
  await expect.element(page.getByText('1 agent created.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(countSent()).toBe(5);
  expect(new Set(readPasswords()).size).toBe(4);
});

test('an agent whose request gets no response stays, with its password (AGENT-FORM-16)', async () => {
  await openScreen();
  setFaults([next(CALL, network)]);
  await field.fill('Ada King, ada@example.com');
  await createButton.click();
  await expect.poll(readStatuses).toEqual([['ada@example.com', 'An error occurred']]);
  const passwords = readPasswords();
  await createButton.click();
  await expect.element(page.getByText('1 agent created.')).toBeVisible();
  expect(readPasswords()).toEqual(passwords);
  for (const body of await sentBodies(CALL)) expect(body).toMatchObject({ password: passwords[0] });
});

test('creation shows its progress, and Stop ends it after the current agent (AGENT-FORM-16)', async () => {
  await openScreen();
  setFaults([{ call: CALL, on: 2, answer: heldResponse }]);
  await field.fill([...lines(4), 'Somebody without an address'].join('\n'));
  await createButton.click();
  await expect.element(page.getByText('Creating 2 of 4…')).toBeVisible();
  await expect.element(field).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Stop' }).click();
  await release(CALL);
  await expect.element(page.getByText('Stopped: 2 agents not created.')).toBeVisible();
  await expect.element(createButton).toHaveFocus();
  expect(countSent()).toBe(2);
});

test('leaving during creation stops after the current agent, and the remaining agents are still listed on return (AGENT-FORM-16)', async () => {
  await openScreen();
  setFaults([{ call: CALL, on: 2, answer: heldResponse }]);
  await field.fill(
    `Name,Email,Region\n${lines(4)
      .map((line) => `${line},South`)
      .join('\n')}`,
  );
  await createButton.click();
  await expect.element(page.getByText('Creating 2 of 4…')).toBeVisible();
  await page.getByRole('link', { name: 'Responses', exact: true }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await release(CALL);
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await expect.element(page.getByRole('cell', { name: 'agent2@example.com' })).toBeVisible();
  await page.getByRole('link', { name: 'Add several' }).click();
  // Columns beside an agent's fields stay.
  await expect
    .element(field)
    .toHaveValue(
      'Name,Email,Region\nAgent Three, agent3@example.com,South\nAgent Four, agent4@example.com,South',
    );
  expect(countSent()).toBe(2);
});

for (const [way, save] of [
  ['copied', () => page.getByRole('button', { name: 'Copy all' }).click()],
  ['saved', () => page.getByRole('button', { name: 'Save as CSV' }).click()],
] as const) {
  test(`leaving asks while the passwords of created agents are not ${way} (AGENT-FORM-17)`, async () => {
    const copiedTexts: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copiedTexts.push(text);
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openScreen();
    await field.fill(lines(2).join('\n'));
    await createButton.click();
    await expect.element(page.getByText('2 agents created.')).toBeVisible();
    const [first, second] = readPasswords();
    const leave = () => page.getByRole('link', { name: 'Go to all agents' }).click();
    await leave();
    await expect
      .element(dialog)
      .toMatchTextContent(
        'Agents were created, and you neither copied nor saved their passwords. They cannot be shown again.',
      );
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await save();
    if (way === 'copied') {
      await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
      expect(copiedTexts).toEqual([
        `Agent One\tagent1@example.com\t\t${first}\nAgent Two\tagent2@example.com\t\t${second}`,
      ]);
    }
    await leave();
    await expect.poll(currentUrl).toBe('/agents');
    await expect.element(dialog).toHaveLength(0);
  });
}

test('after the creation the passwords of created agents alone are copied (AGENT-FORM-17)', async () => {
  const copiedTexts: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copiedTexts.push(text);
  });
  await openScreen();
  setFaults([{ call: CALL, on: 2, answer: status(409, 'That address is taken') }]);
  await field.fill(lines(2).join('\n'));
  await createButton.click();
  await expect.element(page.getByText('That address is taken')).toBeVisible();
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => copiedTexts.length).toBe(1);
  expect(copiedTexts[0]).toContain('agent1@example.com');
  expect(copiedTexts[0]).not.toContain('agent2@example.com');
});

test('text that is typed while a file is being read is kept (AGENT-FORM-15)', async () => {
  await openScreen();
  const file = new File(['Grace Hopper,grace@example.com'], 'agents.csv');
  const { promise, resolve } = Promise.withResolvers<void>();
  const originalRead = Blob.prototype.arrayBuffer;
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    await promise;
    return originalRead.call(this);
  });
  await page.getByLabelText('Choose a CSV file').upload(file);
  await field.fill('Ada King,ada@example.com');
  resolve();
  await expect
    .element(field)
    .toHaveValue('Ada King,ada@example.com\nGrace Hopper,grace@example.com');
});

test('a binary file is refused, and the typed text stays (AGENT-FORM-15)', async () => {
  await openScreen();
  await field.fill('Ada King, ada@example.com');
  await page
    .getByLabelText('Choose a CSV file')
    .upload(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'agents.xlsx'));
  await expect
    .element(page.getByText('This file holds no text. Save the table as CSV, and choose that.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Ada King, ada@example.com');
});
