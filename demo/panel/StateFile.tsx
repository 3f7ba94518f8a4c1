import { useState } from 'react';
import { saveFile } from '#ui/file/saveFile.ts';
import type { Demo } from '../createDemo.ts';

/** Saves the whole state to a file, and opens one (DEMO-23). */
export function StateFile({ demo }: { demo: Demo }) {
  const [problem, setProblem] = useState('');
  const save = async () => {
    const text = JSON.stringify(await demo.saveState());
    const file = new Blob([text], { type: 'application/json' });
    // The clock of the demo may be moved.
    const realTime = new Date(performance.timeOrigin + performance.now());
    const savedAt = realTime.toISOString().slice(0, 19).replaceAll(':', '-');
    saveFile(file, `canvass-demo-${savedAt}.json`);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    try {
      await demo.openState(await file.text());
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <>
      <h3>Everything as a file</h3>
      <p className="hint">
        Data, pictures, who is signed in, faults, latency, clock and this page. What was typed and
        not sent is not in it. Opening one replaces what is here.
      </p>
      <div className="buttons">
        <button type="button" onClick={() => void save()}>
          Save state
        </button>
        <label className="button">
          Open state
          <input
            type="file"
            accept="application/json"
            className="hidden-file"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
      {problem && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
