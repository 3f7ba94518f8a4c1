import 'survey-core/survey-core.css';
import 'survey-creator-core/survey-creator-core.css';
import { createRoot } from 'react-dom/client';
import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react';

const survey = await (await fetch(`/api/v1/survey/${location.search.slice(1)}`)).json();
const creator = new SurveyCreator({ autoSaveEnabled: false });
creator.JSON = {
  elements: survey.questions.map(({ id, text, options }) => ({
    type: 'radiogroup',
    name: `q${id}`,
    title: text,
    choices: options.map((option) => option.text),
  })),
};
createRoot(document.getElementById('root')).render(
  <>
    <button
      type="button"
      onClick={() => creator.addNewQuestionInPage(() => {}, undefined, 'radiogroup')}
    >
      Next Question
    </button>
    <div style={{ position: 'fixed', inset: '40px 0 0' }}>
      <SurveyCreatorComponent creator={creator} />
    </div>
  </>,
);
