import { fieldDescriptions } from './fieldDescriptions.ts';

type Schema = Record<string, unknown>;

/** Fields whose own fields have their own descriptions. */
const PLACES = ['user', 'answers', 'responses'];

const NUMBERS = ['minimum', 'maximum', 'exclusiveMinimum'];

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** A nullable value has the description of its other alternative. */
function innerOf(schema: Schema): Schema {
  const alternatives = (schema.anyOf ?? []) as Schema[];
  return alternatives.find(({ type }) => type !== 'null') ?? schema;
}

function explain(name: string, within: string, schema: Schema): Schema {
  const known = fieldDescriptions[`${within}.${name}`] ?? fieldDescriptions[name];
  if (!known) {
    throw new Error(`scripts/docs/fieldDescriptions.ts says nothing of "${name}" in "${within}"`);
  }
  const { description, around, sent, ...facts } = known;
  const inner = innerOf(schema);
  const holdsText = [inner.type].flat().includes('string');
  const holdsNumber = ['integer', 'number'].some((type) => [inner.type].flat().includes(type));
  if (holdsNumber) for (const bound of NUMBERS) delete inner[bound];
  // A pattern says more than a format: a sent address may have blanks around it.
  const hasPattern = 'pattern' in inner || 'allOf' in inner;
  for (const [fact, value] of Object.entries(facts)) {
    const isOfNumbers = NUMBERS.includes(fact) || value === 'int64';
    const applies = isOfNumbers ? holdsNumber : holdsText && !hasPattern;
    if (applies) inner[fact] = value;
  }
  if (hasPattern && around) {
    const { pattern, allOf, maxLength } = inner as {
      pattern?: string;
      allOf?: Schema[];
      maxLength?: number;
    };
    const patterns = allOf ?? [{ pattern }];
    if (sent) patterns.push({ pattern: sent });
    if (maxLength) patterns.push({ pattern: `^${around}*[\\s\\S]{0,${maxLength}}${around}*$` });
    delete inner.pattern;
    delete inner.maxLength;
    inner.allOf = patterns;
  }
  // A reading schema tolerates what a server should not send: its defaults are not part of the API.
  delete schema.default;
  return { description, ...schema };
}

/** The schema with meaning, unit, range and format of every field. `within` names its parent. */
export function describeFields(schema: Schema, within: string): Schema {
  const described = structuredClone(schema);
  const walk = (node: unknown, place: string): void => {
    if (Array.isArray(node)) {
      for (const item of node) walk(item, place);
      return;
    }
    if (!isSchema(node)) return;
    const properties = node.properties as Record<string, Schema> | undefined;
    for (const [name, property] of Object.entries(properties ?? {})) {
      walk(property, PLACES.includes(name) ? name : place);
      (node.properties as Record<string, Schema>)[name] = explain(name, place, property);
    }
    for (const part of ['items', 'anyOf', 'allOf'] as const) walk(node[part], place);
  };
  walk(described, within);
  return described;
}
