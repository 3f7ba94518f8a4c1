import { Card } from '@blueprintjs/core';
import { useId } from 'react';
import { countOf, formatCount } from '#domain/format/figures.ts';
import { type AnswerKind, answerKind } from '#domain/survey/question.ts';
import { PersonText } from '#ui/PersonText.tsx';
import { PrintedAnswers } from '../print/PrintedAnswers.tsx';
import { Answers } from './Answers.tsx';
import { ChoiceSummary, type QuestionSummaryProps } from './ChoiceSummary.tsx';

function TextSummary({ question, number, isPrinted }: QuestionSummaryProps) {
  const answers = question.answers ?? [];
  return isPrinted ? (
    <PrintedAnswers answers={answers} />
  ) : (
    <Answers name={`Q${number}`} answers={answers} />
  );
}

const contents: Record<AnswerKind, typeof ChoiceSummary | typeof TextSummary> = {
  text: TextSummary,
  'one choice': ChoiceSummary,
  'several choices': ChoiceSummary,
};

/** One question with its answers (REPORT-4, REPORT-8). */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { report, question, number } = props;
  const { text, type, responseCount } = question;
  const ofShown = report.isNarrowed ? ` of ${formatCount(report.shown.responses.length)}` : '';
  const Content = contents[answerKind(question)];
  const id = useId();
  return (
    <Card className="stack summary" role="region" aria-labelledby={id}>
      <h2 id={id}>
        {`Q${number}: `}
        <PersonText text={text} />
      </h2>
      <p className="row muted">
        <PersonText text={type} />
        <span>{`${responseCount == null ? 'Unknown responses' : countOf(responseCount, 'response')}${ofShown}`}</span>
        <span>Skipped: 0</span>
      </p>
      <Content {...props} />
    </Card>
  );
}
