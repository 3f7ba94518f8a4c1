import { ProgressBar } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { buttonClass } from '../Button.tsx';

interface FileInputProps {
  label: string;
  /** The accepted types: "image/*". */
  accept: string;
  icon?: ReactElement;
  /** The `data-focus` that finds it. */
  focusName?: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the file dialog for one file. */
export function FileInput({ label, icon, focusName, onChoose, ...input }: FileInputProps) {
  return (
    <label className={buttonClass({}, 'file-input')} title={label}>
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
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Reports an upload without a percentage, because `fetch` reports no progress. */
export function Uploading() {
  return (
    <div className="row muted" role="status">
      <ProgressBar intent="primary" aria-label="Uploading the picture" />
      Uploading the picture...
    </div>
  );
}
