import { ButtonLink } from '../Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface NotFoundProps {
  text: string;
  /** Where to go instead. */
  to: string;
  back: string;
}

/** Reports a missing record in place, with a link elsewhere (SEAM-29). */
export const NotFound = ({ text, to, back }: NotFoundProps) => (
  <EmptyState text={text} action={<ButtonLink to={to} text={back} />} />
);
