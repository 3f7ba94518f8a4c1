import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';

interface Look {
  /** Larger than usual. */
  isLarge?: boolean | undefined;
  /** As wide as what is around it. */
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

/** A line of text that looks like Blueprint's input, without its code: the public screens have no room for that. */
export function TextInput({ isLarge, fill, isWrong, className, ...input }: InputProps) {
  return <input {...input} className={inputClass({ isLarge, fill, isWrong }, className)} />;
}

/** Several lines of text, with the looks of a `TextInput`. */
export function TextArea({ isLarge, fill, isWrong, className, ...area }: AreaProps) {
  return <textarea {...area} className={inputClass({ isLarge, fill, isWrong }, className)} />;
}
