import { TextField } from '#ui/form/TextField.tsx';

/** The fields of both agent forms. */
export function AgentFields() {
  return (
    <>
      <TextField name="firstName" label="First name" />
      <TextField name="middleName" label="Middle name" hint="Optional" />
      <TextField name="lastName" label="Last name" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="mobileNumber" label="Mobile number" type="tel" hint="Optional" />
    </>
  );
}
