import { isBlankText, shortened } from '#domain/field/displayText.ts';

interface PersonName {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
}

/** First, middle (if any) and last name (ENTITY-2). Names without a visible character are left out. */
export function fullName({ firstName, middleName, lastName }: PersonName): string {
  const names = [firstName, middleName, lastName].filter((name) => name && !isBlankText(name));
  return shortened(names.join(' '));
}
