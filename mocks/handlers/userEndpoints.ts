import { updateProfileBodySchema } from '#domain/person/profileForm.ts';
import { refuseTakenEmail } from '../backend/emails.ts';
import { endpoint } from '../backend/endpoint.ts';
import { HttpError } from '../backend/HttpError.ts';
import { publicUser } from '../backend/publicUser.ts';

export const userEndpoints = [
  endpoint('POST /user/update', {
    input: updateProfileBodySchema,
    respond: async ({ database, input, user }) => {
      if (input.id !== user.id) throw new HttpError(403, 'You may not do this');
      refuseTakenEmail(database, input.email, { userId: user.id });
      const { password, image, ...profile } = input;
      const updated = await database.users.update((query) => query.where({ id: user.id }), {
        data(draft) {
          Object.assign(draft, profile);
          if (password) {
            draft.previousPasswords.push(draft.password);
            draft.password = password;
          }
          if (image) draft.image = image;
        },
      });
      return publicUser(updated ?? user);
    },
  }),
];
