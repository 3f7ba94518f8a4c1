import { shortened } from '#domain/field/displayText.ts';

interface UserTextProps {
  text: string;
  className?: string;
  /** Whether it is a block, aligned by its writing direction. */
  isBlock?: boolean;
  /** Whether an email stays on its line. */
  isOneLine?: boolean;
}

/** Lets the browser break a long email before its "@". Most texts have none, and stay one text node. */
const breakable = (text: string) =>
  text.includes('@')
    ? text.split(/(?=@)/).flatMap((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not move
        index === 0 ? [part] : [<wbr key={index} />, part],
      )
    : text;

/** A text that a user wrote: truncated if it is very long, with its own writing direction. */
export const UserText = ({ text, className, isBlock = false, isOneLine = false }: UserTextProps) =>
  isBlock ? (
    <span dir="auto" className={className ? `person-text ${className}` : 'person-text'}>
      {breakable(shortened(text))}
    </span>
  ) : (
    <bdi className={className}>{isOneLine ? shortened(text) : breakable(shortened(text))}</bdi>
  );
