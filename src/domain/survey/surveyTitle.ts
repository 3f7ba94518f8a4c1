import { isBlankText, shortened } from '../field/visible.ts';

/** What a survey is called where it is shown: an old one may have no title, or one that cannot be seen (SEAM-37). */
export function surveyTitle({ title }: { title: string }): string {
  return isBlankText(title) ? 'Untitled survey' : shortened(title.trim());
}
