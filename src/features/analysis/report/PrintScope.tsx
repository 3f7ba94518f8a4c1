import { daysName } from '#domain/field/dateRange.ts';
import { userText } from '#domain/field/displayText.ts';
import { formatLongDate } from '#domain/format/dates.ts';
import { useIsPrinting } from '#ui/hooks.ts';
import { filterGroups, type Report } from '../useReport.ts';

/** On paper, when and of whom the report was printed (REPORT-17). */
export function PrintScope({ report }: { report: Report }) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const filterNames = filterGroups(report, userText).map(({ name }) => name);
  return (
    <p>
      {`Printed on ${formatLongDate(new Date().toISOString())}. Days of responses: ${daysName(report.range)}`}
      {filterNames.length > 0 && `, only people who chose ${filterNames.join(' and ')}`}
    </p>
  );
}
