import { Cross, Media } from '@blueprintjs/icons';
import { memo } from 'react';
import { IconButton } from '#ui/Button.tsx';
import { FileInput, Uploading } from '#ui/form/FileInput.tsx';
import type { PictureCheck } from '#ui/form/usePictureCheck.ts';
import { Picture } from '#ui/Picture.tsx';
import type { LogoChange } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import type { DraftEditor } from './useEditor.ts';

interface LogoFieldProps {
  /** The logo of the saved survey, unless it was removed. */
  savedUrl: string | null;
  /** The picture shown: the chosen or the saved one. */
  url: string | null;
  /** Whether the owner chose a new picture, which is not saved yet. */
  isChosen: boolean;
  isUploading: boolean;
  pictureCheck: PictureCheck;
  editor: DraftEditor;
}

/** The survey's logo on the buttons that choose (BUILDER-1) and remove (BUILDER-28) it. */
export const LogoField = memo(function LogoField({
  savedUrl,
  url,
  isChosen,
  isUploading,
  pictureCheck,
  editor,
}: LogoFieldProps) {
  const setLogo = (logo: LogoChange) => editor.edit(edits.setLogo({ logo }));
  const label = isChosen ? 'Change Logo' : savedUrl ? 'Update Logo' : 'Add Logo';
  return (
    <div className="row logo-field">
      <FileInput
        accept="image/*"
        icon={
          <Picture className="logo-picture" url={url} alt="Survey logo" placeholder={<Media />} />
        }
        label={label}
        focusName="logo"
        onChoose={(file) => pictureCheck.choose(file, setLogo)}
      />
      {(isChosen || savedUrl) && (
        <IconButton
          label="Remove logo"
          icon={<Cross />}
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
