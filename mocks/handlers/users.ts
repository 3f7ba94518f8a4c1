import { updateProfileBodySchema } from '#domain/profileForm.ts';
import { refuseTakenEmail } from '../emails.ts';
import { endpoint } from '../endpoint.ts';
import { HttpError } from '../HttpError.ts';
import { publicUser } from '../publicUser.ts';

export const userEndpoints = [
  endpoint('POST /user/update', {
    access: 'signedIn',
    input: updateProfileBodySchema,
    answer: async ({ database, input, user }) => {
      if (input.id !== user.id) throw new HttpError(403, 'You may not do this');
      refuseTakenEmail(database, input.email, { userId: user.id });
      const { password, image, ...profile } = input;
      const updated = await database.users.update(user as never, {
        data(draft) {
          Object.assign(draft, profile);
          if (password) draft.password = password;
          if (image) draft.image = image;
        },
      });
      return publicUser(updated ?? user);
    },
  }),
];
