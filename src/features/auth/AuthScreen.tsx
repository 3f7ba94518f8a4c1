import type { ReactNode } from 'react';
import { DocumentTitle } from '#ui/page/DocumentTitle.tsx';

interface AuthScreenProps {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** A card in the middle of a public screen. */
export function AuthScreen({ title, subtitle, children }: AuthScreenProps) {
  return (
    <div className="form-screen">
      <DocumentTitle title={title} />
      <div className="card">
        <h1>{title}</h1>
        {subtitle && <p className="muted">{subtitle}</p>}
        {children}
      </div>
    </div>
  );
}
