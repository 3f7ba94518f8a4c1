import { Button } from '@blueprintjs/core';
import { safeImageUrl } from '#domain/field/safeImageUrl.ts';
import { ImageInput } from '#ui/form/ImageInput.tsx';
import { Uploading } from '#ui/form/Uploading.tsx';
import { Picture } from '#ui/Picture.tsx';

interface LogoFieldProps {
  /** The logo that the survey was saved with, unless it was removed now. */
  savedUrl: string | null;
  /** The picture that was chosen now. */
  chosenUrl: string | null;
  isUploading: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The survey's logo: shown, chosen with a button that reads by what there is (BUILDER-1), or removed (BUILDER-28). */
export function LogoField({
  savedUrl,
  chosenUrl,
  isUploading,
  onChoose,
  onRemove,
}: LogoFieldProps) {
  const url = chosenUrl ?? safeImageUrl(savedUrl);
  const label = chosenUrl ? 'Change Logo' : savedUrl ? 'Update Logo' : 'Add Logo';
  return (
    <div className="logo-field">
      <Picture
        className="logo-picture"
        url={url}
        alt="Survey logo"
        placeholder={<span className="logo-picture logo-placeholder" aria-hidden="true" />}
      />
      <ImageInput label={label} onChoose={onChoose} />
      {(chosenUrl || savedUrl) && (
        <Button text="Remove logo" variant="minimal" onClick={onRemove} />
      )}
      {isUploading && <Uploading />}
    </div>
  );
}
