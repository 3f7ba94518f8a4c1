import { INVISIBLE_CHARACTERS, UNSEEN } from '#domain/field/displayText.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';

type Schema = Record<string, unknown>;

/** Fields whose own fields have their own descriptions. */
const PARENT_FIELDS = ['user', 'answers', 'responses'];

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** In upper case, because validators in Go convert only such escapes. */
const escaped = (code: number) => `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** Some client generators copy these characters into a regular expression, which is a syntax error. */
const LINE_SEPARATORS = /[\u2028\u2029]/;

/** The characters of a class below U+10000, as ranges that every dialect of patterns reads. */
function describeRanges(members: string): string {
  const isIn = new RegExp(`[${members}]`, 'u');
  const ranges: [number, number][] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    if (!isIn.test(character) || LINE_SEPARATORS.test(character)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('');
}

const portable = [INVISIBLE_CHARACTERS, UNSEEN].map(
  (members) => [members, describeRanges(members)] as const,
);

/** A pattern without Unicode properties, which Java and Python name otherwise or not at all. */
const portablePattern = (pattern: string): string =>
  portable.reduce((text, [members, ranges]) => text.replaceAll(members, ranges), pattern);

/** A nullable value has the description of its other alternative. */
function unwrap(schema: Schema): Schema {
  const alternatives = (schema.anyOf ?? []) as Schema[];
  return alternatives.find(({ type }) => type !== 'null') ?? schema;
}

/**
 * Replaces the patterns of a text by lengths and sentences, which people read and journeys verify;
 * an email keeps one. Returns the sentences.
 */
function statePatterns(text: Schema, sentPattern: string | undefined, isTrimmed: boolean) {
  const { minLength, maxLength } = text;
  delete text.pattern;
  delete text.allOf;
  if (sentPattern) text.pattern = portablePattern(sentPattern);
  // Blanks around it may make a valid text longer.
  if (isTrimmed) delete text.maxLength;
  return [
    ...(minLength
      ? [
          `At least ${minLength} characters, without blanks at its ends and characters without width`,
        ]
      : []),
    ...(isTrimmed && maxLength
      ? [`At most ${maxLength} characters, without blanks at its ends`]
      : []),
  ];
}

function explain(name: string, entity: string, schema: Schema): Schema {
  const known = fieldDescriptions[`${entity}.${name}`] ?? fieldDescriptions[name];
  if (!known) {
    throw new Error(`scripts/docs/fieldDescriptions.ts says nothing of "${name}" in "${entity}"`);
  }
  const { description, isTrimmed, sentPattern, ...facts } = known;
  const inner = unwrap(schema);
  const acceptsText = [inner.type].flat().includes('string');
  const acceptsNumber = ['integer', 'number'].some((type) => [inner.type].flat().includes(type));
  if (acceptsNumber) for (const bound of NUMBERS) delete inner[bound];
  // A pattern says more than a format: a sent address may have blanks around it.
  const hasPattern = 'pattern' in inner || 'allOf' in inner;
  for (const [fact, value] of Object.entries(facts)) {
    const isNumeric = NUMBERS.includes(fact) || value === 'int64';
    const applies = isNumeric ? acceptsNumber : acceptsText && !hasPattern;
    if (applies) inner[fact] = value;
  }
  // The application tolerates null here, but the contract forbids it.
  if (inner.enum) inner.type = 'string';
  const rules = hasPattern ? statePatterns(inner, sentPattern, isTrimmed === true) : [];
  // A reading schema tolerates what a server should not send: its defaults are not part of the API.
  delete schema.default;
  return { description: [description, ...rules].join('. '), ...schema };
}

/** The schema with meaning, unit, range and format of every field. `entity` is what the schema describes. */
export function describeFields(schema: Schema, entity: string): Schema {
  const described = structuredClone(schema);
  const walk = (node: unknown, place: string): void => {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, place);
      return;
    }
    if (!isSchema(node)) return;
    const properties = node.properties as Record<string, Schema> | undefined;
    for (const [name, property] of Object.entries(properties ?? {})) {
      walk(property, PARENT_FIELDS.includes(name) ? name : place);
      (node.properties as Record<string, Schema>)[name] = explain(name, place, property);
    }
    for (const part of ['items', 'anyOf'] as const) walk(node[part], place);
  };
  walk(described, entity);
  return described;
}
