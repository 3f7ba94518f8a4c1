import { Card } from '@blueprintjs/core';
import { Media } from '@blueprintjs/icons';
import './profile.css';
import { useField } from 'react-final-form';
import * as z from 'zod/mini';
import { serverMessage } from '#api/apiError.ts';
import { useUploadOnce } from '#api/uploadApi.ts';
import { useUpdateProfileMutation } from '#api/userApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { profileFormSchema } from '#domain/person/profileForm.ts';
import type { User } from '#domain/person/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { FileInput, Uploading } from '#ui/form/FileInput.tsx';
import { FormFoot, FormSection } from '#ui/form/FormSection.tsx';
import { FormLeaveGuard } from '#ui/form/LeaveGuard.tsx';
import { passwordField, personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormSubmission } from '#ui/form/useFormSubmission.ts';
import { useObjectUrl } from '#ui/form/useObjectUrl.ts';
import { type PictureCheck, usePictureCheck } from '#ui/form/usePictureCheck.ts';
import { useAbortController } from '#ui/hooks.ts';
import { Page } from '#ui/page/Page.tsx';

interface PictureFieldProps {
  user: User;
  isUploading: boolean;
  pictureCheck: PictureCheck;
}

/** The form's avatar: the saved or the newly chosen one (PROFILE-2). */
function PictureField({ user, isUploading, pictureCheck }: PictureFieldProps) {
  const { input, meta } = useField<File | null>('picture');
  const file = input.value || null;
  const url = useObjectUrl(file);
  return (
    <div className="profile-picture">
      <Avatar user={{ ...user, image: url ?? user.image }} size={64} />
      <div>
        <FileInput
          accept="image/*"
          icon={<Media />}
          label="Change picture"
          disabled={meta.submitting === true}
          onChoose={(file) => pictureCheck.choose(file, input.onChange)}
        />
        {isUploading && <Uploading />}
      </div>
    </div>
  );
}

const formSchema = z.extend(profileFormSchema, { picture: z.nullable(z.custom<File>()) });

type Form = z.infer<typeof formSchema>;

const toForm = (user: User): Form => ({
  firstName: user.firstName,
  middleName: user.middleName ?? '',
  lastName: user.lastName,
  email: user.email,
  mobileNumber: user.mobileNumber ?? '',
  password: '',
  picture: null,
});

/** Fields that are cleared after a save, so that they are not sent again. */
const cleared = { password: '', picture: null };

function ProfileEditor({ user }: { user: User }) {
  const [updateProfile] = useUpdateProfileMutation();
  const { upload, isUploading } = useUploadOnce();
  const pictureCheck = usePictureCheck();
  const controller = useAbortController();
  const submit = useFormSubmission();

  /** Uploads the picture and sends the profile; null after an abort. */
  const save = async ({ middleName, password, picture, ...form }: Form, signal: AbortSignal) => {
    const image = picture ? await upload(picture, signal) : undefined;
    if (signal.aborted) return null;
    if (picture && !image) return { error: 'upload' };
    return updateProfile({
      ...form,
      id: user.id,
      middleName: middleName || null,
      password: password || null,
      ...(image && { image }),
    });
  };

  const send = (form: Form, signal: AbortSignal) =>
    submit({
      request: save(form, signal),
      failure: (error) => ({
        title: 'Update failed',
        description: serverMessage(error, 409) || 'Invalid details',
      }),
      success: { title: 'Update successful', description: 'Your profile has been updated' },
      redirect: { to: paths.profile, delay: limits.redirectDelay.profile },
    });

  return (
    <Card className="form-card">
      <SchemaForm
        name="Profile"
        schema={formSchema}
        initialValues={toForm(user)}
        onSubmit={async (form) => {
          const signal = controller.start();
          const check = pictureCheck.pendingCheck();
          const acceptedFile = await check;
          if (signal.aborted || (check && !acceptedFile)) return false;
          const outcome = await send({ ...form, picture: acceptedFile ?? form.picture }, signal);
          return outcome === true ? cleared : outcome;
        }}
      >
        <FormLeaveGuard onLeave={controller.abort} />
        <FormSection name="Picture" description="An image of at most 5MB.">
          <PictureField user={user} isUploading={isUploading} pictureCheck={pictureCheck} />
        </FormSection>
        <FormSection name="Person" columns={3}>
          <TextField {...personFields.firstName} />
          <TextField {...personFields.middleName} />
          <TextField {...personFields.lastName} />
        </FormSection>
        <FormSection name="Contact">
          <TextField {...personFields.email} />
          <TextField
            name="mobileNumber"
            label="Mobile number"
            type="tel"
            autoComplete="tel"
            hint="11 characters"
          />
        </FormSection>
        <FormSection
          name="Password"
          description="Leave empty to keep it. New password: 6 to 100 characters."
        >
          <TextField {...passwordField} />
        </FormSection>
        <FormFoot submit={{ label: 'Update profile', busyLabel: 'Updating...' }} />
      </SchemaForm>
    </Card>
  );
}

/** The signed-in person's profile (PROFILE-1 to PROFILE-4). */
export function UpdateProfile() {
  const { user } = useSession();
  return <Page title="Profile">{user && <ProfileEditor user={user} />}</Page>;
}
