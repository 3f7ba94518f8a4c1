import { useMemo } from 'react';
import { readAnswerTable } from '#domain/analysis/answerTable.ts';
import {
  type Change,
  findChanges,
  type Proportion,
  splitByDay,
  toShare,
} from '#domain/analysis/changes.ts';
import { isolated, shortened } from '#domain/field/displayText.ts';
import { formatDay } from '#domain/format/dates.ts';
import { formatPart } from '#domain/format/figures.ts';
import type { Report } from '../useReport.ts';

type ReportRows = Pick<Report, 'whole' | 'rows' | 'compareQuestion' | 'groups'>;

/** What differs in a report, over time or between its compared groups. */
export interface ReportChanges {
  title: string;
  /** The day that splits the responses, as in a sentence; null for groups. */
  day: string | null;
  changes: readonly Change[];
}

function findReportChanges({ whole, rows, compareQuestion, groups }: ReportRows) {
  const table = readAnswerTable(whole);
  if (!table) return null;
  if (compareQuestion) {
    const changes = findChanges(whole, table, groups, compareQuestion.id);
    return { title: 'What differs', day: null, changes };
  }
  const split = splitByDay(whole.responses, rows);
  if (!split) return null;
  const day = formatDay(split.day).replace(`, ${new Date().getFullYear()}`, '');
  return { title: 'What changed', day, changes: findChanges(whole, table, split.sets) };
}

/** What differs in the report as it is filtered and compared; null if too little can be tested. */
export function useChanges({ whole, rows, compareQuestion, groups }: ReportRows) {
  return useMemo((): ReportChanges | null => {
    const reportChanges = findReportChanges({ whole, rows, compareQuestion, groups });
    return reportChanges && reportChanges.changes.length > 0 ? reportChanges : null;
  }, [whole, rows, compareQuestion, groups]);
}

/** "41% (26 of 63)". */
const shareText = (share: Proportion) =>
  `${Math.round(100 * toShare(share))}% (${formatPart(share.count, share.base)})`;

/** The name of a set, to stand in a sentence. */
export const setName = (name: string): string => isolated(shortened(name));

/** "41% (26 of 63) before October 30, 18% (10 of 57) since", or the same of two groups. */
export function differenceText({ ends: [first, second] }: Change, day: string | null): string {
  return day === null
    ? `${shareText(first)} of ${setName(first.name)}, ${shareText(second)} of ${setName(second.name)}`
    : `${shareText(first)} before ${day}, ${shareText(second)} since`;
}

/** What is said of an option after its name (INSIGHT-2, INSIGHT-4). */
export function changeText(change: Change, day: string | null): string {
  if (day === null) return `: ${differenceText(change, day)}.`;
  const [earlier, later] = change.ends;
  const verb = toShare(later) < toShare(earlier) ? 'fell' : 'rose';
  return ` ${verb} from ${shareText(earlier)} before ${day} to ${shareText(later)} since.`;
}

/** The difference of the shares in percentage points. */
export const pointsBetween = ({ ends: [first, second] }: Change): number =>
  100 * (toShare(second) - toShare(first));
