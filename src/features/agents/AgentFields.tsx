import { TextField } from '#ui/form/TextField.tsx';
import { agentFieldNames, agentFields } from './agentFields.ts';

/** The fields of both agent forms. */
export const AgentFields = () =>
  agentFieldNames.map((name) => {
    const { label, type = 'text', isOptional } = agentFields[name];
    return (
      <TextField
        key={name}
        name={name}
        label={label}
        type={type}
        {...(isOptional && { hint: 'Optional' })}
      />
    );
  });
