import { isolated, shortened } from '#domain/field/visible.ts';

/** The title of the browser's tab while its screen is shown. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${isolated(shortened(title))} · Canvass`}</title>;
}
