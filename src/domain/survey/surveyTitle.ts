import { isBlankText, shortened } from '../field/visible.ts';

/** A survey's displayed title: an old survey may have none, or an invisible one (SEAM-37). */
export function surveyTitle({ title }: { title: string }): string {
  return isBlankText(title) ? 'Untitled survey' : shortened(title.trim());
}
