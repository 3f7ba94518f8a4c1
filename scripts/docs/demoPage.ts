import { readFileSync } from 'node:fs';
import { settingsOf } from '../../demo/catalogue/Scenario.ts';
import { scenarioGroups } from '../../demo/catalogue/scenarioGroups.ts';
import { demoLink } from '../../demo/links/demoLink.ts';

const PAGE = 'docs/demo.md';
const ORIGIN = 'http://localhost:3000/';
const HEADING = '## Every state';

const cell = (text: string) => text.replaceAll('|', '\\|');

const table = () =>
  scenarioGroups
    .map(({ title, scenarios }) => {
      const rows = scenarios.map((scenario) => {
        const { name, steps, shows } = scenario;
        const link = demoLink(ORIGIN, settingsOf(scenario));
        const texts = shows.map((text) => `“${text}”`).join(' ');
        return `| [${cell(name)}](${link}) | ${cell(steps)} | ${cell(texts)} |`;
      });
      const head = ['| state | what is left to do | what it shows |', '| --- | --- | --- |'];
      return [`### ${title}`, '', ...head, ...rows].join('\n');
    })
    .join('\n\n');

/** docs/demo.md as it stands up to its list of states, and that list made anew from demo/catalogue. */
export function demoPage(): string {
  const [written = ''] = readFileSync(PAGE, 'utf8').split(HEADING);
  return `${written}${HEADING}

Each row of the error catalogue, and each empty, loading and failed state. A link opens the state in the demo
at http://localhost:3000; a browser test opens every one (\`e2e/demo/links.spec.ts\`). Made from
\`demo/catalogue\` by \`npm run docs\`; do not edit from here on.

${table()}
`;
}
