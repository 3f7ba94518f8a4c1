import { shortened } from '#domain/field/visible.ts';

interface PersonTextProps {
  text: string;
  className?: string;
  /** Its own line, aligned by its writing direction. */
  isBlock?: boolean;
}

/** A text that a person wrote: cut at a length that nobody reads, with its own writing direction. */
export const PersonText = ({ text, className, isBlock = false }: PersonTextProps) =>
  isBlock ? (
    <span dir="auto" className={className ? `person-text ${className}` : 'person-text'}>
      {shortened(text)}
    </span>
  ) : (
    <bdi className={className}>{shortened(text)}</bdi>
  );
