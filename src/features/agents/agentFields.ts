import type { Agent } from '#domain/agent/agent.ts';
import type { EditAgentForm } from '#domain/agent/agentForm.ts';
import { isBlankText } from '#domain/field/displayText.ts';
import { callTo, mailTo } from '#ui/list/contactLinks.ts';

/** A field of an agent: forms, lists, bulk adding and files read it here. Its rule is the schema's. */
interface AgentField {
  label: string;
  /** The heading in lists and files; the parts of the name share a column. */
  header: string | null;
  isOptional?: true;
  type?: 'email' | 'tel';
  /** A `mailto:` or `tel:` URL. */
  href?: (value: string) => string;
  /** The header of its column in a pasted table, in English. */
  heading: RegExp;
}

export type AgentFieldName = keyof EditAgentForm;

/** In the order of the forms. */
export const agentFields: Record<AgentFieldName, AgentField> = {
  firstName: {
    label: 'First name',
    header: null,
    heading: /^(?:first|given) ?name$/i,
  },
  middleName: {
    label: 'Middle name',
    header: null,
    isOptional: true,
    heading: /^middle ?name$/i,
  },
  lastName: {
    label: 'Last name',
    header: null,
    heading: /^(?:(?:last|family) ?name|surname)$/i,
  },
  email: {
    label: 'Email',
    header: 'Email',
    type: 'email',
    href: mailTo,
    heading: /^e-?mail(?: address)?$/i,
  },
  mobileNumber: {
    label: 'Mobile number',
    header: 'Mobile',
    isOptional: true,
    type: 'tel',
    href: callTo,
    heading: /^(?:(?:mobile|cell)(?: ?phone)?|phone|telephone)(?: (?:number|no\.?))?$/i,
  },
};

export const agentFieldNames = Object.keys(agentFields) as AgentFieldName[];

/** The fields with a column of their own. */
export const agentColumnFields = agentFieldNames.flatMap((name) => {
  const { header, ...field } = agentFields[name];
  return header === null ? [] : [{ name, header, ...field }];
});

/** The form of an agent; an empty one without. */
export const agentForm = (agent?: Partial<Pick<Agent, AgentFieldName>>): EditAgentForm =>
  Object.fromEntries(agentFieldNames.map((name) => [name, agent?.[name] ?? ''])) as EditAgentForm;

/** A field that lists show; undefined if nothing of it could be seen. */
export const agentText = (agent: EditAgentForm | Agent, name: AgentFieldName) =>
  isBlankText(agent[name] ?? '') ? undefined : agent[name];
