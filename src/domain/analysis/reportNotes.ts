import { formatCount, formatPercent } from '#domain/format/figures.ts';
import { isolated, personText } from '../field/visible.ts';
import { parseLocation, unreadableLocation } from '../response/parseLocation.ts';
import { choiceText, isMultiple, takesChoices } from '../survey/question.ts';
import type { AnalyzedResponse, QuestionSummary, SurveyAnalysis } from './analysis.ts';
import { choiceName, optionFigures, selectionsOf } from './optionFigures.ts';

/** The most frequent answer to a question; several if they tie. */
export interface LeadingAnswer {
  questionId: number;
  /** The question's name: "Q2". */
  name: string;
  question: string;
  choices: string[];
  /** Of the people who answered the question, in percent. */
  share: number | null;
  /** "12 of 30"; null if the counts are unknown. */
  partOf: string | null;
}

/** More tied choices are counted. */
const MOST_TIED = 3;

/** The tied choices as a text: "Tea, Milk, Juice and 8 more". */
export function leadingText({ choices }: LeadingAnswer): string {
  const more = choices.length - MOST_TIED;
  const named = choices
    .slice(0, more > 1 ? MOST_TIED : choices.length)
    .map(isolated)
    .join(', ');
  return more > 1 ? `${named} and ${formatCount(more)} more` : named;
}

/** The leading answer of each answered choice question (REPORT-23). */
export function leadingAnswers({ questions }: SurveyAnalysis): LeadingAnswer[] {
  return questions.flatMap((question, index) => {
    if (!takesChoices(question)) return [];
    const options = question.options ?? [];
    const most = options.reduce(
      (found, { responseCount }) => Math.max(found, responseCount ?? 0),
      0,
    );
    const leading = options.filter(({ responseCount }) => responseCount === most);
    const [first] = leading;
    if (most === 0 || !first) return [];
    const { value, partOf } = optionFigures(first, question).respondents;
    return [
      {
        questionId: question.id,
        name: `Q${index + 1}`,
        question: question.text,
        choices: leading.map(choiceName),
        share: value,
        partOf,
      },
    ];
  });
}

/** Equal choices, and those that differ by case alone, divide the people who mean the same. */
function alike({ options }: QuestionSummary, name: string): string[] {
  const byWord = Map.groupBy(options ?? [], ({ text }) => text.normalize().toLowerCase());
  return [...byWord.values()].flatMap((same) => {
    const texts = [...new Set(same.map(({ text }) => text.normalize()))].map(
      (text) => `“${personText(choiceText(text))}”`,
    );
    if (texts.length > 1) return [`${name}: ${texts.join(', ')} differ by case alone.`];
    return same.length > 1
      ? [`${name}: ${texts[0]} stands ${formatCount(same.length)} times.`]
      : [];
  });
}

/**
 * Percentages that contradict their counts, counts that exceed the responses, several choices of one
 * person where one is allowed, and choices that differ by case alone (REPORT-23).
 */
export function contradictions({ questions, responses }: SurveyAnalysis): string[] {
  return questions.flatMap((question, index) => {
    const name = `Q${index + 1}`;
    const answered = question.responseCount ?? 0;
    const tooMany =
      answered > responses.length
        ? [
            `${name} has ${formatCount(answered)} answers of ${formatCount(responses.length)} responses.`,
          ]
        : [];
    const isSingle = takesChoices(question) && !isMultiple(question);
    const isSeveral = isSingle && selectionsOf(question) > answered;
    const several = isSeveral ? [`${name}: people chose several of its choices.`] : [];
    const percentages = (question.options ?? []).flatMap((option) => {
      const { respondents, selections } = optionFigures(option, question);
      const wrong = respondents.contradictedBy === null ? selections : respondents;
      return wrong.contradictedBy === null
        ? []
        : [
            `${name}, “${personText(option.text)}”: ${formatPercent(wrong.value)} sent, ${formatPercent(wrong.contradictedBy)} counted.`,
          ];
    });
    return [...tooMany, ...several, ...alike(question, name), ...percentages];
  });
}

/** A smaller share of the responses counts as a gap, in percent. */
const FEW = 50;

type ValueOf = (response: AnalyzedResponse) => unknown;

/** A fact of a response: its name, what was read, and what was sent and cannot be read. */
const facts: [name: string, read: ValueOf, sent: ValueOf][] = [
  ['date', ({ createdAt }) => createdAt, ({ unread }) => unread?.createdAt],
  ['time spent', ({ timeSpent }) => timeSpent, ({ unread }) => unread?.timeSpent],
  ['completion', (one) => one.completionPercentage, (one) => one.unread?.completionPercentage],
  ['place', parseLocation, unreadableLocation],
];

/**
 * What is missing from the responses: rarely answered questions, dates, times and places
 * (REPORT-23).
 */
export function gaps({ questions, responses }: SurveyAnalysis): string[] {
  const total = responses.length;
  if (total === 0) return [];
  const few = questions.flatMap(({ responseCount }, index) =>
    typeof responseCount === 'number' && responseCount < (total * FEW) / 100
      ? [`Q${index + 1} was answered by ${formatCount(responseCount)} of ${formatCount(total)}.`]
      : [],
  );
  const note = (count: number, what: string) =>
    count > 0 ? [`${formatCount(count)} of ${formatCount(total)} have ${what}.`] : [];
  const missing = facts.flatMap(([name, read, sent]) => {
    const unknown = responses.filter((response) => (read(response) ?? null) === null);
    const unreadable = unknown.filter((response) => (sent(response) ?? null) !== null).length;
    return [
      ...note(unknown.length - unreadable, `no ${name}`),
      ...note(unreadable, `a ${name} that cannot be read`),
    ];
  });
  return [...few, ...missing];
}
