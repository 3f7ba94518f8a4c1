import type { ReactElement } from 'react';
import type { QuestionSummary as Summary } from '#domain/analysis/analysis.ts';
import { isolated, shortened } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/formatCount.ts';
import { forType, type QuestionType } from '#domain/survey/question.ts';
import { Answers } from './Answers.tsx';
import { ChoiceSummary } from './ChoiceSummary.tsx';
import { SaveButtons } from './SaveButtons.tsx';

interface QuestionSummaryProps {
  /** The survey's title. */
  survey: string;
  question: Summary;
  number: number;
  isByCount: boolean;
}

function TextSummary({ survey, question, number }: QuestionSummaryProps) {
  const answers = question.answers ?? [];
  const name = `Q${number}`;
  return (
    <>
      <Answers name={name} answers={answers} />
      {answers.length > 0 && (
        <SaveButtons
          subject={survey}
          name={name}
          title={`${name}: ${isolated(shortened(question.text))}`}
          records={() => answers.map(({ id, value }) => ({ Response: id, Answer: value }))}
        />
      )}
    </>
  );
}

const contents: Record<QuestionType, (props: QuestionSummaryProps) => ReactElement> = {
  text: TextSummary,
  multiple: ChoiceSummary,
  single: ChoiceSummary,
};

/** One question with what was answered (REPORT-4, REPORT-8). */
export function QuestionSummary({ survey, question, number, isByCount }: QuestionSummaryProps) {
  const { text, type, responseCount } = question;
  const Content = forType(contents, question);
  return (
    <section className="card summary" aria-labelledby={`question-${question.id}`}>
      <h2 id={`question-${question.id}`}>
        {`Q${number}: `}
        <bdi>{shortened(text)}</bdi>
      </h2>
      <p className="muted summary-facts">
        <span>{type}</span>
        <span>{`${formatCount(responseCount ?? 0)} responses`}</span>
        <span>Skipped: 0</span>
      </p>
      <Content survey={survey} question={question} number={number} isByCount={isByCount} />
    </section>
  );
}
