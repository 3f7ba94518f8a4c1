import type { Agent } from '#domain/agent/agent.ts';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { isBlankText } from '#domain/field/displayText.ts';
import { callTo, mailTo } from '#ui/list/contactLinks.ts';

/** A field of an agent: forms, lists, bulk adding and files read it here. Its rule is the schema's. */
interface AgentField {
  label: string;
  /** The title of its column in lists and files; the parts of the name share one. */
  columnTitle: string | null;
  isOptional?: true;
  type?: 'email' | 'tel';
  /** A `mailto:` or `tel:` URL. */
  href?: (value: string) => string;
  /** The header of its column in a pasted table, in English. */
  pastedHeader: RegExp;
}

export type AgentFieldName = keyof EditAgentForm;

/** In the order of the forms. */
export const agentFields: Record<AgentFieldName, AgentField> = {
  firstName: {
    label: 'First name',
    columnTitle: null,
    pastedHeader: /^(?:first|given) ?name$/i,
  },
  middleName: {
    label: 'Middle name',
    columnTitle: null,
    isOptional: true,
    pastedHeader: /^middle ?name$/i,
  },
  lastName: {
    label: 'Last name',
    columnTitle: null,
    pastedHeader: /^(?:(?:last|family) ?name|surname)$/i,
  },
  email: {
    label: 'Email',
    columnTitle: 'Email',
    type: 'email',
    href: mailTo,
    pastedHeader: /^e-?mail(?: address)?$/i,
  },
  mobileNumber: {
    label: 'Mobile number',
    columnTitle: 'Mobile',
    isOptional: true,
    type: 'tel',
    href: callTo,
    pastedHeader: /^(?:(?:mobile|cell)(?: ?phone)?|phone|telephone)(?: (?:number|no\.?))?$/i,
  },
};

export const agentFieldNames = Object.keys(agentFields) as AgentFieldName[];

/** The fields with a column of their own. */
export const agentColumnFields = agentFieldNames.flatMap((name) => {
  const { columnTitle, ...field } = agentFields[name];
  return columnTitle === null ? [] : [{ name, columnTitle, ...field }];
});

/** The form of an agent; an empty one without. */
export const agentForm = (agent?: Partial<Pick<Agent, AgentFieldName>>): EditAgentForm =>
  Object.fromEntries(agentFieldNames.map((name) => [name, agent?.[name] ?? ''])) as EditAgentForm;

/** A field that lists show; undefined if nothing of it could be seen. */
export const agentText = (agent: EditAgentForm | Agent, name: AgentFieldName) =>
  isBlankText(agent[name] ?? '') ? undefined : agent[name];
