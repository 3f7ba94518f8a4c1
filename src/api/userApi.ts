import type { UpdateProfileBody } from '#domain/person/profileForm.ts';
import { type User, userSchema } from '#domain/person/user.ts';
import { baseApi } from './baseApi.ts';
import { sendBody } from './queries.ts';
import { changeUser } from './session.ts';

/** The signed-in person's own profile (PROFILE-1). Returns the updated user. */
export const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<User, UpdateProfileBody>({
      query: sendBody('updateProfile'),
      // Responses show people's names, and survey lists their owners' emails.
      invalidatesTags: ['SurveyList', 'ResponseList'],
      responseSchema: userSchema,
      onQueryStarted: async (_profile, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(changeUser(answer.data));
      },
    }),
  }),
});

export const { useUpdateProfileMutation } = userApi;
