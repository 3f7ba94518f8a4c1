import { readAnswerTable } from '#domain/analysis/answerTable.ts';
import type { Periods } from '#domain/analysis/comparedPeriods.ts';
import {
  type Changes,
  type Difference,
  findChanges,
  findGroupDifference,
  type GroupDifference,
} from '#domain/analysis/insights.ts';
import { filterRows, singleOptionIds } from '#domain/analysis/narrowReport.ts';
import { isMultiple } from '#domain/survey/question.ts';
import type { Report } from '../useReport.ts';

/** The insights of a report. */
export interface ReportInsights {
  /** The largest change between the compared periods. */
  change: Difference | undefined;
  periods: Periods | undefined;
  groupDifference: GroupDifference | undefined;
  responseCount: number;
}

/**
 * Every option's change between two periods, with the report's filters applied; null if the server
 * does not say who answered what, or the days are too few.
 */
export function reportChanges({
  whole,
  filters,
  range,
}: Pick<Report, 'whole' | 'filters' | 'range'>): Changes | null {
  const table = readAnswerTable(whole);
  if (!table) return null;
  const rows = filterRows(table, [...whole.responses.keys()], filters, singleOptionIds(whole));
  return findChanges(whole, table, rows, range);
}

/** What the insights are computed from. */
export type InsightSource = Pick<
  Report,
  'whole' | 'filtered' | 'filters' | 'range' | 'compareQuestion' | 'groups'
>;

/** The insights of the report as it is filtered and compared. */
export function findInsights(report: InsightSource): ReportInsights {
  const { filtered, compareQuestion, groups } = report;
  const changes = reportChanges(report);
  const [change] = changes?.differences ?? [];
  return {
    change,
    periods: changes?.periods,
    // Groups that share people are not independent, so the test does not apply to them.
    groupDifference:
      compareQuestion && !isMultiple(compareQuestion)
        ? findGroupDifference(groups, compareQuestion)
        : undefined,
    responseCount: filtered.responses.length,
  };
}
