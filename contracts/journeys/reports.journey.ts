import {
  answeredCounts,
  answers,
  createAnsweredSurvey,
  createResponse,
  createSampleSurvey,
  fetchReport,
  optionFigures,
  optionStates,
  readCounts,
  readTexts,
  roundToMillionth,
} from './answeredSurveys.ts';
import { options, question, unusualTexts } from './bodies.ts';
import { calls } from './calls.ts';
import { expectSame, failExpecting } from './expectations.ts';
import { journey } from './journey.ts';
import { letters } from './limits.ts';
import { prepareState } from './states.ts';
import { buildUpdateCall, createSurvey } from './surveys.ts';

journey('a report’s figures are computed from its answers (SERVER-16, ENTITY-1)', async (nadia) => {
  const otherSurvey = await createSampleSurvey(nadia, 'Another one');
  const savedSurvey = await createAnsweredSurvey(nadia);
  await prepareState('answers to a survey', {
    surveyId: otherSurvey.id,
    responses: answers.slice(1, 2),
  });
  const report = await fetchReport(nadia, savedSurvey.id);
  expectSame(
    'averageTimeSpent',
    roundToMillionth(report.averageTimeSpent),
    roundToMillionth(4801 / 3),
  );
  expectSame('averageCompletionRate', roundToMillionth(report.averageCompletionRate), 56.25);
  expectSame('the response counts', answeredCounts(report.questions), [2, 3, 2]);
  const [whyQuestion, drinkQuestion, oftenQuestion] = report.questions;
  expectSame(
    'the choices of the multiple choice (text, count, % of respondents, % of selections)',
    optionFigures(drinkQuestion),
    [
      ['Tea', 2, roundToMillionth(200 / 3), 40],
      ['Coffee', 1, roundToMillionth(100 / 3), 20],
      ['Water', 0, 0, 0],
      ['Others', 2, roundToMillionth(200 / 3), 40],
    ],
  );
  expectSame('the order of the choices', optionStates(drinkQuestion), [
    [1, 'Tea', true],
    [2, 'Coffee', true],
    [3, 'Water', true],
    [4, 'Others', true],
  ]);
  expectSame('the order of the choices', optionStates(oftenQuestion), [
    [1, 'Daily', true],
    [2, 'Weekly', true],
    [3, 'Never', true],
  ]);
  expectSame('the choices of the single choice', optionFigures(oftenQuestion), [
    ['Daily', 1, 50, 50],
    ['Weekly', 1, 50, 50],
    ['Never', 0, 0, 0],
  ]);
  expectSame('the answers of the text question', readTexts(whyQuestion), ['Because', 'Why not']);
  expectSame('what was written under Others', readTexts(drinkQuestion), [' Juice ', 'Milk']);
  const [otherSurveysQuestion] = (await fetchReport(nadia, otherSurvey.id)).questions;
  expectSame('the answers of the other survey', readTexts(otherSurveysQuestion), ['Why not']);
});

journey(
  'a report has each response once, with its place, time, completion and day (SERVER-16)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const { responses } = await fetchReport(nadia, savedSurvey.id);
    const pickFacts = (all: Omit<(typeof responses)[number], 'id' | 'user' | 'answers'>[]) =>
      all
        .map((response) => ({
          createdAt: new Date(response.createdAt ?? '').toISOString(),
          place: response.lat ? `${response.lat} ${response.long}` : '',
          completionPercentage: response.completionPercentage,
          timeSpent: response.timeSpent,
        }))
        .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    expectSame('the responses', pickFacts(responses), pickFacts(answers));
    const ids = responses.map(({ id }) => id);
    if (new Set(ids).size !== 4) failExpecting('an id of its own for each response');
    const texts = (await fetchReport(nadia, savedSurvey.id)).questions[0]?.answers ?? [];
    const becauseResponse = responses.find(
      ({ createdAt }) => Date.parse(createdAt ?? '') === Date.parse('2026-03-01T09:00:00.000Z'),
    );
    const becauseAnswer = texts.find(({ value }) => value === 'Because');
    expectSame('the response whose answer is "Because"', becauseAnswer?.id, becauseResponse?.id);
  },
);

journey(
  'a response without a ticked option is in no option’s count, and not in the base of percentages (SERVER-16)',
  async (nadia) => {
    const responses = [[0], [], [1], []].map((optionIndexes) =>
      createResponse({ answers: [{ question: 1, choices: optionIndexes }] }),
    );
    const savedSurvey = await createAnsweredSurvey(nadia, responses);
    const { questions } = await fetchReport(nadia, savedSurvey.id);
    const [, drinkQuestion] = questions;
    expectSame('how many answered', drinkQuestion?.responseCount, 2);
    expectSame('the choices', optionFigures(drinkQuestion), [
      ['Tea', 1, 50, 50],
      ['Coffee', 1, 50, 50],
      ['Water', 0, 0, 0],
      ['Others', 0, 0, 0],
    ]);
  },
);

journey(
  'a blank text is no answer: it is not counted and not listed (SERVER-16)',
  async (nadia) => {
    const texts = [' ', 'So', '', '\t\u00a0', '\u200b\u2060'];
    const responses = texts.map((text) => createResponse({ answers: [{ question: 0, text }] }));
    const savedSurvey = await createAnsweredSurvey(nadia, responses);
    const [whyQuestion] = (await fetchReport(nadia, savedSurvey.id)).questions;
    expectSame('how many answered', whyQuestion?.responseCount, 1);
    expectSame('the texts', readTexts(whyQuestion), ['So']);
  },
);

journey('a report without answers has zeros (SERVER-16)', async (nadia) => {
  const savedSurvey = await createSampleSurvey(nadia);
  const report = await fetchReport(nadia, savedSurvey.id);
  expectSame(
    'the figures',
    {
      averageTimeSpent: report.averageTimeSpent,
      averageCompletionRate: report.averageCompletionRate,
      responses: report.responses,
    },
    { averageTimeSpent: 0, averageCompletionRate: 0, responses: [] },
  );
  expectSame('response counts', answeredCounts(report.questions), [0, 0, 0]);
  expectSame('the choices', optionFigures(report.questions[2]), [
    ['Daily', 0, 0, 0],
    ['Weekly', 0, 0, 0],
    ['Never', 0, 0, 0],
  ]);
  expectSame('the answers', report.questions[0]?.answers ?? [], []);
});

journey(
  'a report and its lists have all responses, also more than a page of 100 (SERVER-16, SERVER-17, SERVER-24)',
  async (nadia) => {
    const formatTime = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
    const manyResponses = Array.from({ length: 110 }, (_, index) =>
      createResponse({
        createdAt: formatTime(index),
        answers: [
          { question: 0, text: `Answer ${index % 5}` },
          { question: 2, choices: [0] },
        ],
      }),
    );
    // Answers of an earlier survey, so that the ids of responses and of answers differ.
    await createAnsweredSurvey(nadia);
    const savedSurvey = await createAnsweredSurvey(nadia, manyResponses, 'Many');
    const { responses, questions } = await fetchReport(nadia, savedSurvey.id);
    const timesById = new Map(
      responses.map(({ id, createdAt }) => [id, new Date(createdAt ?? '').toISOString()]),
    );
    expectSame(
      'the days',
      [...timesById.values()].toSorted(),
      manyResponses.map((_, index) => formatTime(index)),
    );
    expectSame('the response counts', answeredCounts(questions), [110, 0, 110]);
    const writtenAnswers = (questions[0]?.answers ?? []).map(({ id, value }) => [
      timesById.get(id),
      value,
    ]);
    expectSame(
      'each text answer with the time of the response whose id it has',
      writtenAnswers.toSorted(),
      manyResponses.map((_, index) => [formatTime(index), `Answer ${index % 5}`]),
    );
    const { surveys } = await nadia.fetch(calls.listSurveys(nadia.id));
    const surveyCounts = surveys.map(({ title, responseCount }) => [title, responseCount]);
    expectSame('the counts in the list', surveyCounts.toSorted(), [
      ['Many', 110],
      ['Market day', 4],
    ]);
    const page = await nadia.fetch(calls.listResponses(nadia.id, 1, 100));
    expectSame(
      'the totals of page 1 of size 100',
      {
        responsesOnPage: page.responses.length,
        totalResponses: page.totalResponses,
        totalPages: page.totalPages,
      },
      { responsesOnPage: 100, totalResponses: 114, totalPages: 2 },
    );
  },
);

journey(
  'figures are unrounded, and averages leave out unknown values (SERVER-16)',
  async (nadia) => {
    const responses = [100, 50, 33.333, null].map((completionPercentage) =>
      createResponse({ completionPercentage, timeSpent: completionPercentage === 50 ? null : 10 }),
    );
    const savedSurvey = await createAnsweredSurvey(nadia, responses);
    const report = await fetchReport(nadia, savedSurvey.id);
    expectSame('averageCompletionRate', roundToMillionth(report.averageCompletionRate), 61.111);
    expectSame('averageTimeSpent', report.averageTimeSpent, 10);
    const unknownFigures = createResponse({ completionPercentage: null, timeSpent: null });
    const { id } = await createAnsweredSurvey(nadia, [unknownFigures], 'Unknown');
    const reportWithoutValues = await fetchReport(nadia, id);
    const { averageTimeSpent, averageCompletionRate } = reportWithoutValues;
    expectSame(
      'the averages of no values',
      { averageTimeSpent, averageCompletionRate },
      { averageTimeSpent: 0, averageCompletionRate: 0 },
    );
    const listedResponses = (await nadia.fetch(calls.listResponses(nadia.id))).responses;
    expectSame(
      'the completions in the list',
      listedResponses
        .map(({ completionPercentage }) => completionPercentage ?? 0)
        .toSorted((a, b) => a - b),
      [0, 0, 33.333, 50, 100],
    );
  },
);

journey(
  'equal texts under “Others” are listed separately, unchanged, each with its response’s id (SERVER-16, SERVER-26)',
  async (nadia) => {
    await createAnsweredSurvey(nadia);
    const othersTexts = [' Juice ', ' Juice ', 'Milk', letters(5_000)];
    othersTexts.push('Salt & <pepper> &amp; "so"');
    const responses = othersTexts.map((text) =>
      createResponse({
        answers: [0, 1].map((questionIndex) => ({ question: questionIndex, others: text })),
      }),
    );
    const othersQuestions = (['single', 'multiple'] as const).map((type) =>
      question({ type, hasOthers: true, options: options('Tea') }),
    );
    const { id } = await createSurvey(nadia, { title: 'Others', questions: othersQuestions });
    await prepareState('answers to a survey', { surveyId: id, responses });
    const report = await fetchReport(nadia, id);
    for (const summary of report.questions) {
      const { answers: writtenAnswers, options } = summary;
      const optionCounts = (options ?? []).map(({ text, responseCount }) => [text, responseCount]);
      expectSame('the counts of the choices', optionCounts, [
        ['Tea', 0],
        ['Others', othersTexts.length],
      ]);
      expectSame('the texts', readTexts(summary), othersTexts.toSorted());
      expectSame(
        'the ids of the texts, which are those of the responses',
        (writtenAnswers ?? []).map((answer) => answer.id).toSorted((a, b) => a - b),
        report.responses.map((response) => response.id).toSorted((a, b) => a - b),
      );
    }
  },
);

journey('equal questions and equal options are counted separately (SERVER-16)', async (nadia) => {
  const twin = question({ type: 'multiple', options: options('Tea', 'Tea') });
  const { id } = await createSurvey(nadia, { questions: [twin, twin] });
  const responses = [createResponse({ answers: [{ question: 1, choices: [0, 1] }] })];
  await prepareState('answers to a survey', { surveyId: id, responses });
  const report = await fetchReport(nadia, id);
  const countLists = report.questions.map((question) =>
    readCounts(question).map(([, count]) => count),
  );
  expectSame('the counts of the choices', countLists, [
    [0, 0],
    [1, 1],
  ]);
  const [values = ['Tea', 'Tea']] = (report.responses[0]?.answers ?? []).map(
    (answer) => answer.values,
  );
  expectSame('the values of the response', values, ['Tea', 'Tea']);
});

journey('answers return unchanged, also long ones (SERVER-26, SERVER-24)', async (nadia) => {
  const texts = [...unusualTexts, letters(5_000)];
  const responses = texts.map((text) => createResponse({ answers: [{ question: 0, text }] }));
  const savedSurvey = await createAnsweredSurvey(nadia, responses);
  const { questions } = await fetchReport(nadia, savedSurvey.id);
  expectSame('the answers', readTexts(questions[0]), texts.toSorted());
});

journey(
  'a deactivated choice keeps its share of the selections (SERVER-16, SERVER-10)',
  async (nadia) => {
    const savedSurvey = await createAnsweredSurvey(nadia);
    const questions = savedSurvey.questions.map((item) => ({
      ...item,
      options: item.options.map((option) => ({
        ...option,
        isActive: option.text !== 'Coffee',
      })),
    }));
    await nadia.fetch(buildUpdateCall(nadia, savedSurvey, { questions }));
    const report = await fetchReport(nadia, savedSurvey.id);
    expectSame(
      'the choices (text, count, % of respondents, % of selections)',
      optionFigures(report.questions[1]),
      [
        ['Tea', 2, roundToMillionth(200 / 3), 40],
        ['Coffee', 1, roundToMillionth(100 / 3), 20],
        ['Water', 0, 0, 0],
        ['Others', 2, roundToMillionth(200 / 3), 40],
      ],
    );
  },
);
