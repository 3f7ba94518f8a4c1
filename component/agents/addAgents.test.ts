import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heldAnswer, network, next, status } from '#fixtures/faults.ts';
import { people } from '#fixtures/people.ts';
import {
  calls,
  currentUrl,
  release,
  reloadPage,
  renderScreen,
  sentBodies,
  setFaults,
} from '../support/renderScreen.tsx';
import { readCells } from '../support/textsOf.ts';

const CALL = 'POST /auth/sign-up-agent';

const field = page.getByRole('textbox');
const toCreateTable = page.getByRole('table', { name: 'Agents to create' });
const createdTable = page.getByRole('table', { name: 'Created agents' });
const lines = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `Agent Number${index + 1}, agent${index + 1}@example.com`,
  );
const emails = () => readCells(createdTable, ['Email']).flat();
const toCreateRows = () => readCells(toCreateTable, ['Row', 'Name', 'Email', 'Mobile', 'Problem']);
const countSent = () => calls.filter((call) => call === CALL).length;

test('each line becomes an agent, and errors appear in its row (AGENT-FORM-15)', async () => {
  await renderScreen('/agents', { as: 'owner' });
  await page.getByRole('link', { name: 'Add several' }).click();
  await expect.poll(currentUrl).toBe('/agents/add');
  await field.fill('Ada King, ada@example.com, +44 7700 900002\nA King\nAda Two, ada@example.com');
  await expect.poll(toCreateRows).toEqual([
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
  await expect.element(page.getByRole('button', { name: 'Create 1 agent' })).toBeVisible();
  await expect
    .element(page.getByText('2 rows have a problem. Fix them above to include them.'))
    .toBeVisible();
});

test('when the fifth of ten agents fails, its row keeps the reason and can be retried; each has a password of its own (AGENT-FORM-13, AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 5, answer: status(409, 'That address is taken') }]);
  await field.fill(lines(10).join('\n'));
  await page.getByRole('button', { name: 'Create 10 agents' }).click();
  await expect.element(page.getByRole('heading', { name: '9 agents created' })).toBeVisible();
  await expect.element(page.getByText(/^1 agent could not be created\./)).toBeVisible();
  await expect
    .poll(toCreateRows)
    .toEqual([['1', 'Agent Number5', 'agent5@example.com', 'N/A', 'That address is taken']]);
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(page.getByRole('heading', { name: '10 agents created' })).toBeVisible();
  await expect.element(field).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Copy password' }).first()).toHaveFocus();
  await page.getByRole('button', { name: 'Add more agents' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  expect(countSent()).toBe(11);
  expect(new Set(emails()).size).toBe(10);
  const passwords = readCells(createdTable, ['Password']).flat();
  expect(new Set(passwords).size).toBe(10);
  for (const password of passwords) expect(password).toMatch(/^[a-z2-9]{12}$/i);
});

test('a row whose email repeats an earlier row is still refused after that row’s agent has been created (AGENT-FORM-15)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill('Ada King, ada@example.com\nAda Two, ADA@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(page.getByRole('heading', { name: '1 agent created' })).toBeVisible();
  await expect
    .poll(() => readCells(toCreateTable, ['Problem']))
    .toEqual([['An agent with this email was just created']]);
  await expect.element(page.getByRole('button', { name: 'Create agents' })).toBeDisabled();
});

test('a row with an error stays in the text while the others are created (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill('Ada King, ada@example.com\nGrace, grace@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(page.getByRole('heading', { name: '1 agent created' })).toBeVisible();
  await expect
    .poll(toCreateRows)
    .toEqual([['1', 'Grace', 'grace@example.com', 'N/A', 'Last name is required']]);
});

test('on a phone, after agents were created although one row is invalid, the passwords are scrolled to and focused (AGENT-FORM-17)', async () => {
  await page.viewport(390, 844);
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill([...lines(4), 'Somebody without an address'].join('\n'));
  const create = page.getByRole('button', { name: 'Create 4 agents' });
  await create.click();
  const heading = page.getByRole('heading', { name: '4 agents created' });
  await expect.element(heading).toHaveFocus();
  const { top, bottom } = heading.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(844);
  // The button of the remaining row is disabled, and still reachable: nothing covers it.
  const remaining = page.getByRole('button', { name: 'Create agents' });
  await expect.element(remaining).toHaveAttribute('aria-disabled', 'true');
  const button = remaining.element() as HTMLButtonElement;
  button.focus();
  await expect.element(remaining).toHaveFocus();
  const area = button.getBoundingClientRect();
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  expect(button.contains(document.elementFromPoint(x, y))).toBe(true);
});

test('creation shows progress, and Stop ends it after the current agent (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 2, answer: heldAnswer }]);
  await field.fill([...lines(4), 'Somebody without an address'].join('\n'));
  await page.getByRole('button', { name: 'Create 4 agents' }).click();
  await expect.element(page.getByText('Creating 2 of 4…')).toBeVisible();
  await expect.element(field).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Stop' }).click();
  await release(CALL);
  await expect.element(page.getByText('Stopped: 2 agents not created.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Create 2 agents' })).toHaveFocus();
  expect(countSent()).toBe(2);
  expect(emails()).toEqual(['agent1@example.com', 'agent2@example.com']);
});

test('an agent whose request gets no response stays in the table (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 1, answer: network }]);
  await field.fill('Ada King, ada@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(toCreateTable.getByText('An error occurred')).toBeVisible();
});

test('leaving asks first while generated passwords are unsaved (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill('Ada King, ada@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await page.getByRole('link', { name: 'Go to all agents' }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toMatchTextContent(
      'The passwords of the new agents are kept in this tab only, until you log out or close it.',
    );
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('row', { name: /ada@example.com/ })).toBeVisible();
});

test('leaving during creation stops after the current agent, and the remaining agents are still listed on return (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 2, answer: heldAnswer }]);
  await field.fill(
    `Name,Email,Region\n${lines(4)
      .map((line) => `${line},South`)
      .join('\n')}`,
  );
  await page.getByRole('button', { name: 'Create 4 agents' }).click();
  await expect.element(page.getByText('Creating 2 of 4…')).toBeVisible();
  await page.getByRole('link', { name: 'Responses' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await release(CALL);
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await expect.element(page.getByRole('cell', { name: 'agent2@example.com' })).toBeVisible();
  await page.getByRole('link', { name: 'Add several' }).click();
  await expect.element(page.getByRole('button', { name: 'Create 2 agents' })).toBeVisible();
  // Columns beside an agent's fields stay.
  await expect
    .element(field)
    .toHaveValue(
      'Name,Email,Region\nAgent Number3, agent3@example.com,South\nAgent Number4, agent4@example.com,South',
    );
  await expect.poll(emails).toEqual(['agent1@example.com', 'agent2@example.com']);
  expect(countSent()).toBe(2);
});

test('a session that ends during creation loses no password (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 2, answer: status(401) }]);
  await field.fill(lines(3).join('\n'));
  await page.getByRole('button', { name: 'Create 3 agents' }).click();
  await expect.poll(currentUrl).toMatch(/^\/login/);
  await page.getByLabelText('Email').fill(people.owner.email);
  await page.getByLabelText('Password', { exact: true }).fill(people.owner.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('link', { name: 'Add several' }).click();
  await expect.poll(emails).toEqual(['agent1@example.com']);
  await expect.element(unconfirmed).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Create 2 agents' })).toBeVisible();
});

const unconfirmed = page.getByRole('table', { name: 'Agents that may have been created' });
const passwordsIn = (table: typeof createdTable) => readCells(table, ['Password']).flat();
const sentPasswords = async (backend: Awaited<ReturnType<typeof renderScreen>>) =>
  ((await sentBodies(backend, CALL)) as { password: string }[]).map(({ password }) => password);

test('an agent whose response was lost keeps its password, and a retry sends it again (AGENT-FORM-17)', async () => {
  const backend = await renderScreen('/agents/add', { as: 'owner' });
  setFaults([{ call: CALL, on: 1, answer: network }]);
  await field.fill('Ada King, ada@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect
    .element(
      page.getByText(
        'May have been created: this password is valid only if your first request created the agent.',
      ),
    )
    .toBeVisible();
  const [password = ''] = passwordsIn(unconfirmed);
  setFaults([next(CALL, status(409, 'An account with this email already exists'))]);
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect
    .element(toCreateTable.getByText('An account with this email already exists'))
    .toBeVisible();
  expect(passwordsIn(unconfirmed)).toEqual([password]);
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(page.getByRole('heading', { name: '1 agent created' })).toBeVisible();
  await expect.element(unconfirmed).toHaveLength(0);
  expect(passwordsIn(createdTable)).toEqual([password]);
  expect(new Set(await sentPasswords(backend))).toEqual(new Set([password]));
});

test('the browser keeps no password for an agent that the server refused (AGENT-FORM-17)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  setFaults([next(CALL, status(409, 'An account with this email already exists'))]);
  await field.fill('Ada King, ada@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect
    .element(toCreateTable.getByText('An account with this email already exists'))
    .toBeVisible();
  await expect.element(unconfirmed).toHaveLength(0);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('generated passwords stay until Done, which asks first while they are not saved to a file (AGENT-FORM-17)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill(lines(2).join('\n'));
  await page.getByRole('button', { name: 'Create 2 agents' }).click();
  await expect.element(page.getByRole('heading', { name: '2 agents created' })).toBeVisible();
  const passwords = passwordsIn(createdTable);
  reloadPage();
  await expect.poll(() => passwordsIn(createdTable)).toEqual(passwords);
  await page.getByRole('button', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget these passwords?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(passwordsIn(createdTable)).toEqual(passwords);
  await page.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Forget passwords' }).click();
  await expect.element(createdTable).toHaveLength(0);
  await expect.element(field).toHaveFocus();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('if the browser cannot store the passwords, a message warns that a reload deletes them (AGENT-FORM-17)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('generated-passwords')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  await field.fill('Ada King, ada@example.com');
  await page.getByRole('button', { name: 'Create 1 agent' }).click();
  await expect.element(page.getByRole('heading', { name: '1 agent created' })).toBeVisible();
  expect(passwordsIn(createdTable)).toHaveLength(1);
  await expect
    .element(page.getByText('This browser cannot keep them: a reload of the page removes them.'))
    .toBeVisible();
});

test('text that is typed while a file is being read is kept (AGENT-FORM-15)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  const file = new File(['Grace Hopper,grace@example.com'], 'agents.csv');
  const { promise, resolve } = Promise.withResolvers<void>();
  const originalRead = Blob.prototype.arrayBuffer;
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
    await promise;
    return originalRead.call(this);
  });
  await page.getByLabelText('Choose a CSV file').upload(file);
  await field.fill('Ada King,ada@example.com');
  await expect.element(page.getByRole('button', { name: 'Create 1 agent' })).toBeDisabled();
  resolve();
  await expect
    .element(field)
    .toHaveValue('Ada King,ada@example.com\nGrace Hopper,grace@example.com');
});

test('a binary file is refused, and the typed text stays (AGENT-FORM-15)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  await field.fill('Ada King, ada@example.com');
  await page
    .getByLabelText('Choose a CSV file')
    .upload(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'agents.xlsx'));
  await expect
    .element(page.getByText('This file holds no text. Save the table as CSV, and choose that.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Ada King, ada@example.com');
});

test('a second file adds its rows without its header (AGENT-FORM-15)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  const choose = page.getByLabelText('Choose a CSV file');
  const createFile = (row: string) => new File([`Name,Email\r\n${row}\r\n`], 'agents.csv');
  await choose.upload(createFile('Ada King,ada@example.com'));
  await expect.element(page.getByText('First row read as column names: ')).toBeVisible();
  await choose.upload(createFile('Grace Hopper,grace@example.com'));
  await expect
    .poll(() => readCells(toCreateTable, ['Name', 'Problem']))
    .toEqual([
      ['Ada King', ''],
      ['Grace Hopper', ''],
    ]);
});

test('“Copy password” copies the password of its row (AGENT-FORM-16)', async () => {
  await renderScreen('/agents/add', { as: 'owner' });
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text);
  });
  await field.fill(lines(2).join('\n'));
  await page.getByRole('button', { name: 'Create 2 agents' }).click();
  await expect.element(page.getByRole('heading', { name: '2 agents created' })).toBeVisible();
  for (const button of await page.getByRole('button', { name: 'Copy password' }).all()) {
    await button.click();
  }
  expect(copied).toEqual(passwordsIn(createdTable));
  expect(copied).toHaveLength(2);
});
