import { formatCount } from '#domain/format/figures.ts';
import { DataTable } from '#ui/list/DataTable.tsx';

interface CountTableProps {
  label: string;
  /** The unit of counting: "Day". */
  header: string;
  rows: { name: string; count: number }[];
}

/** A chart's data as a table, for people who cannot see it. */
export function CountTable({ label, header, rows }: CountTableProps) {
  return (
    <details>
      <summary>{`${label} as a table`}</summary>
      <DataTable
        label={label}
        columns={[
          { id: 'name', header, text: ({ name }) => name },
          {
            id: 'responses',
            header: 'Responses',
            align: 'right',
            className: 'nowrap',
            text: ({ count }) => formatCount(count),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        empty="No data yet"
        keepsRows
      />
    </details>
  );
}
