import { safeImageUrl } from '#domain/safeImageUrl.ts';
import { ImageInput } from '#ui/ImageInput.tsx';
import { Picture } from '#ui/Picture.tsx';

interface LogoFieldProps {
  /** The logo that the survey was saved with. */
  savedUrl: string | null;
  /** The picture that was chosen now. */
  chosenUrl: string | null;
  onChoose: (file: File) => void;
}

/** The survey's logo: shown, and chosen with a button that reads by what there is (section 2). */
export function LogoField({ savedUrl, chosenUrl, onChoose }: LogoFieldProps) {
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
    </div>
  );
}
