import '../agents.css';
import { Card, TextArea } from '@blueprintjs/core';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useUserId } from '#api/useSession.ts';
import { pastedTextProblem } from '#domain/field/pastedTextProblem.ts';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import { paths } from '#domain/paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { readText } from '#ui/file/fileText.ts';
import { isFocusLost } from '#ui/focus.ts';
import { DraftNotices } from '#ui/form/DraftNotices.tsx';
import { FileInput } from '#ui/form/FileInput.tsx';
import { LeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { usePersistentText } from '#ui/form/usePersistentText.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { Page } from '#ui/page/Page.tsx';
import { UserText } from '#ui/UserText.tsx';
import { detailColumns, GeneratedPasswords } from './GeneratedPasswords.tsx';
import { type ReadAgent, readAgents, readRecords } from './readAgents.ts';
import { useAgentCreation } from './useAgentCreation.ts';

/** Larger files contain no agents (bytes). */
const MAX_FILE = 1_000_000;

/** Why a row cannot be created, or was refused. */
const listProblems = ({ agent, issues }: ReadAgent, failures: ReadonlyMap<string, string>) => {
  const failure = failures.get(agent.email);
  return failure ? [...issues, failure] : issues;
};

/** Several agents at once, from pasted lines or a CSV file (AGENT-FORM-15, AGENT-FORM-16). */
export function AddAgents() {
  const userId = useUserId();
  const id = useId();
  const draft = usePersistentText(userId);
  const deferredText = useDeferredValue(draft.text);
  /** The records of the text during creation, without those of created agents. */
  const records = useRef<(string | null)[]>([]);
  /** The number of agents still in them. */
  const remainingCount = useRef(0);
  const {
    create,
    stop,
    forgetPasswords,
    created,
    unconfirmed,
    failures,
    progress,
    isStopped,
    isStored,
  } = useAgentCreation(({ recordIndex }) => {
    records.current[recordIndex] = null;
    remainingCount.current -= 1;
    const rest = records.current.filter((words) => words !== null);
    // A header without agents is useless.
    draft.change(remainingCount.current > 0 ? rest.join('') : '');
  });
  const problem = pastedTextProblem(deferredText);
  const { agents: rows, header } = useMemo(
    () =>
      readAgents(
        problem ? '' : deferredText,
        created.map(({ agent }) => agent.email),
      ),
    [problem, deferredText, created],
  );
  const createButton = useRef<HTMLButtonElement>(null);
  const [savedCount, setSavedCount] = useState(0);
  const [isReadingFile, setReadingFile] = useState(false);
  const [fileError, setFileError] = useState('');
  const [canContinue, setWantsMore] = useState(false);

  const ready = rows.filter(({ issues }) => issues.length === 0);
  const wrong = rows.length - ready.length;
  const isRunning = progress !== null;
  /** Nothing is left of the text: the passwords come first now. */
  const isDone = created.length > 0 && draft.text.trim() === '' && !isRunning;

  const chooseFile = async (file: File) => {
    const isLarge = file.size > MAX_FILE;
    setFileError(isLarge ? 'This file is larger than 1 MB: choose one with agents alone.' : '');
    if (isLarge) return;
    setReadingFile(true);
    const fileText = await readText(file).catch(() => '\0');
    setReadingFile(false);
    if (fileText.includes('\0')) {
      setFileError('This file holds no text. Save the table as CSV, and choose that.');
      return;
    }
    draft.change((current) => {
      if (current.trim() === '') return fileText;
      const [firstLine = ''] = current.split(/\r?\n/);
      // A second file repeats the header.
      const isRepeated = readAgents(current).header !== null && fileText.startsWith(firstLine);
      const added = isRepeated ? fileText.slice(firstLine.length).trim() : fileText;
      return `${current.trimEnd()}\n${added}`;
    });
  };

  // The Stop button disappears while it is focused, and the card with the last agent. The focus
  // scrolls to the new passwords, which are below the rows that remain.
  const wasRunning = useRef(false);
  useEffect(() => {
    const hasFinished = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    const { activeElement } = document;
    const isFocusHere =
      activeElement === createButton.current || activeElement?.id === 'generated-passwords';
    if (!(hasFinished || isDone) || !(isFocusLost() || isFocusHere)) return;
    const selector = isDone
      ? '[aria-labelledby="generated-passwords"] td button'
      : '#generated-passwords';
    const target = isStopped ? null : document.querySelector<HTMLElement>(selector);
    (target ?? createButton.current)?.focus();
  }, [isRunning, isDone, isStopped]);

  const leaveMessage = () => {
    if (isRunning) {
      return 'Agents are being created. The others stay in this browser; the passwords of the new ones are kept in this tab only, until you log out or close it.';
    }
    if (created.length + unconfirmed.length > savedCount) {
      return 'The passwords of the new agents are kept in this tab only, until you log out or close it.';
    }
    return draft.text.trim() === ''
      ? null
      : 'What you typed is not saved yet. It stays in this browser, and is here when you come back.';
  };

  const columns: Column<ReadAgent>[] = [
    { id: 'row', header: 'Row', className: 'nowrap', text: ({ row }) => formatCount(row) },
    ...detailColumns,
    {
      id: 'problem',
      header: 'Problem',
      className: 'field-message',
      text: (row) => listProblems(row, failures).join('. '),
    },
  ];

  return (
    <Page title="Add several agents">
      <LeaveGuard
        message={leaveMessage()}
        blocksUnload={leaveMessage() !== null}
        // The screen stays mounted until the next one has loaded.
        onLeave={stop}
      />
      <DraftNotices {...draft.notices} isLocked={isRunning} />
      {isDone && !canContinue ? (
        <Button variant="outlined" text="Add more agents" onClick={() => setWantsMore(true)} />
      ) : (
        <Card className="stack">
          <label htmlFor={id}>
            One agent per line: name, email and, optionally, mobile number. Each gets a generated
            password.
          </label>
          <TextArea
            id={id}
            inputRef={draft.textArea}
            rows={8}
            fill
            autoFocus={canContinue}
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
            <Button
              ref={createButton}
              intent="primary"
              text={
                ready.length > 0 ? `Create ${pluralize(ready.length, 'agent')}` : 'Create agents'
              }
              // The rows follow the text a moment later.
              disabled={
                ready.length === 0 || isRunning || isReadingFile || deferredText !== draft.text
              }
              onClick={() => {
                records.current = readRecords(draft.text).map(({ source }) => source);
                remainingCount.current = rows.length;
                setWantsMore(false);
                void create(ready);
              }}
            />
            {isRunning && <Button text="Stop" onClick={stop} />}
            <ButtonLink variant="minimal" to={paths.agents} text="Cancel" />
          </div>
          <span role="alert">{fileError || problem}</span>
          <p role="status">
            {progress
              ? `Creating ${formatCount(progress.index + 1)} of ${formatCount(progress.total)}…`
              : isStopped && ready.length > 0
                ? `Stopped: ${pluralize(ready.length, 'agent')} not created.`
                : failures.size > 0 &&
                  `${pluralize(failures.size, 'agent')} could not be created. The reason is beside each: correct it, and create them again.`}
          </p>
          <p className="muted" aria-live="polite">
            {wrong > 0 &&
              `${pluralize(wrong, 'row', ['has a problem. Fix it', 'have a problem. Fix them'])} above to include ${wrong === 1 ? 'it' : 'them'}.`}
          </p>
          {header !== null && rows.length > 0 && (
            <p className="muted">
              First row read as column names: <UserText text={header} />
            </p>
          )}
          {rows.length > 0 && (
            <DataTable
              label="Agents to create"
              columns={columns}
              rows={rows}
              rowKey={({ row }) => row}
              busy={isRunning}
            />
          )}
        </Card>
      )}
      {created.length + unconfirmed.length > 0 && (
        <GeneratedPasswords
          created={created}
          unconfirmed={unconfirmed}
          isStored={isStored}
          isSaved={created.length + unconfirmed.length <= savedCount}
          onSaved={() => setSavedCount(created.length + unconfirmed.length)}
          onDone={() => {
            forgetPasswords();
            setSavedCount(0);
            setWantsMore(true);
            draft.textArea.current?.focus();
          }}
        />
      )}
    </Page>
  );
}
