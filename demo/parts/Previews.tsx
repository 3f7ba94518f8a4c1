import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { Part, State } from './Part.tsx';

const nothing = () => undefined;

const options = ['On foot', 'By bicycle', 'By ferry'].map((text) => ({ text, isActive: true }));
const question = { text: 'How did you come here today?', required: true, hasOthers: true, options };

/** A survey as respondents see it. */
export function Previews() {
  return (
    <Part name="SurveyPreview and PreviewQuestion">
      <State name="one of several" wide>
        <SurveyPreview
          titleTag="h1"
          survey={{
            title: 'Market day shoppers',
            questions: [
              { ...question, type: 'single' },
              { ...question, type: 'multiple', required: false },
              { ...question, type: 'text', options: [], hasOthers: false },
            ],
          }}
          onEdit={nothing}
          onClose={nothing}
        />
      </State>
      <State name="no questions" wide>
        <SurveyPreview
          titleTag="h2"
          survey={{ title: 'Empty', questions: [] }}
          onEdit={nothing}
          onClose={nothing}
        />
      </State>
    </Part>
  );
}
