import { Card } from '@blueprintjs/core';
import { useContactUsMutation } from '#api/contactApi.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { type ContactForm, contactFormSchema } from '#domain/person/contactForm.ts';
import { personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { DocumentTitle } from '#ui/page/Page.tsx';

const empty: ContactForm = { firstName: '', lastName: '', email: '', body: '' };

/** The public contact form (CONTACT-1 to CONTACT-11). */
export function ContactUs() {
  const [contactUs] = useContactUsMutation();
  const submit = useFormSubmission();

  const send = (form: ContactForm) =>
    submit({
      request: contactUs(form),
      failure: () => ({ title: 'Failed to send email', description: 'Please try again later.' }),
      success: { title: 'Email sent', description: 'Please wait for a reply.' },
      redirect: { to: paths.landing, delay: limits.redirectDelay.contact },
    });

  return (
    <div className="form-screen">
      <DocumentTitle title="Contact Us" />
      <Card>
        <h1 id="screen">Get in touch</h1>
        <p className="muted">Tell us what you are working on. We read every message.</p>
        <SchemaForm
          name="Contact Us"
          schema={contactFormSchema}
          initialValues={empty}
          onSubmit={send}
        >
          <TextField {...personFields.firstName} autoFocus />
          <TextField {...personFields.lastName} />
          <TextField {...personFields.email} />
          <TextField
            name="body"
            label="What can we help with you ?"
            multilineTo={limits.contactBody.max}
          />
          <SubmitButton label="Submit" busyLabel="Submitting..." />
        </SchemaForm>
      </Card>
    </div>
  );
}
