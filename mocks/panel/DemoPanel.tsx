import { lazy, Suspense, useEffect } from 'react';
import type { Demo } from '../demo.ts';
import { HeldCalls } from './HeldCalls.tsx';
import { useKept } from './useKept.ts';
import { useObservable } from './useObservable.ts';

// Code that only testers need who open the panel.
const sections = {
  Start: lazy(async () => ({ default: (await import('./StartSection.tsx')).StartSection })),
  Catalogue: lazy(async () => ({
    default: (await import('./CatalogueSection.tsx')).CatalogueSection,
  })),
  Faults: lazy(async () => ({ default: (await import('./FaultsSection.tsx')).FaultsSection })),
  Time: lazy(async () => ({ default: (await import('./TimeSection.tsx')).TimeSection })),
  Mail: lazy(async () => ({ default: (await import('./MailSection.tsx')).MailSection })),
  Calls: lazy(async () => ({ default: (await import('./CallsSection.tsx')).CallsSection })),
};

type SectionName = keyof typeof sections;

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) =>
  altKey && shiftKey && code === 'KeyQ';

/** QA's panel: a small button at the edge of the window, and the drawer that it opens. */
export function DemoPanel({ demo }: { demo: Demo }) {
  const [open, setOpen] = useKept<'yes' | 'no'>('open', 'no');
  const [chosen, choose] = useKept<SectionName>('section', 'Start');
  const storage = useObservable(demo.shared.storage);
  const { settings, held } = useObservable(demo.backend.controls);
  const isOpen = open === 'yes';
  const Section = sections[chosen];
  const isUnusual = settings.faults.length > 0 || held.length > 0;

  const toggle = () => setOpen(isOpen ? 'no' : 'yes');

  useEffect(() => {
    document.documentElement.classList.toggle('demo-panel-open', isOpen);
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });

  return (
    <>
      <button
        type="button"
        className="opener"
        aria-label="Demo"
        aria-expanded={isOpen}
        title={[
          "Open or close QA's panel (Alt+Shift+Q)",
          isUnusual && 'Something is set to go wrong',
          storage === 'memory' && 'Data are kept in memory only',
        ]
          .filter(Boolean)
          .join('. ')}
        onClick={toggle}
      >
        Demo
        {isUnusual && <span className="dot" />}
        {storage === 'memory' && <span className="dot" />}
      </button>
      {isOpen && (
        <aside aria-label="Demo panel" className="drawer">
          <header>
            <h2>Demo panel</h2>
            <p>For testers. Not part of the product.</p>
            <button type="button" className="quiet" onClick={toggle}>
              Close
            </button>
          </header>
          {storage === 'memory' && (
            <p className="warning" role="status">
              This browser cannot store the demo’s data (storage is full or forbidden). All works,
              but in memory: it is gone when the page closes.
            </p>
          )}
          <nav aria-label="Demo panel">
            {(Object.keys(sections) as SectionName[]).map((name) => (
              <button
                type="button"
                key={name}
                aria-current={name === chosen ? 'true' : undefined}
                onClick={() => choose(name)}
              >
                {name}
              </button>
            ))}
          </nav>
          <HeldCalls controls={demo.backend.controls} />
          <div className="section">
            <Suspense fallback={<p className="hint">Loading...</p>}>
              <Section demo={demo} />
            </Suspense>
          </div>
        </aside>
      )}
    </>
  );
}
