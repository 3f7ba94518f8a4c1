import '../agents.css';
import { Card } from '@blueprintjs/core';
import { memo } from 'react';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { countOf } from '#domain/format/figures.ts';
import { fileName } from '#domain/format/fileName.ts';
import { paths } from '#domain/paths.ts';
import { fullName } from '#domain/person/fullName.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { saveCsv } from '#ui/file/saveCsv.ts';
import { useSaving } from '#ui/file/useSaving.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { agentColumnFields, agentText } from '../agentFields.ts';
import type { CreatedAgent } from './useCreation.ts';

export const detailColumns: Column<{ agent: EditAgentForm }>[] = [
  { id: 'name', header: 'Name', isHeading: true, text: ({ agent }) => fullName(agent) || 'N/A' },
  ...agentColumnFields.map(({ name, header }) => ({
    id: name,
    header,
    text: ({ agent }: { agent: EditAgentForm }) => agentText(agent, name) ?? 'N/A',
  })),
];

interface CreatedAgentsProps {
  created: readonly CreatedAgent[];
  /** The passwords were saved. */
  onSaved: () => void;
}

/** The created agents with their passwords, which no other place has. */
export const CreatedAgents = memo(function CreatedAgents({ created, onSaved }: CreatedAgentsProps) {
  const { save, hasFailed } = useSaving();
  const columns: Column<CreatedAgent>[] = [
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
  const saveAll = async (signal: AbortSignal) => {
    const table = {
      columns: ['Name', ...agentColumnFields.map(({ header }) => header), 'Password'],
      rows: created.map(({ agent, password }) => [
        fullName(agent),
        ...agentColumnFields.map(({ name }) => agent[name]),
        password,
      ]),
    };
    await saveCsv(table, fileName('', 'agents'), signal);
    onSaved();
  };
  return (
    <Card className="stack" role="region" aria-labelledby="created-agents">
      <h2 id="created-agents">{`${countOf(created.length, 'agent')} created`}</h2>
      <p>Give each agent their password. It is shown here only.</p>
      <div className="row row-below">
        <Button
          intent="primary"
          text="Save names and passwords as CSV"
          onClick={() => void save(saveAll)}
        />
        <ButtonLink to={paths.agents} text="Go to all agents" />
        <span role="alert">{hasFailed && 'The file could not be saved. Try again.'}</span>
      </div>
      <DataTable
        label="Created agents"
        columns={columns}
        rows={[...created]}
        rowKey={({ agent }) => agent.email}
      />
    </Card>
  );
});
