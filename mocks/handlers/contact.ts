import { contactFormSchema } from '#domain/contactForm.ts';
import { endpoint } from '../endpoint.ts';
import { sendEmail } from '../sendEmail.ts';

export const contactEndpoints = [
  endpoint('POST /email/contact-us', {
    access: 'public',
    input: contactFormSchema,
    answer: async ({ database, input }) => {
      await sendEmail(database, {
        to: 'hello@canvass.example',
        subject: `Message from ${input.firstName} ${input.lastName} <${input.email}>`,
        text: input.body,
        link: null,
      });
    },
  }),
];
