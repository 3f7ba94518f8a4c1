import { UserText } from '../UserText.tsx';
import './preview.css';
import { Cross, Edit, Print } from '@blueprintjs/icons';
import { useEffect, useRef, useState } from 'react';
import { isBlankText } from '#domain/field/displayText.ts';
import { safeImageUrl } from '#domain/field/images.ts';
import { answerKind } from '#domain/survey/question.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { Button } from '../Button.tsx';
import { useIsPrinting } from '../hooks.ts';
import { Picture } from '../Picture.tsx';
import { type PreviewAnswer, PreviewQuestion } from './PreviewQuestion.tsx';
import { PrintedSurvey } from './PrintedSurvey.tsx';

interface SurveyPreviewProps {
  /** An h1 where the preview is the page, an h2 in a dialog. */
  titleTag: 'h1' | 'h2';
  survey: SurveyForm & { logo?: string | null | undefined };
  onEdit: () => void;
  /** The first question to show, counted from 0. */
  initialIndex?: number;
  /** Called by Done and the close button. */
  onClose: () => void;
}

/** Whether a respondent's answer counts: an option, or a text that is not blank. */
const hasAnswer = (question: { type: string }, answer: PreviewAnswer = noAnswer): boolean =>
  answerKind(question) === 'text' ? !isBlankText(answer.text) : answer.selectedOptions.length > 0;

const noAnswer: PreviewAnswer = { selectedOptions: [], text: '', others: '' };

/** A survey as respondents see it, question by question. Answers are kept, and sent nowhere. */
export function SurveyPreview({
  titleTag: Title,
  survey,
  initialIndex = 0,
  onEdit,
  onClose,
}: SurveyPreviewProps) {
  const { logo, questions } = survey;
  const [index, setIndex] = useState(initialIndex);
  const [answers, setAnswers] = useState<Record<number, PreviewAnswer>>({});
  const isPrinting = useIsPrinting();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[index];
  const lastIndex = questions.length - 1;
  const unanswered = questions.flatMap((question, index) =>
    question.required && !hasAnswer(question, answers[index]) ? [`Q${index + 1}`] : [],
  );

  // The focus follows the question.
  const shownIndex = useRef(index);
  useEffect(() => {
    if (shownIndex.current !== index) heading.current?.focus();
    shownIndex.current = index;
  }, [index]);

  return (
    <div className="stack preview">
      <div className="row preview-head">
        <Picture url={safeImageUrl(logo)} alt="Survey logo" />
        <Title className="preview-title" dir="auto">
          {surveyTitle(survey)}
        </Title>
        <Button variant="minimal" icon={<Print />} text="Print" onClick={() => window.print()} />
        <Button variant="minimal" icon={<Edit />} text="Edit" onClick={onEdit} />
        <Button variant="minimal" icon={<Cross />} aria-label="Close preview" onClick={onClose} />
      </div>
      {isPrinting && <PrintedSurvey survey={survey} />}
      {question ? (
        <>
          <p className="muted">{`Question ${index + 1} of ${questions.length}`}</p>
          <h2 ref={heading} tabIndex={-1} id="preview-question">
            <UserText text={question.text} />
            {question.required && (
              <span className="required-mark">
                <span aria-hidden="true"> *</span>
                <span className="visually-hidden"> (required)</span>
              </span>
            )}
          </h2>
          {question.required && !hasAnswer(question, answers[index]) && (
            <p className="field-message">Required</p>
          )}
          <PreviewQuestion
            key={index}
            question={question}
            answer={answers[index] ?? noAnswer}
            onAnswer={(answer) =>
              setAnswers((previousAnswers) => ({ ...previousAnswers, [index]: answer }))
            }
          />
        </>
      ) : (
        <p className="muted">This survey has no questions yet.</p>
      )}
      {index === lastIndex && unanswered.length > 0 && (
        <p role="status">{`Required and not answered: ${unanswered.join(', ')}`}</p>
      )}
      <footer className="row preview-foot">
        <Button text="Previous" disabled={index === 0} onClick={() => setIndex(index - 1)} />
        {/* The primary button is the usual next step: Next, or Done at the last question. */}
        <Button
          intent={index < lastIndex ? 'primary' : 'none'}
          text="Next"
          disabled={index >= lastIndex}
          onClick={() => setIndex(index + 1)}
        />
        <Button intent={index < lastIndex ? 'none' : 'primary'} text="Done" onClick={onClose} />
      </footer>
    </div>
  );
}
