import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';

interface Look {
  /** Larger than the default. */
  isLarge?: boolean | undefined;
  /** As wide as its container. */
  fill?: boolean | undefined;
  isWrong?: boolean | undefined;
}

const inputClass = ({ isLarge, fill, isWrong }: Look, className: string | undefined) =>
  [
    'bp6-input',
    isLarge && 'bp6-large',
    fill && 'bp6-fill',
    isWrong && 'bp6-intent-danger',
    className,
  ]
    .filter(Boolean)
    .join(' ');

type InputProps = Look & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
type AreaProps = Look &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/**
 * A text input with Blueprint's look but without its code, which is too large for public screens.
 * A text is aligned by its writing direction.
 */
export function TextInput({ isLarge, fill, isWrong, className, ...input }: InputProps) {
  return (
    <input dir="auto" {...input} className={inputClass({ isLarge, fill, isWrong }, className)} />
  );
}

/**
 * A multi-line `TextInput`. Its paragraphs are aligned by the style sheet: with `dir="auto"` Chromium
 * takes quadratic time for a long text, and a paste of 600 kB stops the page for 19 s.
 */
export function TextArea({ isLarge, fill, isWrong, className, ...area }: AreaProps) {
  return <textarea {...area} className={inputClass({ isLarge, fill, isWrong }, className)} />;
}
