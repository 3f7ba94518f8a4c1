import { useId } from 'react';
import { personText } from '#domain/field/visible.ts';
import { formatCount } from '#domain/format/figures.ts';
import { takesChoices } from '#domain/survey/question.ts';
import { PersonText } from '#ui/PersonText.tsx';
import { SaveButtons } from '../files/SaveButtons.tsx';
import { PrintedAnswers } from '../print/PrintedAnswers.tsx';
import { Answers } from './Answers.tsx';
import { ChoiceSummary, type QuestionSummaryProps } from './ChoiceSummary.tsx';

function TextSummary({ report, question, number, isPrinted }: QuestionSummaryProps) {
  const answers = question.answers ?? [];
  const name = `Q${number}`;
  return (
    <>
      {isPrinted ? <PrintedAnswers answers={answers} /> : <Answers name={name} answers={answers} />}
      {answers.length > 0 && (
        <SaveButtons
          report={report}
          name={name}
          title={`${name}: ${personText(question.text)}`}
          table={() => ({
            columns: ['Response', 'Answer'],
            rows: answers.map(({ id, value }) => [id, value]),
          })}
        />
      )}
    </>
  );
}

/** One question with its answers (REPORT-4, REPORT-8). */
export function QuestionSummary(props: QuestionSummaryProps) {
  const { report, question, number } = props;
  const { text, type, responseCount } = question;
  const ofShown = report.isNarrowed ? ` of ${formatCount(report.shown.responses.length)}` : '';
  const missing = report.shown.responses.length - (responseCount ?? Number.POSITIVE_INFINITY);
  const Content = takesChoices(question) ? ChoiceSummary : TextSummary;
  const id = useId();
  return (
    <section className="card stack summary" aria-labelledby={id}>
      <h2 id={id}>
        {`Q${number}: `}
        <PersonText text={text} />
      </h2>
      <p className="row muted">
        <PersonText text={type} />
        <span>{`${report.isNarrowed && responseCount === null ? 'Unknown' : formatCount(responseCount ?? 0)} responses${ofShown}`}</span>
        <span>Skipped: 0</span>
        {missing > 0 && <span>{`${formatCount(missing)} did not answer`}</span>}
      </p>
      <Content {...props} />
    </section>
  );
}
