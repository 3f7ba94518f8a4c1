import './sample-table.css';
import { Card } from '@blueprintjs/core';
import { Filter } from '@blueprintjs/icons';
import { Button } from '#ui/Button.tsx';
import type { Column } from '#ui/list/Cell.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { MenuPopover } from '#ui/list/MenuPopover.tsx';
import type { MenuEntry } from '#ui/list/OpenMenu.tsx';

const rows = [
  { status: 'Open', title: 'Customer feedback', responses: 25 },
  { status: 'Draft', title: 'Product launch', responses: 0 },
  { status: 'Closed', title: 'Employee engagement', responses: 112 },
];

const filters = rows.map(
  ({ status }, index): MenuEntry => ({
    text: status,
    isChecked: index === 0,
  }),
);

const columns: Column<(typeof rows)[number]>[] = [
  {
    id: 'status',
    width: 128,
    header: 'Status',
    text: ({ status }) => status,
    decorate: ({ status }) => ({ badge: status === 'Open' ? 'filled' : 'outlined' }),
  },
  { id: 'title', header: 'Title', isHeading: true, text: ({ title }) => title },
  {
    id: 'responses',
    width: 160,
    header: 'Responses',
    text: ({ responses }) => `${responses} responses`,
  },
  {
    id: 'actions',
    width: 160,
    header: 'Actions',
    isActions: true,
    cell: ({ title }) => (
      <Button variant="outlined" text="Get reports" aria-label={`Get reports of sample ${title}`} />
    ),
  },
];

/** Placeholder data without behaviour (ANALYZE-5), marked so that nobody takes it for real. */
export function SampleTable() {
  return (
    <Card className="stack sample" role="region" aria-labelledby="sample-surveys">
      <header className="row row-apart">
        <h2 id="sample-surveys">Sample data</h2>
        <MenuPopover
          label="Filter"
          button={{ icon: <Filter />, text: 'Filter' }}
          entries={filters}
        />
      </header>
      <p className="muted">An example of what a list looks like. These are not your surveys.</p>
      <DataTable label="Sample data" columns={columns} rows={rows} rowKey={({ title }) => title} />
      <p className="muted">Showing 1-10 of 32 products</p>
    </Card>
  );
}
