import type { QuestionSummary, SurveyAnalysis } from '#domain/analysis/analysis.ts';
import { optionFigures } from '#domain/analysis/optionFigures.ts';
import { forType, isMultiple, type QuestionType } from '#domain/survey/question.ts';
import type { Days } from './useDays.ts';

type Cell = string | number | null;

interface ReportSheet {
  name: string;
  header: string[];
  rows: Cell[][];
}

const figuresOf = (question: QuestionSummary, place: number): Cell[][] =>
  (question.options ?? []).map((option) => {
    const { respondents, selections } = optionFigures(option, question);
    return [
      `Q${place + 1}`,
      question.text,
      question.type,
      option.text,
      option.responseCount ?? null,
      respondents.value ?? null,
      isMultiple(question) ? (selections.value ?? null) : null,
    ];
  });

/** What a text given to a question is, by the question's type. */
const textKinds: Record<QuestionType, string> = {
  text: 'Answer',
  multiple: 'Others',
  single: 'Others',
};

const answersOf = (question: QuestionSummary, place: number): Cell[][] =>
  (question.answers ?? []).map(({ id, value }) => [
    `Q${place + 1}`,
    question.text,
    forType(textKinds, question),
    id,
    value,
  ]);

const isoOf = (createdAt: string | null | undefined): Cell => {
  const date = new Date(createdAt ?? '');
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/**
 * The report as sheets of cells: figures, answers, and responses with their time in ISO, seconds and place (REPORT-14).
 * The responses are those of the chosen days; which answers are of these days is not known, and the names of their sheets
 * say so (REPORT-13).
 */
export function reportSheets(
  { questions }: SurveyAnalysis,
  { responses, isSet }: Pick<Days, 'responses' | 'isSet'>,
): ReportSheet[] {
  const nameOf = (name: string) => (isSet ? `${name}, all days` : name);
  return [
    {
      name: nameOf('Figures'),
      header: [
        'Question',
        'Text',
        'Type',
        'Answer choice',
        'Response Count',
        '% of Respondents',
        '% of Selections',
      ],
      rows: questions.flatMap(figuresOf),
    },
    {
      name: nameOf('Answers'),
      header: ['Question', 'Text', 'Kind', 'Answer id', 'Answer'],
      rows: questions.flatMap(answersOf),
    },
    {
      name: 'Responses',
      header: [
        'Response id',
        'Created at',
        'Completion %',
        'Time spent (s)',
        'Latitude',
        'Longitude',
      ],
      rows: responses.map(({ id, createdAt, completionPercentage, timeSpent, lat, long }) => [
        id,
        isoOf(createdAt),
        completionPercentage ?? null,
        timeSpent ?? null,
        lat ?? null,
        long ?? null,
      ]),
    },
  ];
}
