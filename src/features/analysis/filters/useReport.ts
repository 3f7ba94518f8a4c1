import { useEffect, useMemo } from 'react';
import type { QuestionSummary, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import {
  type AnswerTable,
  isDistinct,
  readAnswersAhead,
  readAnswerTable,
  tellsAnswers,
} from '#domain/analysis/answerTable.ts';
import { type Choice, narrowReport, rowsThatTook } from '#domain/analysis/narrowReport.ts';
import {
  type DateRange,
  hasDays,
  isInRange,
  previousRange,
  readRange,
} from '#domain/field/dateRange.ts';
import { textKey } from '#domain/field/textKey.ts';
import { localDay } from '#domain/format/localDay.ts';
import { hasChoices, isMultiple } from '#domain/survey/question.ts';
import { useAddress } from '#ui/useAddress.ts';
import { whenIdle } from '#ui/whenIdle.ts';

/** The people who took one choice of the question that a report is compared by. */
export interface Group {
  place: number;
  name: string;
  report: SurveyAnalysis;
}

/** What a report shows, and how to change that. All of it is in the address (REPORT-13, REPORT-19 to REPORT-22). */
export interface Report {
  /** The report of everyone, as the server sent it. */
  whole: SurveyAnalysis;
  /** The report of the people who are left by days and filters; the whole one where nobody is left out. */
  shown: SurveyAnalysis;
  isNarrowed: boolean;
  range: DateRange;
  setRange: (days: Partial<DateRange>) => void;
  /** Whether the server says who answered what: what needs that is offered only then (REPORT-18). */
  tellsAnswers: boolean;
  filters: readonly Choice[];
  /** Whether the address names a choice that the survey does not have any more. */
  hasUnknownFilter: boolean;
  /** Narrows to the people who took a choice; where they are narrowed so already, widens again. */
  toggle: (choice: Choice) => void;
  clear: () => void;
  /** Whether the most frequent choice comes first, instead of the survey's order (REPORT-16). */
  isByCount: boolean;
  setByCount: (isOn: boolean) => void;
  /** The question that splits each chart. */
  by: QuestionSummary | undefined;
  setBy: (questionId: number | null) => void;
  groups: readonly Group[];
  /** The days before the range, where one can be compared with them. */
  previousDays: DateRange | null;
  comparesPrevious: boolean;
  setComparesPrevious: (isOn: boolean) => void;
  /** The report of the days before, where it is compared with. */
  previous: SurveyAnalysis | undefined;
}

/** Whether people can be told apart by what they chose in a question. */
export const isFilterable = (question: QuestionSummary): boolean =>
  hasChoices(question) && (question.options?.length ?? 0) > 0 && isDistinct(question);

/** A choice as the address has it: its question and its text, so that a link names the same choice when others move. */
const writtenChoice = ({ id, options }: QuestionSummary, place: number): string =>
  `${id}.${textKey(options?.[place]?.text ?? '')}`;

const writtenChoices = (choices: readonly Choice[], { questions }: SurveyAnalysis): string =>
  choices
    .map(({ questionId, place }) => {
      const question = questions.find(({ id }) => id === questionId);
      return question ? writtenChoice(question, place) : '';
    })
    .join('-');

const isSame = (one: Choice, other: Choice) =>
  one.questionId === other.questionId && one.place === other.place;

/** The choices of an address, and whether it names any that the report does not have. */
function readChoices(text: string, { questions }: SurveyAnalysis) {
  const parts = text.split('-').filter(Boolean);
  const choices = parts.flatMap((part): Choice[] => {
    const question = questions.find(({ id }) => part.startsWith(`${id}.`));
    if (!question || !isFilterable(question)) return [];
    const place = (question.options ?? []).findIndex(
      (_, at) => writtenChoice(question, at) === part,
    );
    return place === -1 ? [] : [{ questionId: question.id, place }];
  });
  const different = choices.filter(
    (choice, at) => choices.findIndex((one) => isSame(one, choice)) === at,
  );
  return { choices: different, hasUnknown: choices.length < parts.length };
}

const noChoices: ReturnType<typeof readChoices> = { choices: [], hasUnknown: false };

function rowsWithin({ responses }: SurveyAnalysis, range: DateRange): number[] {
  const isIn = isInRange(range);
  return responses.flatMap((response, row) => (isIn(response) ? [row] : []));
}

function groupsOf(
  whole: SurveyAnalysis,
  table: AnswerTable,
  rows: readonly number[],
  { id, options }: QuestionSummary,
): Group[] {
  return (options ?? []).flatMap(({ text, isActive }, place) => {
    const taken = rowsThatTook(table, rows, [{ questionId: id, place }]);
    if (taken.length === 0 && isActive === false) return [];
    return [{ place, name: text, report: narrowReport(whole, table, taken) }];
  });
}

const nothing: readonly Group[] = [];

/** Reads who answered what in idle moments, so that the first filter of 100,000 responses does not wait for it. */
function useReadAhead(analysis: SurveyAnalysis | undefined): void {
  useEffect(() => {
    if (!analysis) return undefined;
    let stop: () => void;
    const readOn = () => {
      if (!readAnswersAhead(analysis, 16)) stop = whenIdle(readOn);
    };
    stop = whenIdle(readOn);
    return () => stop();
  }, [analysis]);
}

/** The report that the address asks for. Undefined until the analysis is there. */
export function useReport(whole: SurveyAnalysis | undefined): Report | undefined {
  const { params, change } = useAddress();
  const { from, to } = readRange(params.get('from'), params.get('to'));
  const asked = params.get('choices') ?? '';
  const byId = Number(params.get('by') ?? 0);
  const wantsPrevious = params.get('compare') === 'previous';

  const hasAnswers = useMemo(() => whole !== undefined && tellsAnswers(whole), [whole]);
  const range = useMemo(() => ({ from, to }), [from, to]);
  const { choices: filters, hasUnknown } = useMemo(
    () => (whole && hasAnswers ? readChoices(asked, whole) : noChoices),
    [whole, hasAnswers, asked],
  );
  const isNarrowed = hasDays(range) || filters.length > 0;
  const by = hasAnswers
    ? whole?.questions.find((question) => question.id === byId && isFilterable(question))
    : undefined;
  const previousDays = useMemo(() => previousRange(range, localDay(new Date())), [range]);
  const comparesPrevious = wantsPrevious && previousDays !== null;

  useReadAhead(hasAnswers ? whole : undefined);
  // A report of everyone does without the table.
  const needsTable = hasAnswers && (isNarrowed || by !== undefined);
  const table = useMemo(
    () => (whole && needsTable ? readAnswerTable(whole) : null),
    [whole, needsTable],
  );
  const rows = useMemo(
    () => (whole ? rowsThatTook(table, rowsWithin(whole, range), filters) : []),
    [whole, table, range, filters],
  );
  const shown = useMemo(
    () => (whole && isNarrowed ? narrowReport(whole, table, rows) : whole),
    [whole, isNarrowed, table, rows],
  );
  const groups = useMemo(
    () => (whole && table && by ? groupsOf(whole, table, rows, by) : nothing),
    [whole, table, rows, by],
  );
  const previous = useMemo(() => {
    if (!whole || !comparesPrevious || !previousDays) return undefined;
    const before = rowsThatTook(table, rowsWithin(whole, previousDays), filters);
    return narrowReport(whole, table, before);
  }, [whole, comparesPrevious, previousDays, table, filters]);

  if (!whole || !shown) return undefined;
  const setFilters = (choices: readonly Choice[]) =>
    change({ choices: writtenChoices(choices, whole) });
  return {
    whole,
    shown,
    isNarrowed,
    range,
    // Typing a date replaces the history entry instead of adding one for each digit.
    setRange: (days) => {
      const hasRange = hasDays({ ...range, ...days });
      change({ ...days, ...(!hasRange && { compare: '' }) }, { replace: true });
    },
    tellsAnswers: hasAnswers,
    filters,
    hasUnknownFilter: hasUnknown,
    toggle: (choice) => {
      if (filters.some((filter) => isSame(filter, choice))) {
        setFilters(filters.filter((filter) => !isSame(filter, choice)));
        return;
      }
      // Nobody took two choices of a single choice: the new one takes the place of the other.
      const question = whole.questions.find(({ id }) => id === choice.questionId);
      const kept = filters.filter(
        ({ questionId }) => questionId !== choice.questionId || (question && isMultiple(question)),
      );
      setFilters([...kept, choice]);
    },
    clear: () => setFilters([]),
    isByCount: params.get('order') === 'count',
    setByCount: (isOn) => change({ order: isOn ? 'count' : '' }, { replace: true }),
    by,
    setBy: (questionId) => change({ by: questionId === null ? '' : String(questionId) }),
    groups,
    previousDays,
    comparesPrevious,
    setComparesPrevious: (isOn) => change({ compare: isOn ? 'previous' : '' }, { replace: true }),
    previous,
  };
}
