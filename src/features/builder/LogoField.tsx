import { Media } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { FileInput, Uploading } from '#ui/form/FileInput.tsx';
import type { ImageCheck } from '#ui/form/useImage.ts';
import type { LogoChange } from './draft/draft.ts';
import type { DraftEditor } from './editing/useEditor.ts';

interface LogoFieldProps {
  /** The logo of the saved survey, unless it was removed. */
  savedUrl: string | null;
  /** Whether the owner chose a new picture, which is not saved yet. */
  isChosen: boolean;
  isUploading: boolean;
  picture: ImageCheck;
  editor: DraftEditor;
}

/** The buttons that choose (BUILDER-1) and remove (BUILDER-28) the survey's logo. */
export const LogoField = memo(function LogoField({
  savedUrl,
  isChosen,
  isUploading,
  picture,
  editor,
}: LogoFieldProps) {
  const setLogo = (logo: LogoChange) => editor.edit({ type: 'setLogo', logo });
  const label = isChosen ? 'Change Logo' : savedUrl ? 'Update Logo' : 'Add Logo';
  return (
    <div className="row">
      <FileInput
        accept="image/*"
        icon={<Media />}
        label={label}
        focusName="logo"
        onChoose={(file) => void picture.choose(file, setLogo)}
      />
      {(isChosen || savedUrl) && (
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
