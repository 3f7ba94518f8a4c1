import { toSettings } from '../../demo/catalogue/Scenario.ts';
import { scenarioGroups } from '../../demo/catalogue/scenarioGroups.ts';
import { demoLink } from '../../demo/links/demoLink.ts';

const ORIGIN = 'http://localhost:3000/';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** docs/states.md: a link for every state of demo/catalogue (DEMO-1). */
export function statesPage(): string {
  const tables = scenarioGroups.map(({ title, scenarios }) => {
    const rows = scenarios.map((scenario) => {
      const { name, steps = '', shows } = scenario;
      const link = demoLink(ORIGIN, toSettings(scenario));
      const texts = shows.map((text) => `“${text}”`).join(' ');
      return `| [${cell(name)}](${link}) | ${cell(steps)} | ${cell(texts)} |`;
    });
    const head = ['| state | steps to take | what it shows |', '| --- | --- | --- |'];
    return [`## ${title}`, '', ...head, ...rows].join('\n');
  });
  return `# Every state

Each row of the error catalogue, and each empty, loading and failed state, with a link into the
[demo](demo.md). Made from \`demo/catalogue\` by \`npm run docs\`; do not edit.

${tables.join('\n\n')}
`;
}
