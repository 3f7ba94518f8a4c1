import { Media } from '@blueprintjs/icons';
import { buttonClass } from '../Button.tsx';

interface ImageInputProps {
  label: string;
  /** The `data-focus` by which the focus is moved to it. */
  focusName?: string;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialogue for one picture. */
export function ImageInput({ label, focusName, onChoose }: ImageInputProps) {
  return (
    <label className={buttonClass({ variant: 'outlined' }, 'image-input')}>
      <Media />
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-label={label}
        data-focus={focusName}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can then be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
