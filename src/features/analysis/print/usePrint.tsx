import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFileSaving } from '#ui/file/useFileSaving.ts';
import { useListener } from '#ui/hooks.ts';
import { lazyComponent, usePrefetched } from '#ui/lazyComponent.tsx';
import type { Report } from '../useReport.ts';

const PrintedReport = lazyComponent(
  async () => (await import('./PrintedReport.tsx')).PrintedReport,
);

const printed = [PrintedReport];
const nothing: typeof printed = [];

/** How long printing waits for the map's tiles, which may never come (ms). */
const MAX_WAIT = 3000;

/**
 * Prints the report as one document, also from the browser's menu (REPORT-17). The screen renders
 * `document`, which exists only while it prints.
 */
export function usePrint(report: Report | undefined) {
  const [state, setState] = useState<'idle' | 'preparing' | 'printing'>('idle');
  const onDrawn = useRef<() => void>(undefined);
  const { save, hasFailed } = useFileSaving();

  // The browser's menu leaves no time to load anything.
  usePrefetched(report ? printed : nothing);
  useListener('beforeprint', () => {
    if (PrintedReport.isLoaded()) flushSync(() => setState('printing'));
    else void save(load).then(() => PrintedReport.isLoaded() && setState('printing'));
  });
  useListener('afterprint', () => setState('idle'));

  const load = async (signal: AbortSignal) => {
    await PrintedReport.prefetch();
    signal.throwIfAborted();
    if (!PrintedReport.isLoaded()) throw new Error('The code of the print did not load');
  };

  const prepare = async (signal: AbortSignal) => {
    setState('preparing');
    await load(signal);
    const isDrawn = new Promise<void>((resolve) => {
      onDrawn.current = resolve;
      setTimeout(resolve, MAX_WAIT);
    });
    flushSync(() => setState('printing'));
    await isDrawn;
    signal.throwIfAborted();
    window.print();
  };
  return {
    print: () => save(prepare),
    hasFailed,
    isPreparing: state === 'preparing' && !hasFailed,
    document: report && state === 'printing' && (
      <PrintedReport report={report} onMapDrawn={() => onDrawn.current?.()} />
    ),
  };
}
