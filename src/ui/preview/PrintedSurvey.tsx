import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type AnswerKind, answerKind, isChoiceQuestion } from '#domain/survey/question.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import type { SurveyForm } from '#domain/survey/surveyForm.ts';
import { UserText } from '../UserText.tsx';

const printedOption = { marks: 'printed-one', lines: null };

/** The space for each kind of answer: marks of options, or lines to write on. */
const places: Record<AnswerKind, { marks: string; lines: ReactNode }> = {
  text: { ...printedOption, lines: <p className="printed-lines" /> },
  'one option': printedOption,
  'several options': { ...printedOption, marks: 'printed-several' },
};

/** A questionnaire on paper: every question with boxes to tick or lines to write on. */
export function PrintedSurvey({ survey }: { survey: SurveyForm }) {
  useLayoutEffect(() => {
    document.body.classList.add('prints-survey');
    return () => document.body.classList.remove('prints-survey');
  }, []);
  return createPortal(
    <main className="printed-survey">
      <h1 dir="auto">{surveyTitle(survey)}</h1>
      <ol>
        {survey.questions.map((question, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper
          <li key={index}>
            <h2>
              <UserText text={question.text} />
              {question.required && ' *'}
            </h2>
            {places[answerKind(question)].lines}
            <ul className={places[answerKind(question)].marks}>
              {question.options
                .filter(({ isActive }) => isActive && isChoiceQuestion(question))
                .map(({ text }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves on paper
                  <li key={index}>
                    <UserText text={text} />
                  </li>
                ))}
              {question.hasOthers && <li className="printed-line">Others: </li>}
            </ul>
          </li>
        ))}
      </ol>
      {survey.questions.some(({ required }) => required) && <p>* An answer is required.</p>}
    </main>,
    document.body,
  );
}
