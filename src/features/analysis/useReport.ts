import { useMemo } from 'react';
import type { QuestionSummary, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import {
  type AnswerTable,
  hasIndividualAnswers,
  hasUniqueOptions,
  readAnswerTable,
} from '#domain/analysis/answerTable.ts';
import {
  filterRows,
  narrowReport,
  type OptionFilter,
  singleOptionIds,
} from '#domain/analysis/narrowReport.ts';
import { optionName } from '#domain/analysis/optionFigures.ts';
import { type DateRange, hasDays, isInRange, readRange } from '#domain/field/dateRange.ts';
import { textHash } from '#domain/field/textHash.ts';
import { limits } from '#domain/limits.ts';
import { isChoiceQuestion } from '#domain/survey/question.ts';
import { useUrlParams } from '#ui/useUrlParams.ts';

/** The people who took one option of the comparing question. */
export interface Group {
  index: number;
  name: string;
  rows: readonly number[];
  report: SurveyAnalysis;
}

/** A report's figures and settings, which the URL holds (REPORT-13, REPORT-19 to REPORT-22). */
export interface Report {
  /** The report of everyone, as the server sent it. */
  whole: SurveyAnalysis;
  /** The report of the people that days and filters leave; the whole report without any. */
  filtered: SurveyAnalysis;
  /** The positions of these people in the responses of `whole`. */
  rows: readonly number[];
  isNarrowed: boolean;
  range: DateRange;
  setRange: (days: Partial<DateRange>) => void;
  /** Whether the server says who answered what; otherwise filters have no data (REPORT-18). */
  hasIndividualAnswers: boolean;
  filters: readonly OptionFilter[];
  /** Whether the URL names an option that the survey no longer has. */
  hasUnknownFilter: boolean;
  /** Adds or removes the filter by an option. Those of a single choice are alternatives. */
  toggle: (option: OptionFilter) => void;
  remove: (options: readonly OptionFilter[]) => void;
  clear: () => void;
  /** Whether the most frequent option comes first, instead of the survey's order (REPORT-16). */
  sortsByCount: boolean;
  setSortByCount: (isOn: boolean) => void;
  /** The question that splits the charts. */
  compareQuestion: QuestionSummary | undefined;
  setCompareQuestion: (questionId: number | null) => void;
  /** Removes days, comparison and order in one step of the history. */
  resetTools: () => void;
  groups: readonly Group[];
  /** How many groups there are; only the first ones are compared. */
  groupCount: number;
}

/** A condition of a filtered report, as one text: "Q1: Very satisfied or Satisfied". */
export interface FilterGroup {
  name: string;
  options: readonly OptionFilter[];
}

/** The conditions of a report. Options of a single-choice question are alternatives. */
export function filterGroups(
  { whole, filters }: Pick<Report, 'whole' | 'filters'>,
  show: (text: string) => string = String,
): FilterGroup[] {
  const alternatives = singleOptionIds(whole);
  const createKey = ({ questionId, index }: OptionFilter) =>
    alternatives.has(questionId) ? `${questionId}` : `${questionId}.${index}`;
  return [...Map.groupBy(filters, createKey).values()].map((options) => {
    const questionIndex = whole.questions.findIndex(({ id }) => id === options[0]?.questionId);
    const names = options.map(({ index }) => {
      const option = whole.questions[questionIndex]?.options?.[index];
      return show(option ? optionName(option) : '');
    });
    return { name: `Q${questionIndex + 1}: ${names.join(' or ')}`, options };
  });
}

/** Whether a question's options tell people apart. */
export const isFilterable = (question: QuestionSummary): boolean =>
  isChoiceQuestion(question) && (question.options?.length ?? 0) > 0 && hasUniqueOptions(question);

/** An option in the URL: its question and a hash of its text, which reordering keeps. */
const formatOptionFilter = ({ id, options }: QuestionSummary, index: number): string =>
  `${id}.${textHash(options?.[index]?.text ?? '')}`;

const formatOptionFilters = (
  options: readonly OptionFilter[],
  { questions }: SurveyAnalysis,
): string =>
  options
    .map(({ questionId, index }) => {
      const question = questions.find(({ id }) => id === questionId);
      return question ? formatOptionFilter(question, index) : '';
    })
    .join('-');

const isSame = (a: OptionFilter, b: OptionFilter) =>
  a.questionId === b.questionId && a.index === b.index;

/** The options in a URL, and whether it names any that the report lacks. */
function readOptions(text: string, { questions }: SurveyAnalysis) {
  const parts = text.split('-').filter(Boolean);
  const options = parts.slice(0, limits.shownChoices).flatMap((part): OptionFilter[] => {
    const question = questions.find(({ id }) => part.startsWith(`${id}.`));
    if (!question || !isFilterable(question)) return [];
    const index = (question.options ?? []).findIndex(
      (_, index) => formatOptionFilter(question, index) === part,
    );
    return index === -1 ? [] : [{ questionId: question.id, index }];
  });
  const different = options.filter(
    (option, index) => options.findIndex((item) => isSame(item, option)) === index,
  );
  return { options: different, hasUnknown: options.length < parts.length };
}

const noOptions: ReturnType<typeof readOptions> = { options: [], hasUnknown: false };

function rowsWithin({ responses }: SurveyAnalysis, range: DateRange): number[] {
  if (!hasDays(range)) return [...responses.keys()];
  const isIn = isInRange(range);
  return responses.flatMap((response, row) => (isIn(response) ? [row] : []));
}

/** More groups fit neither a chart nor a table (REPORT-22). */
const MAX_GROUPS = 12;

function createGroups(
  whole: SurveyAnalysis,
  table: AnswerTable,
  rows: readonly number[],
  { id, options }: QuestionSummary,
): { groups: readonly Group[]; groupCount: number } {
  const active = (options ?? []).flatMap((option, index) => {
    const groupRows = filterRows(table, rows, [{ questionId: id, index }]);
    return groupRows.length === 0 ? [] : [{ option, index, groupRows }];
  });
  const groups = active.slice(0, MAX_GROUPS).map(({ option, index, groupRows }) => ({
    index,
    name: optionName(option),
    rows: groupRows,
    report: narrowReport(whole, table, groupRows),
  }));
  return { groups, groupCount: active.length };
}

const noGroups: ReturnType<typeof createGroups> = { groups: [], groupCount: 0 };

/** The report that the URL describes; undefined until the analysis arrives. */
export function useReport(whole: SurveyAnalysis | undefined): Report | undefined {
  const { params, change } = useUrlParams();
  const { from, to } = readRange(params.get('from'), params.get('to'));
  const rawOptions = params.get('choices') ?? '';
  const byId = Number(params.get('by') ?? 0);

  const hasAnswers = useMemo(() => whole !== undefined && hasIndividualAnswers(whole), [whole]);
  const range = useMemo(() => ({ from, to }), [from, to]);
  const { options: filters, hasUnknown } = useMemo(
    () => (whole && hasAnswers ? readOptions(rawOptions, whole) : noOptions),
    [whole, hasAnswers, rawOptions],
  );
  const isNarrowed = hasDays(range) || filters.length > 0;
  const compareQuestion = hasAnswers
    ? whole?.questions.find((question) => question.id === byId && isFilterable(question))
    : undefined;

  // A report of everyone needs no table.
  const needsTable = hasAnswers && (isNarrowed || compareQuestion !== undefined);
  const table = useMemo(
    () => (whole && needsTable ? readAnswerTable(whole) : null),
    [whole, needsTable],
  );
  const rows = useMemo(
    () =>
      whole ? filterRows(table, rowsWithin(whole, range), filters, singleOptionIds(whole)) : [],
    [whole, table, range, filters],
  );
  const filtered = useMemo(
    () => (whole && isNarrowed ? narrowReport(whole, table, rows) : whole),
    [whole, isNarrowed, table, rows],
  );
  const { groups, groupCount } = useMemo(
    () =>
      whole && table && compareQuestion
        ? createGroups(whole, table, rows, compareQuestion)
        : noGroups,
    [whole, table, rows, compareQuestion],
  );
  if (!whole || !filtered) return undefined;
  const setFilters = (options: readonly OptionFilter[]) =>
    change({ choices: formatOptionFilters(options, whole) });
  return {
    whole,
    filtered,
    rows,
    isNarrowed,
    range,
    // Typing a date replaces the history entry instead of adding one for each digit. The second date
    // must find the first one in the URL.
    setRange: (days) => change({ ...days }, { replace: true, flushSync: true }),
    hasIndividualAnswers: hasAnswers,
    filters,
    hasUnknownFilter: hasUnknown,
    toggle: (option) => {
      if (filters.some((filter) => isSame(filter, option))) {
        setFilters(filters.filter((filter) => !isSame(filter, option)));
        return;
      }
      setFilters([...filters, option]);
    },
    remove: (options) => setFilters(filters.filter((filter) => !options.includes(filter))),
    clear: () => setFilters([]),
    sortsByCount: params.get('order') === 'count',
    setSortByCount: (isOn) => change({ order: isOn ? 'count' : '' }, { replace: true }),
    compareQuestion,
    setCompareQuestion: (questionId) =>
      change({ by: questionId === null ? '' : String(questionId) }),
    resetTools: () => change({ from: '', to: '', by: '', order: '' }),
    groups,
    groupCount,
  };
}
