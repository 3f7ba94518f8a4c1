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
import { AskBeforeLeaving } from '#ui/form/LeaveGuard.tsx';
import { passwordField, personFields } from '#ui/form/personFields.ts';
import { SchemaForm } from '#ui/form/SchemaForm.tsx';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { type ImageCheck, useImageCheck, useImageUrl } from '#ui/form/useImage.ts';
import { useSubmit } from '#ui/form/useSubmit.ts';
import { Page } from '#ui/page/Page.tsx';

interface PictureFieldProps {
  user: User;
  isUploading: boolean;
  picture: ImageCheck;
}

/** The form's avatar: the saved or the newly chosen one (PROFILE-2). */
function PictureField({ user, isUploading, picture }: PictureFieldProps) {
  const { input } = useField<File | null>('picture');
  const file = input.value || null;
  const url = useImageUrl(file);
  return (
    <div className="profile-picture">
      <Avatar user={{ ...user, image: url ?? user.image }} size={96} />
      <div>
        <FileInput
          accept="image/*"
          icon={<Media />}
          label="Change picture"
          onChoose={(chosen) => void picture.choose(chosen, input.onChange)}
        />
        {isUploading && <Uploading />}
      </div>
    </div>
  );
}

const formSchema = z.extend(profileFormSchema, { picture: z.nullable(z.custom<File>()) });

type Form = z.infer<typeof formSchema>;

const formOf = (user: User): Form => ({
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
  const check = useImageCheck();
  const submit = useSubmit();

  const save = async ({ middleName, password, picture, ...form }: Form) => {
    const image = picture ? await upload(picture) : undefined;
    if (picture && !image) return { error: 'upload' };
    return updateProfile({
      ...form,
      id: user.id,
      middleName: middleName || null,
      password: password || null,
      ...(image && { image }),
    });
  };

  const send = (form: Form) =>
    submit({
      sent: save(form),
      failure: (error) => ({
        title: 'Update failed',
        description: serverMessage(error, 409) || 'Invalid details',
      }),
      success: { title: 'Update successful', description: 'Your profile has been updated' },
      redirect: { to: paths.profile, delay: limits.redirectDelay.profile },
    });

  return (
    <Card className="narrow-form">
      <SchemaForm
        name="Profile"
        schema={formSchema}
        initialValues={formOf(user)}
        onSubmit={async (form) => {
          const checked = check.checked();
          const picture = checked ? await checked : form.picture;
          if (checked && !picture) return false;
          const done = await send({ ...form, picture });
          return done === true ? cleared : done;
        }}
      >
        <AskBeforeLeaving />
        <PictureField user={user} isUploading={isUploading} picture={check} />
        <TextField {...personFields.firstName} />
        <TextField {...personFields.middleName} />
        <TextField {...personFields.lastName} />
        <TextField {...personFields.email} />
        <TextField
          name="mobileNumber"
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          hint="11 digits, as in 07700900002"
        />
        <TextField
          {...passwordField}
          hint="Leave empty to keep your password; a new one has 6 to 100 characters"
        />
        <SubmitButton label="Update profile" busyLabel="Updating..." />
      </SchemaForm>
    </Card>
  );
}

/** The signed-in person's profile (PROFILE-1 to PROFILE-4). */
export function UpdateProfile() {
  const { user } = useSession();
  return <Page title="Profile">{user && <ProfileEditor user={user} />}</Page>;
}
