import { useState, useSyncExternalStore } from 'react';
import { type Person, people } from '#fixtures/people.ts';
import type { WorldName } from '#fixtures/worlds.ts';
import type { Demo } from '../createDemo.ts';
import { browserSession } from '../state/browserSession.ts';
import { CopyButton } from './CopyButton.tsx';
import { InputField } from './InputField.tsx';
import { SelectField } from './SelectField.tsx';
import { StateFile } from './StateFile.tsx';
import { useObservable } from './useObservable.ts';
import { useStoredSetting } from './useStoredSetting.ts';

const worldLabels: Record<WorldName, string> = {
  standard: 'Standard: 25 surveys, 675 responses',
  empty: 'Empty: the people alone',
  onePage: 'One page of everything',
  elevenPages: 'Eleven pages of everything',
  large: 'Large: a survey with 10,000 responses',
  longSurvey: 'Long: a survey of 200 questions',
  hostile: 'Hostile text everywhere',
  broken: 'Broken data of an old database',
};

const personas = Object.entries(people) as [keyof typeof people, Person][];

/** Person, data set, and the link to this state. */
export function StartSection({ demo }: { demo: Demo }) {
  const world = useObservable(demo.shared.world);
  const [selectedWorld, choose] = useState(world);
  const [demoUrl, setAddress] = useStoredSetting<string>('address', demo.address);
  const isValidUrl = /^https?:\/\/./.test(demoUrl) && URL.canParse(demoUrl);
  const email = useSyncExternalStore(browserSession.subscribe, browserSession.email);
  const signedInAs = email && browserSession.person();
  // A sign-up or a reset changes the accounts, and every call is in the log.
  useObservable(demo.backend.log);
  const users = demo.backend.database.users.all();
  return (
    <>
      <h3>Sign in as</h3>
      <table>
        <tbody>
          {personas.map(([name, { id, firstName, lastName, email, type }]) => (
            <tr key={name}>
              <td>
                <strong>{`${firstName} ${lastName}`}</strong>
                {type === 'SUPER_ADMIN' ? ' super admin' : ' owner'}
                <br />
                <code>{email}</code>
                <br />
                <code>{users.find((user) => user.id === id)?.password}</code>
              </td>
              <td>
                <button
                  type="button"
                  aria-label={name === signedInAs ? undefined : `Sign in as ${firstName}`}
                  disabled={name === signedInAs}
                  onClick={() => demo.signInAs(name)}
                >
                  {name === signedInAs ? 'Signed in' : 'Sign in'}
                </button>
              </td>
            </tr>
          ))}
          {users
            .filter(({ id }) => !personas.some(([, persona]) => persona.id === id))
            .map(({ id, firstName, lastName, email, password }) => (
              <tr key={id}>
                <td colSpan={2}>
                  <strong>{`${firstName} ${lastName}`}</strong> signed up here
                  <br />
                  <code>{email}</code>
                  <br />
                  <code>{password}</code>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <button type="button" disabled={!email} onClick={demo.signOut}>
        Sign out
      </button>

      <h3>Data set</h3>
      <SelectField label="Data set" value={selectedWorld} options={worldLabels} onChange={choose} />
      <p className="hint">Loading one replaces what was created, in all tabs of this browser.</p>
      <div className="buttons">
        <button type="button" onClick={() => demo.chooseWorld(selectedWorld)}>
          Load data set
        </button>
        <button type="button" onClick={demo.reset}>
          Reset
        </button>
      </div>
      <p className="hint">
        Reset brings the loaded data set back as it was, and sets nothing to go wrong.
      </p>

      <h3>Link to this state</h3>
      <p className="hint">
        It opens this page with this data set, person, faults, latency and clock in another browser.
        What was created here does not travel with it.
      </p>
      <InputField label="Address of the demo in links" value={demoUrl} onChange={setAddress} />
      <p className="hint" role="status">
        {isValidUrl
          ? email &&
            !signedInAs &&
            `${email} was created here: the link does not sign them in. “Save state” does.`
          : 'No address: it begins with http:// or https://'}
      </p>
      <CopyButton label="Copy link" disabled={!isValidUrl} text={() => demo.link(demoUrl)} />

      <StateFile demo={demo} />
    </>
  );
}
