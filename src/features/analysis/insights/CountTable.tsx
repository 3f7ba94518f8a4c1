import { DataTable } from '#ui/list/DataTable.tsx';

interface CountTableProps {
  label: string;
  /** What is counted by: "Day". */
  header: string;
  rows: { name: string; count: number }[];
}

/** What a chart shows as a table, for those who cannot see it. */
export function CountTable({ label, header, rows }: CountTableProps) {
  return (
    <details>
      <summary>{`${label} as a table`}</summary>
      <DataTable
        label={label}
        columns={[
          { header, cell: ({ name }) => name },
          { header: 'Responses', align: 'right', cell: ({ count }) => count },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        empty="No data yet"
        keepsRows
      />
    </details>
  );
}
