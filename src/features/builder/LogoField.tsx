import { Media } from '@blueprintjs/icons';
import { memo } from 'react';
import { Button } from '#ui/Button.tsx';
import { FileInput, Uploading } from '#ui/form/FileInput.tsx';
import type { PictureCheck } from '#ui/form/usePictureCheck.ts';
import type { LogoChange } from './draft/draft.ts';
import type { DraftEditor } from './editing/useEditor.ts';

interface LogoFieldProps {
  /** The logo of the saved survey, unless it was removed. */
  savedUrl: string | null;
  /** Whether the owner chose a new picture, which is not saved yet. */
  isChosen: boolean;
  isUploading: boolean;
  pictureCheck: PictureCheck;
  editor: DraftEditor;
}

/** The buttons that choose (BUILDER-1) and remove (BUILDER-28) the survey's logo. */
export const LogoField = memo(function LogoField({
  savedUrl,
  isChosen,
  isUploading,
  pictureCheck,
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
        onChoose={(file) => pictureCheck.choose(file, setLogo)}
      />
      {(isChosen || savedUrl) && (
        <Button
          text="Remove logo"
          variant="minimal"
          onClick={() => {
            pictureCheck.cancel();
            setLogo(savedUrl ? 'removed' : null);
            editor.focus('logo');
          }}
        />
      )}
      {isUploading && <Uploading />}
    </div>
  );
});
