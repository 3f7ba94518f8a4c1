import type { ReactNode } from 'react';
import { personText, shortened } from '#domain/field/visible.ts';

/** Sets the title of the browser tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${personText(title)} · Canvass`}</title>;
}

interface PageProps {
  title: string;
  subtitle?: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Whether heading and buttons stay visible while scrolling. */
  sticky?: boolean;
  children: ReactNode;
}

/** A screen of the admin area: document title, h1, actions and content. */
export function Page({ title, subtitle, actions, sticky, children }: PageProps) {
  return (
    <div className="page">
      <DocumentTitle title={title} />
      <header className={`row row-apart page-header${sticky ? ' page-header-sticky' : ''}`}>
        <div>
          <h1 id="screen" dir="auto">
            {shortened(title)}
          </h1>
          {subtitle && <p className="muted">{subtitle}</p>}
        </div>
        {actions && <div className="row page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
