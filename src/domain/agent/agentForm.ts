import * as z from 'zod/mini';
import { idSchema } from '#domain/field/plausibleValues.ts';
import { requireMatchingPasswords } from '#domain/person/resetPasswordForm.ts';
import {
  emailSchema,
  minTypedLength,
  optionalText,
  passwordText,
  requiredText,
} from '../field/text.ts';
import { limits } from '../limits.ts';

/** An agent's own fields, as the edit form has them (AGENT-FORM-2, AGENT-FORM-3). */
export const editAgentFormSchema = z.object({
  firstName: requiredText('First name', limits.agentName),
  middleName: optionalText('Middle name', limits.agentName),
  lastName: requiredText('Last name', limits.agentName),
  email: emailSchema(),
  mobileNumber: z.string(),
});

export type EditAgentForm = z.infer<typeof editAgentFormSchema>;

const password = passwordText('Password').check(
  ...minTypedLength(
    limits.agentPassword.min,
    `Password must be at least ${limits.agentPassword.min} characters long`,
  ),
);

/** An agent of "Add several": its password is in the text, or generated. */
export const agentWithPasswordSchema = z.extend(editAgentFormSchema, { password });

export type AgentWithPassword = z.infer<typeof agentWithPasswordSchema>;

export const createAgentFormSchema = requireMatchingPasswords(
  z.extend(agentWithPasswordSchema, { confirmPassword: passwordText('Confirm password') }),
);

export type CreateAgentForm = z.infer<typeof createAgentFormSchema>;

/** The body of PUT /agent/{id}: the agent's fields and its owner. */
export const updateAgentBodySchema = z.extend(editAgentFormSchema, { ownerId: idSchema });

export type UpdateAgentBody = z.infer<typeof updateAgentBodySchema>;

/** The body of POST /auth/sign-up-agent: the agent's fields, a password, and its owner. */
export const createAgentBodySchema = z.extend(updateAgentBodySchema, { password });

export type CreateAgentBody = z.infer<typeof createAgentBodySchema>;
