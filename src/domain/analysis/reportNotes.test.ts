import { expect, test } from 'vitest';
import type { SurveyAnalysis } from './analysis.ts';
import { contradictions, leadingAnswers, leadingText } from './reportNotes.ts';

const option = (text: string, order: number) => ({
  order,
  text,
  isActive: true,
  responseCount: 2,
  responsePercentage: 90,
  selectionPercentage: 50,
});
const analysis: SurveyAnalysis = {
  id: 1,
  title: 'Spring',
  status: 'Open',
  user: null,
  averageTimeSpent: null,
  averageCompletionRate: null,
  questions: [
    {
      id: 1,
      text: 'Which?',
      type: 'multiple',
      responseCount: 4,
      options: [option('\u202eTea', 1), option('Milk', 2)],
      answers: [],
    },
  ],
  responses: [],
};

test('a choice with direction marks turns no word of a note (REPORT-23)', () => {
  const [leading] = leadingAnswers(analysis);
  expect(leading && leadingText(leading)).toBe('\u2068\u202eTea\u2069, Milk');
  expect(contradictions(analysis)).toContain(
    'Q1, “\u2068\u202eTea\u2069”: 90.00% sent, 50.00% counted.',
  );
});

test('choices that differ by case alone are named (REPORT-23)', () => {
  const [question] = analysis.questions;
  const options = ['Yes', 'No', 'YES', 'yes'].map((text, at) => option(text, at + 1));
  const report = { ...analysis, questions: [{ ...question, options }] } as SurveyAnalysis;
  expect(contradictions(report)).toContain('Q1: “Yes”, “YES”, “yes” differ by case alone.');
  expect(contradictions(analysis).join()).not.toContain('case');
  const twice = ['Dup', ' ', 'Dup', ' '].map((text, at) => option(text, at + 1));
  const again = { ...analysis, questions: [{ ...question, options: twice }] } as SurveyAnalysis;
  expect(contradictions(again)).toContain('Q1: “Dup” stands 2 times.');
  expect(contradictions(again)).toContain('Q1: “(no text)” stands 2 times.');
});
