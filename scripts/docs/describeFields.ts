import { fieldDescriptions } from './fieldDescriptions.ts';

type Schema = Record<string, unknown>;

/** Fields whose own fields have their own descriptions. */
const PARENT_FIELDS = ['user', 'answers', 'responses'];

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A nullable value has the description of its other alternative. */
function unwrap(schema: Schema): Schema {
  const alternatives = (schema.anyOf ?? []) as Schema[];
  return alternatives.find(({ type }) => type !== 'null') ?? schema;
}

/**
 * Replaces the patterns of a text by lengths and sentences, which people read and journeys verify.
 * Returns the sentences.
 */
function statePatterns(text: Schema, isTrimmed: boolean) {
  const { minLength, maxLength } = text;
  delete text.pattern;
  delete text.allOf;
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
  const { description, isTrimmed, ...facts } = known;
  const inner = unwrap(schema);
  const acceptsText = [inner.type].flat().includes('string');
  const acceptsNumber = ['integer', 'number'].some((type) => [inner.type].flat().includes(type));
  if (acceptsNumber) for (const bound of NUMBERS) delete inner[bound];
  const hasPattern = 'pattern' in inner || 'allOf' in inner;
  for (const [fact, value] of Object.entries(facts)) {
    const isNumeric = NUMBERS.includes(fact) || value === 'int64';
    const applies = isNumeric ? acceptsNumber : acceptsText;
    if (applies) inner[fact] = value;
  }
  // The application tolerates null here, but the contract forbids it.
  if (inner.enum) inner.type = 'string';
  const rules = hasPattern ? statePatterns(inner, isTrimmed === true) : [];
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
