import '../agents.css';
import { Card, TextArea } from '@blueprintjs/core';
import { type FormEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useUserId } from '#api/useSession.ts';
import { generatePassword } from '#domain/agent/generatePassword.ts';
import { pastedTextProblem } from '#domain/field/pastedTextProblem.ts';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import { fileName } from '#domain/format/fileName.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { readText } from '#ui/file/fileText.ts';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useFileSaving } from '#ui/file/useFileSaving.ts';
import { isFocusLost } from '#ui/focus.ts';
import { DraftNotices } from '#ui/form/DraftNotices.tsx';
import { FileInput } from '#ui/form/FileInput.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { Page } from '#ui/page/Page.tsx';
import { UserText } from '#ui/UserText.tsx';
import { agentColumnFields, agentText } from '../agentFields.ts';
import { hasPasswordColumn, type ReadAgent, readAgents, removeAgent } from './readAgents.ts';
import { useAgentCreation } from './useAgentCreation.ts';

/** Larger files contain no agents (bytes). */
const MAX_FILE = 1_000_000;

/** A row of the table: an agent to create, one with a problem, or a created one. */
interface ListedAgent extends ReadAgent {
  isCreated?: boolean;
  failure?: string;
}

const columns: Column<ListedAgent>[] = [
  {
    id: 'row',
    header: 'Row',
    width: 64,
    text: ({ row, isCreated }) => (isCreated ? '' : formatCount(row)),
  },
  { id: 'name', header: 'Name', isHeading: true, text: ({ agent }) => fullName(agent) || 'N/A' },
  ...agentColumnFields.map(({ name, columnTitle }) => ({
    id: name,
    header: columnTitle,
    text: ({ agent }: ListedAgent) => agentText(agent, name) ?? 'N/A',
  })),
  {
    id: 'password',
    header: 'Password',
    width: 144,
    className: 'generated-password',
    text: ({ agent }) => agent.password,
  },
  {
    id: 'status',
    header: 'Status',
    className: 'field-message',
    text: ({ isCreated, issues, failure }) =>
      isCreated ? 'Created' : (failure ?? issues.join('. ')),
    decorate: ({ isCreated }) => (isCreated ? { badge: 'filled' } : {}),
  },
];

const fileColumns = [
  'Name',
  ...agentColumnFields.map(({ columnTitle }) => columnTitle),
  'Password',
];

const toFileRow = ({ agent }: ListedAgent) => [
  fullName(agent),
  ...agentColumnFields.map(({ name }) => agent[name]),
  agent.password,
];

/**
 * Several agents at once, from pasted lines or a CSV file (AGENT-FORM-15, AGENT-FORM-16). The
 * generated passwords are shown before anything is sent, and kept nowhere (AGENT-FORM-17).
 */
export function AddAgents() {
  const id = useId();
  const draft = usePersistentText(useUserId(), hasPasswordColumn);
  const text = useDeferredValue(draft.text);
  const problem = pastedTextProblem(text);
  const { agents, header, unreadColumns } = useMemo(
    () => readAgents(problem ? '' : text),
    [problem, text],
  );
  const { create, stop, created, failures, status, isRunning } = useAgentCreation((row) =>
    draft.change((current) => removeAgent(current, row)),
  );
  const [passwords] = useState(() => new Map<string, string>());
  const [exportedPasswords, setExported] = useState<ReadonlySet<string>>(new Set());
  const { save, hasFailed } = useFileSaving();
  const [fileProblem, setFileProblem] = useState('');
  const createButton = useRef<HTMLButtonElement>(null);

  // The deferred text may still have the records of created agents.
  const createdSources = new Set(created.map(({ source }) => source));
  const pendingAgents = agents.filter(({ source }) => !createdSources.has(source));
  const rows = pendingAgents.map((row): ListedAgent => {
    const { email } = row.agent;
    const failure = failures.get(email);
    const listedRow = { ...row, ...(failure && { failure }) };
    if (row.issues.length > 0 || row.agent.password) return listedRow;
    const password = passwords.get(email) ?? generatePassword();
    passwords.set(email, password);
    return { ...listedRow, agent: { ...row.agent, password } };
  });
  const ready = rows.filter(({ issues }) => issues.length === 0);
  const wrongCount = rows.length - ready.length;
  const createdRows = created.map((row): ListedAgent => ({ ...row, isCreated: true }));
  // A refused agent may exist, with a password of its own.
  const exportRows = createdRows.length > 0 ? createdRows : ready;
  const setAllExported = () =>
    setExported(new Set(exportRows.map(({ agent: { password } }) => password)));
  const hasUnsavedPasswords = created.some(
    ({ agent: { email, password } }) =>
      passwords.get(email) === password && !exportedPasswords.has(password),
  );

  const chooseFile = async (file: File) => {
    if (file.size > MAX_FILE) {
      setFileProblem('This file is larger than 1 MB: choose one with agents alone.');
      return;
    }
    const fileText = await readText(file).catch(() => '\0');
    const isText = !fileText.includes('\0');
    setFileProblem(
      isText ? '' : 'This file holds no text. Save the table as CSV, and choose that.',
    );
    if (isText) draft.change((typedText) => `${typedText.trimEnd()}\n${fileText}`.trimStart());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await create(ready);
    // The Stop button had it.
    if (isFocusLost()) createButton.current?.focus();
  };

  const leaveMessage = isRunning
    ? 'Agents are being created. The next ones will not be, and passwords that you neither copied nor saved are lost.'
    : hasUnsavedPasswords
      ? 'Agents were created, and you neither copied nor saved their passwords. They cannot be shown again.'
      : draft.text.trim() !== ''
        ? `What you typed is not saved yet. ${hasPasswordColumn(draft.text) ? 'It has passwords, so this browser does not keep it.' : 'It stays in this browser, and is here when you come back.'}`
        : null;

  return (
    <Page title="Add several agents">
      <LeaveGuard
        message={leaveMessage}
        // The screen stays mounted until the next one has loaded.
        onLeave={stop}
      />
      <DraftNotices {...draft.notices} isLocked={isRunning} />
      <Card>
        <form className="stack" aria-label="Agents" onSubmit={(event) => void submit(event)}>
          <label htmlFor={id}>
            One agent per line: name, email and, optionally, mobile number. Each gets a generated
            password, unless a column “Password” has one.
          </label>
          <TextArea
            id={id}
            inputRef={draft.textArea}
            rows={8}
            fill
            value={draft.text}
            readOnly={isRunning}
            placeholder="Ada King, ada@example.com, 07700900002"
            onChange={({ target }) => draft.change(target.value)}
          />
          <div className="row row-below">
            <FileInput
              label="Choose a CSV file"
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              disabled={isRunning}
              onChoose={(file) => void chooseFile(file)}
            />
            <ButtonLink
              variant="minimal"
              to={paths.agents}
              text={created.length > 0 ? 'Go to all agents' : 'Cancel'}
            />
            <Button
              ref={createButton}
              type="submit"
              intent="primary"
              text={
                ready.length > 0 ? `Create ${pluralize(ready.length, 'agent')}` : 'Create agents'
              }
              // The rows follow the text a moment later.
              disabled={ready.length === 0 || isRunning || text !== draft.text}
            />
            {isRunning && <Button text="Stop" onClick={stop} />}
          </div>
          <span role="alert">{fileProblem || problem}</span>
          <div role="status">
            {status.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <p className="muted" aria-live="polite">
            {wrongCount > 0 &&
              `${pluralize(wrongCount, 'row', ['has a problem. Fix it', 'have a problem. Fix them'])} above to include ${wrongCount === 1 ? 'it' : 'them'}.`}
          </p>
          {header !== null && agents.length > 0 && (
            <p className="muted">
              First row read as column names: <UserText text={header} />
              {unreadColumns.length > 0 && (
                <>
                  . Not read: <UserText text={unreadColumns.join(', ')} />
                </>
              )}
            </p>
          )}
          {exportRows.length > 0 && (
            <div className="row row-below">
              <CopyButton
                label="Copy all"
                text={() => exportRows.map((row) => toFileRow(row).join('\t')).join('\n')}
                onCopied={setAllExported}
              />
              <Button
                text="Save as CSV"
                onClick={() =>
                  void save(async (signal) => {
                    const rows = exportRows.map(toFileRow);
                    await saveCsv({ columns: fileColumns, rows }, fileName('', 'agents'), signal);
                    setAllExported();
                  })
                }
              />
              <span role="alert">{hasFailed && 'The file could not be saved. Try again.'}</span>
            </div>
          )}
          {exportRows.length + wrongCount > 0 && (
            <DataTable
              label="Agents"
              columns={columns}
              rows={[...createdRows, ...rows]}
              rowKey={({ row, agent, isCreated }) => (isCreated ? agent.email : row)}
              busy={isRunning}
            />
          )}
        </form>
      </Card>
    </Page>
  );
}
