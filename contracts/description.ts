import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: string[];
}

type Content = Record<string, { schema: Schema }>;

/** One call of docs/openapi.json. */
export interface Operation {
  /** As in the contract: "GET /agent/{id}". */
  call: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; schema: Schema }[];
  body: Schema | undefined;
  /** The schema of each status's body; undefined where the application reads none. */
  answers: Record<string, Schema | undefined>;
}

interface OpenApi {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters'];
        requestBody?: { content: Content };
        responses: Record<string, { content?: Content }>;
      }
    >
  >;
}

const api: OpenApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const ajv = addFormats.default(new Ajv2020({ strict: false }));
const emailValidator = new Ajv2020();
addFormats.default(emailValidator, ['email']);
const isEmail = emailValidator.compile({ type: 'string', format: 'email' });
// Servers check an email without blanks around it and characters without width.
ajv
  .addFormat('int64', true)
  .addFormat('email', (text: string) =>
    isEmail(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').trim()),
  )
  .addSchema(api, 'api');

const JSON_TYPE = 'application/json';

/** Every call of docs/openapi.json. */
export const operations: Operation[] = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([name, { parameters = [], requestBody, responses }]) => {
    const method = name.toUpperCase();
    return {
      call: `${method} ${path}`,
      method,
      path,
      parameters,
      body: requestBody?.content[JSON_TYPE]?.schema,
      answers: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          content?.[JSON_TYPE]?.schema,
        ]),
      ),
    };
  }),
);

/** Follows a `$ref` to its schema; returns any other schema unchanged. */
export const resolved = ({ $ref, ...schema }: Schema): Schema =>
  ($ref && api.components.schemas[$ref.replace('#/components/schemas/', '')]) || schema;

/** The call of a request, if it is one of the description. */
export function findOperation(method: string, path: string): Operation | undefined {
  const patterns = operations.filter((operation) => operation.method === method);
  return patterns.find((operation) =>
    new RegExp(`^.*/api/v1${operation.path.replace('{id}', '\\d+')}$`).test(path),
  );
}

const validators = new Map<Schema, ValidateFunction>();

function compileValidator(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'));
  const validator = ajv.compile(absolute);
  validators.set(schema, validator);
  return validator;
}

/** The problem of a value with a schema of the description; null if it is valid. */
export function findProblem(schema: Schema, value: unknown): string | null {
  const validate = compileValidator(schema);
  return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: '' });
}

/** The problem of a request with the description: in its body, or in a parameter. */
export async function requestProblem(operation: Operation, request: Request) {
  const { searchParams } = new URL(request.url);
  for (const { name, schema } of operation.parameters.filter(
    (parameter) => parameter.in === 'query',
  )) {
    const text = searchParams.get(name) ?? '';
    const problem = findProblem(schema, /^\d+$/.test(text) ? Number(text) : text);
    if (problem) return `${name}=${text}: ${problem}`;
  }
  if (!operation.body) return null;
  const body: unknown = await request.json().catch(() => undefined);
  return findProblem(operation.body, body);
}

/** The problem of a response with the description: its status, or its body. */
export async function answerProblem({ answers }: Operation, response: Response) {
  if (!(response.status in answers)) return `${response.status} is not described`;
  const schema = answers[response.status];
  return schema ? findProblem(schema, await response.json().catch(() => undefined)) : null;
}
