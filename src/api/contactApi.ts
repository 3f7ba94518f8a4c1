import type { ContactForm } from '#domain/person/contactForm.ts';
import { baseApi } from './baseApi.ts';
import { mutationOptions } from './cacheTags.ts';

/** The public contact form (CONTACT-4). */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactUs: build.mutation<unknown, ContactForm>(mutationOptions('contactUs')),
  }),
});

export const { useContactUsMutation } = contactApi;
