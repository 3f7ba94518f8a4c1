import Papa from 'papaparse';
import {
  type AgentWithPassword,
  agentWithPasswordSchema,
  type EditAgentForm,
  editAgentFormSchema,
} from '#domain/agent/agentForm.ts';
import { firstIssues } from '#domain/field/firstIssues.ts';
import { formatCount } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { type AgentFieldName, agentFieldNames, agentFields, agentForm } from '../agentFields.ts';

/** An agent from one line of the text. */
export interface ReadAgent {
  /** The position among the agents, counted from 1. */
  row: number;
  /** The characters of its record in the text, with the line end. */
  source: string;
  /** Its password is empty if the text has none. */
  agent: AgentWithPassword;
  /** Why it cannot be created, in the form's words. */
  issues: string[];
}

/** Characters around an "@" that separate no cells. The form's schema tells whether they are an email. */
const EMAIL = /[^\s<>()[\],;|"]+@[^\s<>()[\],;|"]+/g;
const PHONE = /^\(?\+?[\d(][\d\s()./-]{2,}$/;

/** Zero-width characters that copying adds to emails. Joiners stay: names in some scripts need them. */
const COPY_ARTIFACTS = /[\u00ad\u200b\u2060\ufeff]/g;

/** A number or bullet of a list. */
const MARK = /^\s*(?:\d{1,3}[.)]|[-•*])\s+/;
/** "King, Ada" <ada@example.com>, as in address books. */
const ADDRESS = /^[^\S\n]*"([^",\n]+),[^\S\n]*([^"\n]+)"[^\S\n]*</gm;
/** The line of a spreadsheet that names the separator, or of a Markdown table below its header. */
const SEPARATOR = /^sep=.$|^[\s|:-]+$/i;

/** A column; "name" is a whole name. */
type Field = AgentFieldName | 'name' | 'password';

const WHOLE_NAME = /^(?:full ?)?name$/i;
/** Also "Initial password" and the German word. */
const PASSWORD = /passwor[dt]/i;

const emailsIn = (text: string): string[] =>
  (text.match(EMAIL) ?? []).map((email) => email.replace(/^mailto:/i, ''));

/** How spreadsheets mark a text like a formula: ="0712" and '+44 7700. An email may begin with either. */
const TEXT_MARK = /^=\s*"([^"]*)"$|^'(?=[=+\-@][^@]*$)/;

/** A record of the text: its characters with the line end, and its cells. */
interface TextRecord {
  source: string;
  cells: string[];
}

function parse(text: string, delimiter: string, quoteChar = '"') {
  const records: TextRecord[] = [];
  let start = 0;
  let hasUnbalancedQuotes = false;
  Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter,
    quoteChar,
    step: ({ data, errors, meta: { cursor } }) => {
      hasUnbalancedQuotes ||= errors.some(({ type }) => type === 'Quotes');
      records.push({
        source: text.slice(start, cursor),
        cells: data.map((cell, index) =>
          (index === 0 ? cell.replace(MARK, '') : cell).trim().replace(TEXT_MARK, '$1'),
        ),
      });
      start = cursor;
    },
  });
  return { records, isTorn: hasUnbalancedQuotes };
}

/** Several emails in one line, as in a mail, are a record each. */
function findEmails(record: TextRecord): TextRecord[] {
  const { source } = record;
  if (source.length > limits.pastedLine || emailsIn(source).length < 2) return [record];
  const parts = [';', ','].map((separator) =>
    source.split(separator).filter((part) => part.trim() !== ''),
  );
  const single = parts.find((all) => all.every((part) => emailsIn(part).length === 1)) ?? [];
  return single.length > 0
    ? single.map((part) => ({ source: `${part.trim()}\n`, cells: [part.trim()] }))
    : [record];
}

/** The records of a text, with one separator. Quoted cells may contain separators and line ends. */
export function readRecords(text: string): TextRecord[] {
  const plain = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(COPY_ARTIFACTS, '')
    .replaceAll(ADDRESS, '$2 $1 <');
  const { delimiter } = Papa.parse(plain, {
    preview: 20,
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ';', '|', ','],
  }).meta;
  const parsedRecords = parse(plain, delimiter);
  const { records } = parsedRecords.isTorn ? parse(plain, delimiter, '\0') : parsedRecords;
  return records.flatMap(findEmails);
}

const findField = (cell: string): Field | undefined =>
  agentFieldNames.find((name) => agentFields[name].pastedHeader.test(cell)) ??
  (WHOLE_NAME.test(cell) ? 'name' : PASSWORD.test(cell) ? 'password' : undefined);

/** First, middle and last name from several cells, or from the words of one. */
function splitNames(cells: string[]): Pick<EditAgentForm, 'firstName' | 'middleName' | 'lastName'> {
  const parts = cells.length === 1 ? (cells[0] ?? '').split(/\s+/) : cells;
  const [firstName = '', ...others] = parts.filter(Boolean);
  const lastName = others.pop() ?? '';
  return { firstName, middleName: others.join(' '), lastName };
}

/** Reads a line by its looks: names come before the e-mail, and a number is a mobile number. */
/** An agent, and whether there is text on both sides of its email. */
type ParsedAgent = AgentWithPassword & { isNameSplit: boolean };

function parseByPattern(cells: string[]): ParsedAgent {
  const parts = cells.flatMap((cell) => {
    const [email] = emailsIn(cell);
    if (!email) return [cell];
    const [textBefore = '', textAfter = ''] = cell.split(email);
    return [textBefore, email, textAfter].map((part) =>
      part
        .replace(/[<>()]|^mailto:/g, '')
        .replace(/\s[-–:]\s*$|[,;]\s*$/, '')
        .trim(),
    );
  });
  const email = parts.find((part) => emailsIn(part).length > 0) ?? '';
  const mobileNumber = parts.find((part) => PHONE.test(part)) ?? '';
  const isName = (part: string) => part !== '' && part !== email && part !== mobileNumber;
  const names = parts.filter(isName).map((part) => part.replace(/^([^,]+),\s*(.+)$/, '$2 $1'));
  const emailIndex = parts.indexOf(email);
  return {
    ...agentForm({ ...splitNames(names), email, mobileNumber }),
    password: '',
    isNameSplit:
      email !== '' &&
      parts.slice(0, emailIndex).some(isName) &&
      parts.slice(emailIndex).some(isName),
  };
}

function parseByHeader(cells: string[], header: readonly (Field | undefined)[]): ParsedAgent {
  const cellAt = (field: Field) => cells[header.indexOf(field)] ?? '';
  // "King, Ada": the last name first.
  const name = cellAt('name').replace(/^([^,]*[^\s,])\s*,\s*(.+)$/, '$2 $1');
  const namedCells = agentFieldNames.map((field) => [field, cellAt(field)] as const);
  const namedTexts = Object.fromEntries(namedCells.filter(([, text]) => text !== ''));
  return {
    ...agentForm({ ...splitNames([name]), ...namedTexts }),
    password: cellAt('password'),
    isNameSplit: false,
  };
}

/** Signs that no name has, or a number that a spreadsheet shortened. Below a header, a semicolon is text. */
const NO_NAME = /[@<>"\t=\d]|['’](?:\s|$)/;
const CHANGED_NUMBER = /\dE\+?\d|^\d+\.0+$/i;

/** Returns why a line was probably misread, so that the person corrects it. */
function findDoubts(
  { firstName, middleName, lastName, email, mobileNumber }: EditAgentForm,
  header: 'known' | 'unknown' | 'none',
  isNameSplit: boolean,
): string[] {
  const name = [firstName, middleName, lastName].join(' ');
  const hasSuspiciousName = NO_NAME.test(name) || (header !== 'known' && name.includes(';'));
  return [
    ...(header === 'unknown' ? ['The names of the columns are not known'] : []),
    ...(hasSuspiciousName ? ['The name has signs that no name has'] : []),
    // It may be a password.
    ...(isNameSplit && !hasSuspiciousName ? ['There is text after the email'] : []),
    // A spreadsheet may have put it there.
    ...(email.startsWith("'") ? ['The email begins with an apostrophe'] : []),
    ...(mobileNumber !== '' && !/\d/.test(mobileNumber) ? ['The mobile number has no digits'] : []),
    ...(CHANGED_NUMBER.test(mobileNumber) ? ['A spreadsheet has changed the mobile number'] : []),
  ];
}

const TOO_LONG = `This line is longer than ${formatCount(limits.pastedLine)} characters`;

/**
 * Reads agents from pasted lines or CSV, one per record: names, e-mail and mobile number in the
 * order of the form, separated by commas, semicolons, tabs or blanks (AGENT-FORM-15). A first record
 * without an email is a header; English names in it say which column is which, and below other names
 * every record is doubtful. Other columns beside known ones are not read.
 */
export function readAgents(text: string): {
  header: string | null;
  unreadColumns: string[];
  agents: ReadAgent[];
} {
  const records = readRecords(text).filter(
    ({ source, cells }) => cells.some(Boolean) && !SEPARATOR.test(source.trim()),
  );
  // The patterns are slow in a long line, which is no header.
  const [first] = records.filter(
    ({ source }, index) => index === 0 && source.length <= limits.pastedLine,
  );
  const fields = first?.cells.map(findField) ?? [];
  const hasAddress = first?.cells.some((cell) => emailsIn(cell).length > 0) ?? true;
  const isNamed =
    !hasAddress &&
    fields.includes('email') &&
    (fields.includes('name') || fields.includes('firstName'));
  // A single row without an email is an agent with a missing email, not a header.
  const isHeader = isNamed || (!hasAddress && records.length > 1);
  const headerKind = isNamed ? 'known' : isHeader ? 'unknown' : 'none';
  const firstRowByEmail = new Map<string, number>();
  // A file that was added below another one repeats the header.
  const rows = isHeader
    ? records.filter(({ source }) => source.trim() !== first?.source.trim())
    : records;
  const agents = rows.map(({ source, cells }, index): ReadAgent => {
    const row = index + 1;
    if (source.length > limits.pastedLine) {
      return { row, source, agent: { ...agentForm(), password: '' }, issues: [TOO_LONG] };
    }
    const { isNameSplit, ...agent } = isNamed
      ? parseByHeader(cells, fields)
      : parseByPattern(cells);
    const key = agent.email.toLowerCase();
    const firstRowWithEmail = firstRowByEmail.get(key);
    if (key !== '' && firstRowWithEmail === undefined) firstRowByEmail.set(key, row);
    const schema = agent.password === '' ? editAgentFormSchema : agentWithPasswordSchema;
    const issues = [
      ...Object.values(firstIssues(schema, agent)),
      ...findDoubts(agent, headerKind, isNameSplit),
      ...(firstRowWithEmail ? [`Row ${firstRowWithEmail} has the same email`] : []),
    ];
    return { row, source, agent, issues };
  });
  const header = isHeader ? (first?.source.trim() ?? null) : null;
  const unreadColumns = isNamed
    ? (first?.cells ?? []).filter((cell, index) => cell !== '' && !fields[index])
    : [];
  return { header, unreadColumns, agents };
}

/** Whether a line without an email names a column of passwords: such a text is not stored (AGENT-FORM-17). */
export const hasPasswordColumn = (text: string): boolean =>
  text.split(/[\r\n]/).some((line) => PASSWORD.test(line) && !line.includes('@'));

/** The text without the record of an agent; empty if no other agent is left. */
export function removeAgent(text: string, { source }: ReadAgent): string {
  const sources = readRecords(text).map((record) => record.source);
  const rest = sources.filter((_, index) => index !== sources.indexOf(source)).join('');
  return readAgents(rest).agents.length > 0 ? rest : '';
}
