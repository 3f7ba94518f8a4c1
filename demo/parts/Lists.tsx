import { useState } from 'react';
import { ChoiceMenu } from '#ui/list/ChoiceMenu.tsx';
import { type Column, DataTable, type Sort } from '#ui/list/DataTable.tsx';
import { ListFooter } from '#ui/list/ListFooter.tsx';
import { Pagination } from '#ui/list/Pagination.tsx';
import { RecordList } from '#ui/list/RecordList.tsx';
import { RowMenu } from '#ui/list/RowMenu.tsx';
import { StatusBadge } from '#ui/list/StatusBadge.tsx';
import type { EveryRow, PageOfRows } from '#ui/list/sources.ts';
import type { ListAddress } from '#ui/list/useListAddress.ts';
import { Part, State } from './Part.tsx';

interface Row {
  id: number;
  title: string;
  status: string;
  count: number;
}

const nothing = () => undefined;
const rows: Row[] = [
  { id: 1, title: 'Market day shoppers', status: 'Open', count: 1204 },
  { id: 2, title: 'Ferry passengers in winter', status: 'Closed', count: 86 },
  {
    id: 3,
    title: 'A title that goes on for much longer than any column is wide, as some titles do',
    status: 'Open',
    count: 0,
  },
];

const columns: Column<Row>[] = [
  {
    header: 'Status',
    order: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} outlined={status === 'Closed'} />,
  },
  {
    header: 'Title',
    isHeading: true,
    text: ({ title }) => title,
    order: ({ title }) => title,
    cell: ({ title }) => <span className="cell-title">{title}</span>,
  },
  {
    header: 'Response Count',
    unit: ' responses',
    align: 'right',
    order: ({ count }) => count,
    cell: ({ count }) => count.toLocaleString('en'),
  },
  {
    header: 'Actions',
    isActions: true,
    cell: ({ title }) => (
      <RowMenu
        subject={title}
        actions={[
          { text: 'Edit', action: '/surveys/edit/1' },
          { text: 'Close', action: nothing },
        ]}
      />
    ),
  },
];

const page = (source: Partial<PageOfRows<Row>>): PageOfRows<Row> => ({
  data: undefined,
  isStale: false,
  error: undefined,
  isFetching: false,
  refetch: nothing,
  prefetch: nothing,
  ...source,
});

const every = (source: Partial<EveryRow<Row>> = {}): EveryRow<Row> => ({
  rows: undefined,
  isComplete: false,
  fetched: 0,
  total: 0,
  totalItems: undefined,
  isCut: false,
  error: undefined,
  isFetching: false,
  retry: nothing,
  ...source,
});

const first = page({ data: { rows, totalPages: 9, totalItems: 86 } });
const all = every({ rows, isComplete: true, fetched: 1, total: 1 });

interface SampleListProps {
  label: string;
  source?: PageOfRows<Row>;
  everyRow?: EveryRow<Row>;
  begins?: Partial<ListAddress['wanted']>;
}

function SampleList({ label, source = first, everyRow = all, begins = {} }: SampleListProps) {
  const [number, setNumber] = useState(1);
  const [wanted, setWanted] = useState<ListAddress['wanted']>({
    text: '',
    status: '',
    sort: null,
    filters: {},
    ...begins,
  });
  const address = {
    page: number,
    setPage: setNumber,
    wanted,
    ask: (change: Partial<ListAddress['wanted']>) => setWanted({ ...wanted, ...change }),
    isWhole: wanted.text !== '' || wanted.status !== '' || wanted.sort !== null,
  };
  return (
    <RecordList
      label={label}
      noun="surveys"
      empty="No results."
      firstStep={<a href="#Lists">Create your first survey</a>}
      columns={columns}
      statuses={['Open', 'Closed']}
      address={address}
      page={source}
      every={everyRow}
      hasFooter
    />
  );
}

function SampleTable({ label, rows: some, busy }: { label: string; rows: Row[]; busy?: boolean }) {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={some}
      rowKey={({ id }) => id}
      empty="No results."
      sort={sort}
      onSort={setSort}
      {...(busy && { busy })}
    />
  );
}

function SamplePages({ begins, of, withSteps }: { begins: number; of: number; withSteps?: true }) {
  const [number, setNumber] = useState(begins);
  return (
    <Pagination
      page={number}
      totalPages={of}
      onChange={setNumber}
      onApproach={nothing}
      {...(withSteps && { withSteps })}
    />
  );
}

/** Tables, their tools and footers, and lists while loading, failed and searched. */
export function Lists() {
  const [status, setStatus] = useState('Open');
  const [number, setNumber] = useState(2);
  return (
    <>
      <Part name="StatusBadge">
        {['Open', 'Active', 'Closed', 'Deactivated'].map((text) => (
          <State key={text} name={text}>
            <StatusBadge status={text} outlined={text === 'Closed' || text === 'Deactivated'} />
          </State>
        ))}
      </Part>
      <Part name="ChoiceMenu">
        <State name="something chosen">
          <ChoiceMenu
            label="Status"
            value={status}
            choices={[
              { value: '', text: 'All statuses' },
              { value: 'Open', text: 'Open' },
              { value: 'Closed', text: 'Closed' },
            ]}
            onChange={setStatus}
          />
        </State>
      </Part>
      <Part name="DataTable">
        <State name="rows" wide>
          <SampleTable label="Table of rows" rows={rows} />
        </State>
        <State name="newer rows on their way" wide>
          <SampleTable label="Table that is busy" rows={rows.slice(0, 1)} busy />
        </State>
        <State name="none" wide>
          <SampleTable label="Table without rows" rows={[]} />
        </State>
      </Part>
      <Part name="Pagination">
        <State name="three pages" wide>
          <SamplePages begins={1} of={3} />
        </State>
        <State name="in the middle of fifty" wide>
          <SamplePages begins={15} of={50} withSteps />
        </State>
      </Part>
      <Part name="ListFooter">
        <State name="the second page" wide>
          <ListFooter
            page={number}
            totalPages={3}
            totalItems={23}
            noun="agents"
            onChange={setNumber}
            onApproach={nothing}
          />
        </State>
      </Part>
      <Part name="RecordList">
        <State name="a page" wide>
          <SampleList label="List" />
        </State>
        <State name="loading" wide>
          <SampleList label="List that is loading" source={page({ isFetching: true })} />
        </State>
        <State name="not loaded" wide>
          <SampleList label="List that failed" source={page({ error: 'down' })} />
        </State>
        <State name="the newest not loaded" wide>
          <SampleList label="List of before" source={{ ...first, error: 'down' }} />
        </State>
        <State name="nothing yet" wide>
          <SampleList
            label="List without rows"
            source={page({ data: { rows: [], totalPages: 0, totalItems: 0 } })}
          />
        </State>
        <State name="searched" wide>
          <SampleList label="List that was searched" begins={{ text: 'market' }} />
        </State>
        <State name="being searched" wide>
          <SampleList
            label="List that is being searched"
            begins={{ text: 'winter' }}
            everyRow={every({ rows, fetched: 3, total: 12 })}
          />
        </State>
        <State name="nothing matches" wide>
          <SampleList label="List with nothing found" begins={{ text: 'xyzzy' }} />
        </State>
      </Part>
    </>
  );
}
