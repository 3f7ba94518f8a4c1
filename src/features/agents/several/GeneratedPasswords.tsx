import '../agents.css';
import { Card } from '@blueprintjs/core';
import { useState } from 'react';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { pluralize } from '#domain/format/figures.ts';
import { fileName } from '#domain/format/fileName.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useFileSaving } from '#ui/file/useFileSaving.ts';
import { ConfirmDialog } from '#ui/lazyDialogs.tsx';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { agentColumnFields, agentText } from '../agentFields.ts';
import type { AgentWithPassword } from './generatedPasswords.ts';

export const detailColumns: Column<{ agent: EditAgentForm }>[] = [
  { id: 'name', header: 'Name', isHeading: true, text: ({ agent }) => fullName(agent) || 'N/A' },
  ...agentColumnFields.map(({ name, header }) => ({
    id: name,
    header,
    text: ({ agent }: { agent: EditAgentForm }) => agentText(agent, name) ?? 'N/A',
  })),
];

interface GeneratedPasswordsProps {
  created: readonly AgentWithPassword[];
  /** Agents whose request got no response: the password is valid only if they were created. */
  unconfirmed: readonly AgentWithPassword[];
  /** Whether the browser keeps them over a reload. */
  isStored: boolean;
  /** Whether a file has all passwords. */
  isSaved: boolean;
  onSaved: () => void;
  /** Called when the user no longer needs the passwords. */
  onDone: () => void;
}

const columns: Column<AgentWithPassword>[] = [
  ...detailColumns,
  {
    id: 'password',
    header: 'Password',
    className: 'generated-password',
    text: ({ password }) => password,
  },
  {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: ({ password }) => <CopyButton text={() => password} label="Copy password" />,
  },
];

const UNCONFIRMED =
  'May have been created: this password is valid only if your first request created the agent.';

const buildTitle = (created: number, unconfirmed: number) =>
  created > 0 ? `${pluralize(created, 'agent')} created` : pluralize(unconfirmed, 'password');

/** The new agents with their generated passwords, which no other place has (AGENT-FORM-17). */
export function GeneratedPasswords({
  created,
  unconfirmed,
  isStored,
  isSaved,
  onSaved,
  onDone,
}: GeneratedPasswordsProps) {
  const { save, hasFailed } = useFileSaving();
  const [isConfirming, setConfirming] = useState(false);
  const saveAll = async (signal: AbortSignal) => {
    const hasNotes = unconfirmed.length > 0;
    const table = {
      columns: [
        'Name',
        ...agentColumnFields.map(({ header }) => header),
        'Password',
        ...(hasNotes ? ['Note'] : []),
      ],
      rows: [...created, ...unconfirmed].map(({ agent, password, isCreated }) => [
        fullName(agent),
        ...agentColumnFields.map(({ name }) => agent[name]),
        password,
        ...(hasNotes ? [isCreated ? '' : UNCONFIRMED] : []),
      ]),
    };
    await saveCsv(table, fileName('', 'agents'), signal);
    onSaved();
  };
  const finish = () => {
    setConfirming(false);
    onDone();
  };
  return (
    <Card className="stack" role="region" aria-labelledby="generated-passwords">
      <h2 id="generated-passwords" tabIndex={-1}>
        {buildTitle(created.length, unconfirmed.length)}
      </h2>
      <p>Save these passwords now. They are not shown again.</p>
      {!isStored && <p>This browser cannot keep them: a reload of the page removes them.</p>}
      <div className="row row-below">
        <Button
          intent="primary"
          text="Save names and passwords as CSV"
          onClick={() => void save(saveAll)}
        />
        <Button text="Done" onClick={() => (isSaved ? finish() : setConfirming(true))} />
        <ButtonLink to={paths.agents} text="Go to all agents" />
        <span role="alert">{hasFailed && 'The file could not be saved. Try again.'}</span>
      </div>
      {created.length > 0 && (
        <DataTable
          label="Created agents"
          columns={columns}
          rows={[...created]}
          rowKey={({ agent }) => agent.email}
        />
      )}
      {unconfirmed.length > 0 && (
        <>
          <p>{UNCONFIRMED}</p>
          <DataTable
            label="Agents that may have been created"
            columns={columns}
            rows={[...unconfirmed]}
            rowKey={({ agent }) => agent.email}
          />
        </>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Forget these passwords?"
          question="They are in no file yet, and cannot be shown again."
          confirmText="Forget passwords"
          initialFocus="cancel"
          onConfirm={finish}
          onCancel={() => setConfirming(false)}
        />
      )}
    </Card>
  );
}
