/** The title of the browser's tab while the screen around it is shown. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · Canvass`}</title>;
}
