import { useEffect, useId, useState } from 'react';
import { saveFile } from '#ui/file/saveFile.ts';
import type { Demo } from '../createDemo.ts';
import { createBugReport, stepTexts } from '../report/createBugReport.ts';
import { Field } from './Field.tsx';
import { useObservable } from './useObservable.ts';
import { useStoredSetting } from './useStoredSetting.ts';

/** The steps since the data were last replaced, and a bug report as a file (DEMO-32). */
export function ReportSection({ demo }: { demo: Demo }) {
  const [story, setStory] = useStoredSetting<string>('story', '');
  const [expected, setExpected] = useStoredSetting<string>('expected', '');
  const [picture, setPicture] = useStoredSetting<'yes' | 'no'>('picture', 'no');
  const [outcome, setOutcome] = useState({ text: '', isProblem: false });
  const [texts, setTexts] = useState<string[]>([]);
  const changeCount = useObservable(demo.steps.changed);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change requires a new read
  useEffect(() => {
    let isHere = true;
    void demo.steps.read().then((recording) => isHere && setTexts(stepTexts(recording)));
    return () => {
      isHere = false;
    };
  }, [demo, changeCount]);

  const report = async () => {
    setOutcome({ text: 'Writing...', isProblem: false });
    try {
      const withPicture = picture === 'yes';
      const file = await createBugReport(demo, { story, expected, withPicture });
      saveFile(file, file.name);
      setOutcome({ text: `Saved as ${file.name}`, isProblem: false });
    } catch (error) {
      setOutcome({ text: `It could not be written. ${error}`, isProblem: true });
    }
  };

  return (
    <div data-unrecorded>
      <h3>Report a bug</h3>
      <Field label="What went wrong">
        {(field) => (
          <textarea
            id={field}
            rows={4}
            value={story}
            onChange={({ target }) => setStory(target.value)}
          />
        )}
      </Field>
      <Field label="What you expected">
        {(field) => (
          <textarea
            id={field}
            rows={2}
            value={expected}
            onChange={({ target }) => setExpected(target.value)}
          />
        )}
      </Field>
      <label className="choice">
        <input
          type="checkbox"
          checked={picture === 'yes'}
          onChange={({ target }) => setPicture(target.checked ? 'yes' : 'no')}
        />
        <span>With a picture of this tab: the browser asks which one</span>
      </label>
      <button type="button" aria-describedby={id} onClick={() => void report()}>
        Report a bug
      </button>
      <p role={outcome.isProblem ? 'alert' : 'status'} className="hint">
        {outcome.text}
      </p>
      <p className="hint" id={id}>
        One file: what was done, everything that is here, the last calls, the console, and where it
        happened.
      </p>
      <h3>{`Steps since the data were begun anew (${texts.length})`}</h3>
      {texts.length === 0 && <p className="hint">None yet.</p>}
      <ol className="steps">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
          <li key={index}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
