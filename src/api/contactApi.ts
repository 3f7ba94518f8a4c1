import * as z from 'zod/mini';
import type { ContactForm } from '#domain/person/contactForm.ts';
import { baseApi } from './baseApi.ts';

/** The public contact form (CONTACT-4). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactForm>({
      query: (body) => ({ url: 'email/contact-us', method: 'POST', body }),
      responseSchema: z.unknown(),
      extraOptions: { isPublic: true },
    }),
  }),
});

export const { useContactUsMutation } = contactApi;
