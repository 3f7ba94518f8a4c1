import { Card } from '@blueprintjs/core';
import { useId } from 'react';
import { formatCount, pluralize } from '#domain/format/figures.ts';
import {
  type AnswerKind,
  answerKind,
  type QuestionType,
  questionTypes,
} from '#domain/survey/question.ts';
import { UserText } from '#ui/UserText.tsx';
import { Answers } from './Answers.tsx';
import { ChoiceSummary, type QuestionSummaryProps } from './ChoiceSummary.tsx';

const TextSummary = ({ question, number }: QuestionSummaryProps) => (
  <Answers
    name={`Q${number}`}
    answers={question.answers ?? []}
    responseCount={question.responseCount}
  />
);

const contents: Record<AnswerKind, typeof ChoiceSummary | typeof TextSummary> = {
  text: TextSummary,
  'one option': ChoiceSummary,
  'several options': ChoiceSummary,
};

/** One question with its answers (REPORT-4, REPORT-8). */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { report, question, number } = props;
  const { text, type, responseCount } = question;
  const total = report.filtered.responses.length;
  const ofTotal = responseCount === total ? '' : ` of ${formatCount(total)}`;
  const typeName = Object.hasOwn(questionTypes, type)
    ? questionTypes[type as QuestionType].shortLabel
    : type;
  const Content = contents[answerKind(question)];
  const id = useId();
  return (
    <Card className="summary" role="region" aria-labelledby={id}>
      <header className="summary-head">
        <h2 id={id}>
          {`Q${number}: `}
          <UserText text={text} />
        </h2>
        <p className="summary-facts">
          <UserText text={typeName} />
          <span>{`${responseCount == null ? 'Unknown responses' : pluralize(responseCount, 'response')}${ofTotal}`}</span>
          <span>Skipped: 0</span>
        </p>
      </header>
      <Content {...props} />
    </Card>
  );
}
