import { Media } from '@blueprintjs/icons';
import { memo } from 'react';
import { safeImageUrl } from '#domain/field/images.ts';
import { Button } from '#ui/Button.tsx';
import { FileInput, Uploading } from '#ui/form/FileInput.tsx';
import type { ImageCheck } from '#ui/form/useImage.ts';
import { Picture } from '#ui/Picture.tsx';
import type { LogoChange } from './draft/draft.ts';
import type { DraftEditor } from './editing/useEditor.ts';

interface LogoFieldProps {
  /** The logo of the saved survey, unless it was removed. */
  savedUrl: string | null;
  /** The newly chosen picture. */
  chosenUrl: string | null;
  isUploading: boolean;
  picture: ImageCheck;
  editor: DraftEditor;
}

/** The survey's logo, with buttons to choose (BUILDER-1) and remove it (BUILDER-28). */
export const LogoField = memo(function LogoField({
  savedUrl,
  chosenUrl,
  isUploading,
  picture,
  editor,
}: LogoFieldProps) {
  const setLogo = (logo: LogoChange) => editor.edit({ type: 'setLogo', logo });
  const url = chosenUrl ?? safeImageUrl(savedUrl);
  const label = chosenUrl ? 'Change Logo' : savedUrl ? 'Update Logo' : 'Add Logo';
  return (
    <div className="row">
      <Picture
        className="logo-picture"
        url={url}
        alt="Survey logo"
        placeholder={<span className="logo-picture logo-placeholder" aria-hidden="true" />}
      />
      <FileInput
        accept="image/*"
        icon={<Media />}
        label={label}
        focusName="logo"
        onChoose={(file) => void picture.choose(file, setLogo)}
      />
      {(chosenUrl || savedUrl) && (
        <Button
          text="Remove logo"
          variant="minimal"
          onClick={() => {
            setLogo(savedUrl ? 'removed' : null);
            editor.focus('logo');
          }}
        />
      )}
      {isUploading && <Uploading />}
    </div>
  );
});
