import Papa from 'papaparse';
import { type EditAgentForm, editAgentFormSchema } from '#domain/agent/agentForm.ts';
import { firstIssues } from '#domain/field/firstIssues.ts';

/** An agent as a line of a text describes it. */
export interface ReadAgent {
  /** Where it stands among the agents, counted from 1. */
  row: number;
  agent: EditAgentForm;
  /** What keeps it from being created, in the words of the form. */
  issues: string[];
}

const EMAIL = /[^\s<>,;"']+@[^\s<>,;"']+/;
const PHONE = /^\(?\+?[\d(][\d\s()./-]{3,}$/;

type Field = keyof EditAgentForm | 'name';

/** What the columns of a table are, by the words in their headers. */
const HEADERS: [RegExp, Field][] = [
  [/e-?mail/i, 'email'],
  [/mobile|phone|tel|cell/i, 'mobileNumber'],
  [/middle/i, 'middleName'],
  [/first|given/i, 'firstName'],
  [/last|family|surname/i, 'lastName'],
  [/name|agent/i, 'name'],
];

/** The columns that a line names; undefined where it is no header. */
function headerOf(cells: string[]): (Field | undefined)[] | undefined {
  if (cells.some((cell) => EMAIL.test(cell))) return undefined;
  const fields = cells.map((cell) => HEADERS.find(([words]) => words.test(cell))?.[1]);
  return fields.filter(Boolean).length >= 2 ? fields : undefined;
}

/** First, middle and last name from as many cells as there are, or from the words of one. */
function namesOf(cells: string[]): Pick<EditAgentForm, 'firstName' | 'middleName' | 'lastName'> {
  const parts = cells.length === 1 ? (cells[0] ?? '').split(/\s+/) : cells;
  const [firstName = '', ...others] = parts.filter(Boolean);
  const lastName = others.pop() ?? '';
  return { firstName, middleName: others.join(' '), lastName };
}

/** A line without a header: names come before the e-mail, and a number is a mobile number. */
function byLooks(cells: string[]): EditAgentForm {
  const parts = cells.flatMap((cell) => {
    const [email] = EMAIL.exec(cell) ?? [];
    if (!email) return [cell];
    const [before = '', after = ''] = cell.split(email);
    return [before, email, after].map((part) => part.replace(/[<>()]|^mailto:/g, '').trim());
  });
  const email = parts.find((part) => EMAIL.test(part)) ?? '';
  const mobileNumber = parts.find((part) => PHONE.test(part)) ?? '';
  const names = parts.filter((part) => part !== '' && part !== email && part !== mobileNumber);
  return { ...namesOf(names), email, mobileNumber };
}

function byHeader(cells: string[], header: readonly (Field | undefined)[]): EditAgentForm {
  const cellOf = (field: Field) => cells[header.indexOf(field)] ?? '';
  const whole = namesOf([cellOf('name')]);
  return {
    firstName: cellOf('firstName') || whole.firstName,
    middleName: cellOf('middleName') || whole.middleName,
    lastName: cellOf('lastName') || whole.lastName,
    email: cellOf('email'),
    mobileNumber: cellOf('mobileNumber'),
  };
}

/**
 * Reads agents from pasted lines or CSV, one a line: names, e-mail and mobile number, separated by commas, semicolons, tabs
 * or blanks, with or without a header (AGENT-FORM-15).
 */
export function readAgents(text: string): ReadAgent[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' });
  const lines = data.map((cells) => cells.map((cell) => cell.trim()));
  const header = headerOf(lines[0] ?? []);
  const rows = new Map<string, number>();
  return (header ? lines.slice(1) : lines).map((cells, index) => {
    const row = index + 1;
    const agent = header ? byHeader(cells, header) : byLooks(cells);
    const key = agent.email.toLowerCase();
    const same = rows.get(key);
    if (agent.email && same === undefined) rows.set(key, row);
    const issues = Object.values(firstIssues(editAgentFormSchema, agent));
    return { row, agent, issues: same ? [...issues, `Row ${same} has the same email`] : issues };
  });
}

/** Agents as a text that reads as the same agents. */
export const writeAgents = (agents: readonly EditAgentForm[]): string =>
  agents.length === 0
    ? ''
    : Papa.unparse({
        fields: ['First name', 'Middle name', 'Last name', 'Email', 'Mobile number'],
        data: agents.map(({ firstName, middleName, lastName, email, mobileNumber }) => [
          firstName,
          middleName,
          lastName,
          email,
          mobileNumber,
        ]),
      });
