import { isBlankText, shortened } from '#domain/field/displayText.ts';

interface Named {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
}

/** First, middle (if any) and last name (ENTITY-2). Invisible names are left out. */
export function fullName({ firstName, middleName, lastName }: Named): string {
  const names = [firstName, middleName, lastName].filter((name) => name && !isBlankText(name));
  return shortened(names.join(' '));
}
