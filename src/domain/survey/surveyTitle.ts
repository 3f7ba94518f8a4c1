/** What a survey is called where it is shown: an old one may have no title. */
export function surveyTitle({ title }: { title: string }): string {
  return title.trim() || 'Untitled survey';
}
