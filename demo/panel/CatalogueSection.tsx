import { useState } from 'react';
import { type Scenario, toSettings } from '../catalogue/Scenario.ts';
import { scenarioGroups } from '../catalogue/scenarioGroups.ts';
import type { Demo } from '../createDemo.ts';
import { demoLink } from '../links/demoLink.ts';
import { InputField } from './InputField.tsx';
import { SampleFiles } from './SampleFiles.tsx';
import { useStoredSetting } from './useStoredSetting.ts';

const describeScenario = ({ steps = '', shows }: Scenario) =>
  `${steps} Shows ${shows.map((text) => `“${text}”`).join(', ')}.`.trim();

interface RowProps {
  demo: Demo;
  scenario: Scenario;
  onOpen: (name: string) => void;
}

function Row({ demo, scenario, onOpen }: RowProps) {
  const { name } = scenario;
  const settings = toSettings(scenario);
  const { controls } = demo.backend;
  const setFault = () => {
    const [fault] = settings.faults;
    if (!fault) return;
    controls.keepFaults(({ call }) => call !== fault.call);
    controls.addFault(fault);
  };
  return (
    <li>
      <strong>{name}</strong>
      <p>{describeScenario(scenario)}</p>
      <div className="buttons">
        <a
          className="button"
          href={demoLink(demo.root, settings)}
          aria-label={`Open: ${name}`}
          onClick={() => onOpen(name)}
        >
          Open
        </a>
        {settings.faults.length > 0 && (
          <button type="button" aria-label={`Set the fault: ${name}`} onClick={setFault}>
            Set the fault only
          </button>
        )}
      </div>
    </li>
  );
}

/** The number of recent states in the list. */
const MAX_RECENT = 10;

const allScenarios = scenarioGroups.flatMap(({ scenarios }) => scenarios);

/** Every row of the error catalogue, and every empty, loading and failed state, one press away. */
export function CatalogueSection({ demo }: { demo: Demo }) {
  // Opening a state reloads the page, so the current state and group are stored.
  const [recent, setRecent] = useStoredSetting<string>('recent', '');
  const [group, setGroup] = useStoredSetting<string>('group', '');
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const foundScenarios = allScenarios.filter((scenario) => {
    const fullText = `${scenario.name} ${describeScenario(scenario)}`.toLowerCase();
    return words.every((word) => fullText.includes(word));
  });
  const lately = recent
    .split('\n')
    .flatMap((openedName) => allScenarios.find(({ name }) => name === openedName) ?? []);
  // A state that a link opened is in no list.
  const current = allScenarios.find(({ name }) => name === demo.stateName()) ?? lately[0];
  const noteOpened = (name: string) =>
    setRecent(
      [
        name,
        ...lately.map((scenario) => scenario.name).filter((scenarioName) => scenarioName !== name),
      ]
        .slice(0, MAX_RECENT)
        .join('\n'),
    );
  return (
    <>
      {current && (
        <section aria-label="Opened last" className="current">
          <strong>{current.name}</strong>
          <p>{describeScenario(current)}</p>
        </section>
      )}
      {lately.length > 1 && (
        <details>
          <summary>{`Opened lately (${lately.length})`}</summary>
          <ul className="cards" aria-label="Opened lately">
            {lately.map((scenario) => (
              <Row key={scenario.name} demo={demo} scenario={scenario} onOpen={noteOpened} />
            ))}
          </ul>
        </details>
      )}
      <InputField label="Search the catalogue" value={text} onChange={setText} />
      <p className="hint">
        Open starts anew in that state. Set the fault only leaves all else as it is.
      </p>
      {text.trim() !== '' && (
        <ul className="cards" aria-label="Found">
          {foundScenarios.map((scenario) => (
            <Row key={scenario.name} demo={demo} scenario={scenario} onOpen={noteOpened} />
          ))}
          {foundScenarios.length === 0 && <li>No state says so.</li>}
        </ul>
      )}
      {scenarioGroups.map(({ title, scenarios }) => (
        <details
          key={title}
          name="catalogue"
          open={title === group}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setGroup(title);
            else if (title === group) setGroup('');
          }}
        >
          <summary>{`${title} (${scenarios.length})`}</summary>
          <ul className="cards">
            {scenarios.map((scenario) => (
              <Row key={scenario.name} demo={demo} scenario={scenario} onOpen={noteOpened} />
            ))}
          </ul>
        </details>
      ))}
      <h3>Files to choose</h3>
      <SampleFiles />
    </>
  );
}
