import { lazy, type KeyboardEvent as ReactKeyboardEvent, Suspense, useEffect, useRef } from 'react';
import type { Demo } from '../createDemo.ts';
import { nonDefaultSettings } from '../links/demoLink.ts';
import { isShortcut } from '../report/isShortcut.ts';
import { HeldCalls } from './HeldCalls.tsx';
import { useObservable } from './useObservable.ts';
import { useStoredSetting } from './useStoredSetting.ts';

// Loaded when the panel opens.
const sections = {
  Start: lazy(async () => ({ default: (await import('./StartSection.tsx')).StartSection })),
  Catalogue: lazy(async () => ({
    default: (await import('./CatalogueSection.tsx')).CatalogueSection,
  })),
  Faults: lazy(async () => ({ default: (await import('./FaultsSection.tsx')).FaultsSection })),
  Time: lazy(async () => ({ default: (await import('./TimeSection.tsx')).TimeSection })),
  Mail: lazy(async () => ({ default: (await import('./MailSection.tsx')).MailSection })),
  Calls: lazy(async () => ({ default: (await import('./CallsSection.tsx')).CallsSection })),
  Report: lazy(async () => ({ default: (await import('./ReportSection.tsx')).ReportSection })),
};

type SectionName = keyof typeof sections;

/**
 * QA's panel: a small button at the edge of the window, and its drawer at the right, or below on a
 * phone (DEMO-2).
 */
export function DemoPanel({ demo }: { demo: Demo }) {
  const [open, setOpen] = useStoredSetting<'yes' | 'no'>('open', 'no');
  const [sectionName, choose] = useStoredSetting<SectionName>('section', 'Start');
  const storage = useObservable(demo.shared.storage);
  const { settings, held: heldResponses } = useObservable(demo.backend.controls);
  const isOpen = open === 'yes';
  const Section = sections[sectionName];
  const day = useObservable(demo.shared.day);
  const bent = [
    ...Object.keys(nonDefaultSettings(settings)),
    ...(heldResponses.length > 0 ? ['held calls'] : []),
    ...(day ? ['day of the data'] : []),
  ];

  const opener = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);

  const toggle = () => {
    if (isOpen) {
      setOpen('no');
      const back =
        previousFocus.current instanceof HTMLElement ? previousFocus.current : opener.current;
      back?.focus();
    } else {
      previousFocus.current = document.activeElement?.shadowRoot
        ? opener.current
        : document.activeElement;
      setOpen('yes');
      requestAnimationFrame(() =>
        drawer.current?.querySelector<HTMLElement>('[role="tab"][tabindex="0"]')?.focus(),
      );
    }
  };

  const names = Object.keys(sections) as SectionName[];
  const chooseByKey = (event: ReactKeyboardEvent) => {
    const sectionIndex = names.indexOf(sectionName);
    const next = {
      ArrowRight: sectionIndex + 1,
      ArrowLeft: sectionIndex - 1 + names.length,
      Home: 0,
      End: names.length - 1,
    }[event.key];
    const name = next === undefined ? undefined : names[next % names.length];
    if (!name) return;
    event.preventDefault();
    choose(name);
    drawer.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut(event)) toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });

  useEffect(() => {
    document.documentElement.classList.toggle('demo-panel-open', isOpen);
    return () => document.documentElement.classList.remove('demo-panel-open');
  }, [isOpen]);

  return (
    <>
      <button
        ref={opener}
        type="button"
        className="opener"
        data-unrecorded=""
        aria-label="Demo"
        aria-expanded={isOpen}
        title={[
          "Open or close QA's panel (Alt+Shift+Q)",
          bent.length > 0 && `Not as usual: ${bent.join(', ')}`,
          storage === 'memory' && 'Data are kept in memory only',
        ]
          .filter(Boolean)
          .join('. ')}
        onClick={toggle}
      >
        <span className="opener-name">Demo</span>
        {bent.length > 0 && <span className="dot" />}
        {storage === 'memory' && <span className="dot" />}
      </button>
      {isOpen && (
        <aside
          ref={drawer}
          aria-label="Demo panel"
          className="drawer"
          onKeyDown={({ key }) => {
            if (key === 'Escape') toggle();
          }}
        >
          <header>
            <h2>Demo panel</h2>
            <p>For testers. Not part of the product.</p>
            <button type="button" data-unrecorded="" onClick={toggle}>
              Close
            </button>
          </header>
          {storage === 'memory' && (
            <p className="warning" role="status">
              This browser cannot store the demo’s data (storage is full or forbidden). All works,
              but in memory: it is gone when the page closes.
            </p>
          )}
          <div
            role="tablist"
            aria-label="Demo panel"
            className="tabs"
            data-unrecorded=""
            onKeyDown={chooseByKey}
          >
            {names.map((name) => (
              <button
                type="button"
                role="tab"
                id={`tab-${name}`}
                key={name}
                aria-selected={name === sectionName}
                tabIndex={name === sectionName ? 0 : -1}
                onClick={() => choose(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <HeldCalls controls={demo.backend.controls} />
          <div className="section" role="tabpanel" aria-labelledby={`tab-${sectionName}`}>
            <Suspense fallback={<p className="hint">Loading...</p>}>
              <Section demo={demo} />
            </Suspense>
          </div>
        </aside>
      )}
    </>
  );
}
