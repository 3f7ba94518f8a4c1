import * as z from 'zod';
import { createAgentBodySchema } from '#domain/agent/agentForm.ts';
import { forgotPasswordFormSchema } from '#domain/person/forgotPasswordForm.ts';
import { loginFormSchema } from '#domain/person/loginForm.ts';
import { updatePasswordBodySchema } from '#domain/person/resetPasswordForm.ts';
import { signUpFormSchema } from '#domain/person/signUpForm.ts';
import { type Database, nextId } from '../backend/database.ts';
import { refuseTakenEmail, userByEmail } from '../backend/emails.ts';
import { endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';
import { publicUser } from '../backend/publicUser.ts';
import { LINK_LIFETIME_MS, resetLinkState } from '../backend/resetLinkState.ts';
import { sendEmail } from '../backend/sendEmail.ts';
import { startSession } from '../backend/startSession.ts';

function requireValidLink(database: Database, token: string) {
  const link = database.resetLinks.findFirst((query) => query.where({ token }));
  if (!link) throw new HttpError(404, 'This reset link does not exist');
  if (resetLinkState(link) !== 'valid') throw new HttpError(410, 'This reset link has expired');
  return link;
}

export const authEndpoints = [
  endpoint('POST /auth/login', {
    input: loginFormSchema,
    respond: async ({ database, input }) => {
      const user = userByEmail(database, input.email);
      if (user?.password !== input.password) throw new HttpError(401, 'Invalid credentials');
      return { token: await startSession(database, user.id), user: publicUser(user) };
    },
  }),

  endpoint('POST /auth/sign-up', {
    input: signUpFormSchema,
    respond: async ({ database, input }) => {
      refuseTakenEmail(database, input.email);
      await database.users.create({ ...input, id: nextId(database.users), type: 'OWNER' });
    },
  }),

  endpoint('POST /auth/forgot-password', {
    input: forgotPasswordFormSchema,
    respond: async ({ database, input }) => {
      const user = userByEmail(database, input.email);
      if (user) {
        // Counts up instead of being random as on a server, so that repeated steps get the same
        // link.
        const token = `link-${database.resetLinks.all().length + 1}`;
        const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS).toISOString();
        await database.resetLinks.create({ token, userId: user.id, state: 'valid', expiresAt });
        await sendEmail(database, {
          to: user.email,
          subject: 'Reset your password',
          text: `Hello ${user.firstName}, choose a new password with this link.`,
          link: `/reset-password/${token}`,
        });
      }
    },
  }),

  endpoint('POST /auth/verify-reset-password-token', {
    input: z.object({ token: z.string() }),
    respond: ({ database, input }) => ({ userId: requireValidLink(database, input.token).userId }),
  }),

  endpoint('POST /auth/update-password', {
    input: updatePasswordBodySchema,
    respond: async ({ database, input: { id, token, password } }) => {
      const link = requireValidLink(database, token);
      const user = database.users.findFirst((query) => query.where({ id }));
      if (!user || link.userId !== id) throw new HttpError(404, 'This user does not exist');
      if ([user.password, ...user.previousPasswords].includes(password)) {
        throw new HttpError(422, 'Cannot be a previously used password.');
      }
      await database.users.update(user, {
        data(draft) {
          draft.previousPasswords.push(draft.password);
          draft.password = password;
        },
      });
      await database.resetLinks.update(link, {
        data(draft) {
          draft.state = 'used';
        },
      });
      database.sessions.deleteMany((query) => query.where({ userId: id }));
    },
  }),

  endpoint('POST /auth/sign-up-agent', {
    input: createAgentBodySchema,
    respond: async ({ database, input, user }) => {
      if (input.ownerId !== user.id) throw new HttpError(403, 'You may not do this');
      refuseTakenEmail(database, input.email);
      await database.agents.create({ ...input, id: nextId(database.agents), status: 'Active' });
    },
  }),
];
