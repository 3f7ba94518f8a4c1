import { contactFormSchema } from '#domain/person/contactForm.ts';
import { endpoint } from '../backend/endpoint.ts';
import { sendEmail } from '../backend/sendEmail.ts';

export const contactEndpoints = [
  endpoint('POST /email/contact-us', {
    input: contactFormSchema,
    respond: async ({ database, input }) => {
      await sendEmail(database, {
        to: 'hello@canvass.example',
        subject: `Message from ${input.firstName} ${input.lastName} <${input.email}>`,
        text: input.body,
        link: null,
      });
    },
  }),
];
