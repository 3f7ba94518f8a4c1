import * as z from 'zod/mini';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

export const isId: Check = (value) => Number.isSafeInteger(value) && (value as number) > 0;
export const isString: Check = (value) => typeof value === 'string';
export const isOptionalString: Check = (value) => value == null || isString(value);

/** Checks an item by its fields. A field that only the schema has is a type error. */
export const createItemCheck = <Item>(checks: { [Name in keyof Item]-?: Check }): Check => {
  const entries = Object.entries<Check>(checks);
  return (item) => {
    if (typeof item !== 'object' || item === null) return false;
    for (const [name, isFitting] of entries) if (!isFitting((item as Fields)[name])) return false;
    return true;
  };
};

export const createListCheck =
  (isFitting: Check): Check =>
  (list) =>
    Array.isArray(list) && list.every(isFitting);

/** A list kept as it is if its items pass the check, which accepts only what the schema does. */
export const fastList = <Item>(schema: z.ZodMiniType<Item>, isFitting: Check) =>
  z.union([z.custom<Item[]>(createListCheck(isFitting)), z.array(schema)]);
