import { expect, test } from 'vitest';
import { createBackend } from '#mocks/createBackend.ts';
import { mockStates } from './mockStates.ts';

test('the state "answers to a survey" stores responses from the JSON that docs/contracts.md describes (SERVER-16)', async () => {
  const backend = createBackend();
  await backend.seed('standard');
  const survey = backend.database.surveys.all().find(({ questions }) => questions[1]);
  const multiple = survey?.questions.findIndex(({ type }) => type === 'multiple') ?? 0;
  // JSON instead of an object, so that renaming a property of the code changes no server's input.
  const params = JSON.parse(`{
    "surveyId": ${survey?.id},
    "responses": [{
      "surveyorName": "Grace Hopper", "user": { "firstName": "Ada", "middleName": null, "lastName": "King" },
      "timeSpent": 60, "completionPercentage": 100, "createdAt": "2026-03-02T09:00:00.000Z",
      "lat": "48.85", "long": "2.35",
      "answers": [
        { "question": 0, "text": "Because" },
        { "question": ${multiple}, "choices": [1, 0], "others": "Juice" }
      ]
    }]
  }`);
  await mockStates(backend)['answers to a survey'](params);
  const [first, second] = survey?.questions[multiple]?.options ?? [];
  expect(backend.database.responses.all().at(-1)).toMatchObject({
    surveyId: survey?.id,
    surveyorName: 'Grace Hopper',
    user: { firstName: 'Ada' },
    timeSpent: 60,
    completionPercentage: 100,
    lat: '48.85',
    answers: [
      { questionId: survey?.questions[0]?.id, values: ['Because'] },
      {
        questionId: survey?.questions[multiple]?.id,
        values: [second?.text, first?.text, expect.stringContaining('Juice')],
      },
    ],
  });
});
