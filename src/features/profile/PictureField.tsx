import { useField } from 'react-final-form';
import type { User } from '#domain/person/user.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ImageInput } from '#ui/form/ImageInput.tsx';
import { Uploading } from '#ui/form/Uploading.tsx';
import { useImageCheck } from '#ui/form/useImageCheck.ts';
import { useImageUrl } from '#ui/form/useImageUrl.ts';

/** The avatar of the form around it: as it is saved, or as it was chosen just now (PROFILE-2). */
export function PictureField({ user, isUploading }: { user: User; isUploading: boolean }) {
  const { input } = useField<File | null>('picture');
  const file = input.value || null;
  const url = useImageUrl(file);
  const choose = useImageCheck(input.onChange);
  return (
    <div className="profile-picture">
      <Avatar user={{ ...user, image: url ?? user.image }} size={96} />
      <div>
        <ImageInput label="Change picture" onChoose={choose} />
        {isUploading && <Uploading />}
      </div>
    </div>
  );
}
