import { ButtonLink } from '../Button.tsx';

interface NotFoundProps {
  text: string;
  /** Where to go instead. */
  to: string;
  back: string;
}

/** Says, where something would be shown, that it does not exist, and offers a way on (SEAM-29). */
export function NotFound({ text, to, back }: NotFoundProps) {
  return (
    <div className="card not-found">
      <p>{text}</p>
      <ButtonLink to={to} text={back} />
    </div>
  );
}
