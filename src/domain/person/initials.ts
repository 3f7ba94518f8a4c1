/** The first letters of first and last name, for an avatar without a picture (LAYOUT-1). */
export function initials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase();
}
