interface Named {
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
}

/** First, middle (if any) and last name, wherever a person is named (ENTITY-2). */
export function fullName({ firstName, middleName, lastName }: Named): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
