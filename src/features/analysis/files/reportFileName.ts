import { daysInFileName, fileName } from '#domain/format/fileName.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import type { Report } from '../useReport.ts';

/** A report's file name: survey, content, days, whether people are left out, today (REPORT-15). */
export function reportFileName({ whole, range, filters }: Report, what: string): string {
  const people = filters.length > 0 ? 'filtered' : '';
  return fileName(
    surveyTitle(whole),
    [what, daysInFileName(range), people].filter(Boolean).join(' '),
  );
}
