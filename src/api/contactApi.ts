import type { ContactForm } from '#domain/person/contactForm.ts';
import { baseApi } from './baseApi.ts';
import { request } from './request.ts';

/** The public contact form (CONTACT-4). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactForm>({
      query: (body) => request('contactUs', { body }),
    }),
  }),
});

export const { useContactUsMutation } = contactApi;
