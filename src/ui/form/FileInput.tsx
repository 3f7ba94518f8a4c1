import type { ReactElement } from 'react';
import { buttonClass } from '../Button.tsx';

interface FileInputProps {
  label: string;
  /** What the file dialogue offers: "image/*". */
  accept: string;
  icon?: ReactElement;
  /** The `data-focus` by which the focus is moved to it. */
  focusName?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialogue for one file. */
export function FileInput({ label, icon, focusName, onChoose, ...input }: FileInputProps) {
  return (
    <label className={buttonClass({ variant: 'outlined' }, 'file-input')}>
      {icon}
      <span>{label}</span>
      <input
        {...input}
        type="file"
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
