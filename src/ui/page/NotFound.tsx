import { ButtonLink } from '../Button.tsx';

interface NotFoundProps {
  text: string;
  /** Where to go instead. */
  to: string;
  back: string;
}

/** Reports a missing record in place, with a link elsewhere (SEAM-29). */
export function NotFound({ text, to, back }: NotFoundProps) {
  return (
    <div className="card centered">
      <p>{text}</p>
      <ButtonLink to={to} text={back} />
    </div>
  );
}
