import './profile.css';
import { useState } from 'react';
import { serverMessage } from '#api/apiError.ts';
import { useUploadMutation } from '#api/uploadApi.ts';
import { useUpdateProfileMutation } from '#api/userApi.ts';
import { useSession } from '#api/useSession.ts';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { type ProfileForm, profileFormSchema } from '#domain/profileForm.ts';
import type { User } from '#domain/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ImageInput } from '#ui/ImageInput.tsx';
import { Page } from '#ui/Page.tsx';
import { SchemaForm } from '#ui/SchemaForm.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useDelayedNavigate } from '#ui/useDelayedNavigate.ts';
import { useImageFile } from '#ui/useImageFile.ts';
import { useToast } from '#ui/useToast.ts';

const formOf = (user: User): ProfileForm => ({
  firstName: user.firstName,
  middleName: user.middleName ?? '',
  lastName: user.lastName,
  email: user.email,
  mobileNumber: user.mobileNumber ?? '',
  password: '',
});

function ProfileEditor({ user }: { user: User }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [upload] = useUploadMutation();
  const showToast = useToast();
  const goLater = useDelayedNavigate();
  const avatar = useImageFile();
  // The form keeps what it began with: a saved profile does not rewrite what is being typed.
  const [initialValues] = useState(() => formOf(user));

  const fail = (description: string) => {
    showToast({ intent: 'failure', title: 'Update failed', description });
    return false;
  };

  const submit = async ({ middleName, password, ...form }: ProfileForm) => {
    const uploaded = avatar.file ? await upload(avatar.file) : undefined;
    if (uploaded?.error) return fail('Invalid details');
    const { error } = await updateProfile({
      ...form,
      id: user.id,
      middleName: middleName || null,
      password: password || null,
      ...(uploaded?.data && { image: uploaded.data.url }),
    });
    if (error) return fail(serverMessage(error, 409) || 'Invalid details');
    showToast({
      intent: 'success',
      title: 'Update successful',
      description: 'Your profile has been updated',
    });
    goLater(paths.profile, limits.redirectDelay.account);
    return true;
  };

  return (
    <div className="card profile">
      <div className="profile-picture">
        <Avatar user={{ ...user, image: avatar.url ?? user.image }} size={96} />
        <ImageInput label="Change picture" onChoose={avatar.choose} />
      </div>
      <SchemaForm
        name="Profile"
        schema={profileFormSchema}
        initialValues={initialValues}
        onSubmit={submit}
      >
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField
          name="middleName"
          label="Middle name"
          autoComplete="additional-name"
          hint="Optional"
        />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="mobileNumber" label="Mobile number" type="tel" autoComplete="tel" />
        <TextField
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="Leave empty to keep your password"
        />
        <SubmitButton label="Update profile" busyLabel="Updating..." />
      </SchemaForm>
    </div>
  );
}

/** The signed-in person's profile (section 2). */
export function UpdateProfile() {
  const { user } = useSession();
  return <Page title="Profile">{user && <ProfileEditor user={user} />}</Page>;
}
