import { FormSection } from '#ui/form/FormSection.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type AgentFieldName, agentFields } from './agentFields.ts';

function AgentField({ name }: { name: AgentFieldName }) {
  const { label, type = 'text', isOptional } = agentFields[name];
  return (
    <TextField name={name} label={label} type={type} {...(isOptional && { hint: 'Optional' })} />
  );
}

/** The sections of both agent forms. */
export const AgentFields = () => (
  <>
    <FormSection name="Person" columns={3}>
      <AgentField name="firstName" />
      <AgentField name="middleName" />
      <AgentField name="lastName" />
    </FormSection>
    <FormSection name="Contact">
      <AgentField name="email" />
      <AgentField name="mobileNumber" />
    </FormSection>
  </>
);
