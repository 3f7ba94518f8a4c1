import type { Demo } from '../demo.ts';
import { demoLink } from '../demoLink.ts';
import type { Scenario } from '../scenarios/Scenario.ts';
import { scenarioGroups } from '../scenarios/scenarioGroups.ts';
import { parseSettings } from '../settings.ts';
import { SampleFiles } from './SampleFiles.tsx';

function Row({ demo, scenario }: { demo: Demo; scenario: Scenario }) {
  const { name, settings, steps, shows } = scenario;
  const parsed = parseSettings(settings);
  const { controls } = demo.backend;
  const setFault = () => {
    const [fault] = parsed.faults;
    if (!fault) return;
    controls.keepFaults(({ call }) => call !== fault.call);
    controls.addFault(fault);
  };
  return (
    <li>
      <strong>{name}</strong>
      <p>{`${steps} Shows ${shows.map((text) => `“${text}”`).join(', ')}.`.trim()}</p>
      <div className="buttons">
        <a className="button" href={demoLink(demo.root, parsed)} aria-label={`Open: ${name}`}>
          Open
        </a>
        {parsed.faults.length > 0 && (
          <button type="button" aria-label={`Set the fault: ${name}`} onClick={setFault}>
            Set the fault only
          </button>
        )}
      </div>
    </li>
  );
}

/** Every row of the error catalogue, and every empty, loading and failed state, one press away. */
export function CatalogueSection({ demo }: { demo: Demo }) {
  return (
    <>
      <p className="hint">
        Open starts anew in that state. Set the fault only leaves all else as it is.
      </p>
      {scenarioGroups.map(({ title, scenarios }) => (
        <details key={title}>
          <summary>{`${title} (${scenarios.length})`}</summary>
          <ul className="cards">
            {scenarios.map((scenario) => (
              <Row key={scenario.name} demo={demo} scenario={scenario} />
            ))}
          </ul>
        </details>
      ))}
      <h3>Files to choose</h3>
      <SampleFiles />
    </>
  );
}
