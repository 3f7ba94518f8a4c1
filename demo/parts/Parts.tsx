import { useEffect } from 'react';
import { ThemeSwitch } from '#app/ThemeSwitch.tsx';
import { Charts } from './Charts.tsx';
import { Colours } from './Colours.tsx';
import { Controls } from './Controls.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Forms } from './Forms.tsx';
import { Lists } from './Lists.tsx';
import { Maps } from './Maps.tsx';
import { Pages } from './Pages.tsx';
import { Previews } from './Previews.tsx';

const groups = { Colours, Controls, Forms, Lists, Charts, Maps, Pages, Previews, Dialogs };

/** Every component of `ui` in each of its states, from the product's code (DEMO-28). */
export function Parts() {
  // A page that is shown here has its own title.
  useEffect(() => {
    document.title = 'Parts · Canvass';
  });
  return (
    <main id="main" className="parts" tabIndex={-1}>
      <header className="parts-head">
        <div>
          <h1>Parts</h1>
          <p className="muted">
            What the product is made of, each part in each of its states. Nothing here is saved.
          </p>
        </div>
        <ThemeSwitch />
      </header>
      <nav aria-label="Groups of parts" className="parts-nav">
        {Object.keys(groups).map((name) => (
          <a key={name} href={`#${name}`}>
            {name}
          </a>
        ))}
      </nav>
      {Object.entries(groups).map(([name, Group]) => (
        <section key={name} id={name} aria-label={name}>
          <h2>{name}</h2>
          <Group />
        </section>
      ))}
    </main>
  );
}
