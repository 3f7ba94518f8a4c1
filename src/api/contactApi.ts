import type { ContactForm } from '#domain/person/contactForm.ts';
import { baseApi } from './baseApi.ts';
import { sendBody } from './queries.ts';

/** The public contact form (CONTACT-4). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactForm>({ query: sendBody('contactUs') }),
  }),
});

export const { useContactUsMutation } = contactApi;
