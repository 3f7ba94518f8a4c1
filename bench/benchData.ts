const QUESTIONS = 5;
const CHOICES = 6;
const DAY = 86_400_000;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Added to a report's id to request individual answers. */
export const WITH_ANSWERS = 1;

/** A person's answers: one or two options per question, derived from the person's number. */
const createAnswers = (person: number) =>
  numbers(QUESTIONS).map((questionId) => ({
    questionId,
    values: numbers(questionId % 2 ? 1 : 2).map(
      (more) => `Choice number ${((person * questionId + more) % CHOICES) + 1}`,
    ),
  }));

/**
 * The answer of GET /survey/analyze/{id} as text: the id is the number of responses, or one
 * more with individual answers.
 */
export function createReport(report: number): string {
  const hasAnswers = report % 10 === WITH_ANSWERS;
  const size = hasAnswers ? report - WITH_ANSWERS : report;
  const options = numbers(CHOICES).map((order) => ({
    order,
    text: `Choice number ${order}`,
    isActive: true,
    responseCount: Math.round((size * order) / 21),
    responsePercentage: (order / 21) * 100,
    selectionPercentage: (order / 21) * 100,
  }));
  const choiceQuestions = numbers(QUESTIONS).map((id) => ({
    id,
    text: `Question number ${id}`,
    type: id % 2 ? 'single' : 'multiple',
    responseCount: size,
    options,
  }));
  const answers = numbers(size).map((id) => ({
    id,
    value: `Because of reason number ${id}, which takes a sentence of some length to tell in full, as people do when asked.`,
  }));
  const why = { id: QUESTIONS + 1, text: 'Why?', type: 'text', responseCount: size, answers };
  return JSON.stringify({
    id: report,
    title: `Of ${size}`,
    averageTimeSpent: 300,
    averageCompletionRate: 90,
    questions: [...choiceQuestions, why],
    responses: numbers(size).map((id) => ({
      id,
      lat: String(48 + (id % 1000) / 1000),
      long: String(2 + Math.floor(id / 1000) / 100),
      createdAt: new Date(Date.UTC(2026, 0, 1) + (id % 90) * DAY).toISOString(),
      completionPercentage: 90,
      timeSpent: 300,
      ...(hasAnswers && { answers: createAnswers(id) }),
    })),
  });
}

/** The answer of GET /survey/{id}: the id is the number of questions, of six options each. */
export const createSurvey = (size: number) => ({
  id: size,
  title: 'A survey',
  logo: null,
  questions: numbers(size).map((id) => ({
    id,
    text: `Question number ${id}`,
    type: 'single',
    required: false,
    hasOthers: false,
    options: numbers(CHOICES).map((option) => ({
      id: id * CHOICES + option,
      text: `Choice ${option}`,
      isActive: true,
    })),
  })),
});

const RESPONSES = 10_000;

/** A page of ten thousand responses, as both response lists answer. */
export const createResponsePage = (page: number, pageSize: number) => ({
  responses: numbers(pageSize).map((index) => ({
    id: (page - 1) * pageSize + index,
    surveyorName: `Surveyor ${index} of page ${page}`,
    user: null,
    survey: { title: 'A survey' },
    timeSpent: 300,
    completionPercentage: 90,
    createdAt: '2026-03-01T10:00:00.000Z',
  })),
  totalPages: RESPONSES / pageSize,
  totalResponses: RESPONSES,
});

/** A page of three hundred surveys, as both survey lists answer. */
export const createSurveyPage = (page: number, pageSize: number) => ({
  surveys: numbers(pageSize).map((index) => ({
    id: (page - 1) * pageSize + index,
    title: `Survey ${index} of page ${page}`,
    status: 'Open',
    updatedAt: '2026-03-01T10:00:00.000Z',
    responseCount: 1000,
  })),
  totalPages: 30,
});
