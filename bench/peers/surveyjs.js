import 'survey-analytics/survey.analytics.css';
import { VisualizationPanel } from 'survey-analytics';
import { Model } from 'survey-core';

const size = location.search.slice(1);
const { questions } = await (await fetch(`/api/v1/survey/analyze/${size}`)).json();
const choices = questions.filter(({ options }) => options);
const survey = new Model({
  elements: choices.map(({ id, text, type, options }) => ({
    type: type === 'single' ? 'radiogroup' : 'checkbox',
    name: `q${id}`,
    title: text,
    choices: options.map((option) => option.text),
  })),
});
// Counted by the server, because SurveyJS takes counts.
const counted = ({ visualizer }) =>
  Promise.resolve([
    choices
      .find(({ id }) => `q${id}` === visualizer.name)
      .options.map(({ responseCount }) => responseCount),
  ]);
new VisualizationPanel(survey.getAllQuestions(), counted).render(document.getElementById('root'));
