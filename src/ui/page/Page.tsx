import type { ReactNode } from 'react';
import { shortened, userText } from '#domain/field/displayText.ts';

/** Sets the title of the browser tab. */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${userText(title)} · Canvass`}</title>;
}

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Beside the heading: a status. */
  tag?: ReactNode;
  /** Replaces the visible title and sticks to the top. The title stays for assistive technology. */
  head?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Whether a phone shows the buttons as icons, which stay beside the heading. */
  hasIconActions?: boolean;
  children: ReactNode;
}

/** A screen of the admin area: document title, h1, actions and content. */
export function Page({
  title,
  subtitle,
  tag,
  head,
  actions,
  hasIconActions = false,
  children,
}: PageProps) {
  return (
    <div className="page">
      <DocumentTitle title={title} />
      <header
        className={`row row-apart page-header${head ? ' page-header-sticky' : ''}${hasIconActions ? ' page-header-icons' : ''}`}
      >
        <div>
          <div className={tag ? 'page-title' : undefined}>
            <h1 id="screen" dir="auto" className={head ? 'visually-hidden' : undefined}>
              {shortened(title)}
            </h1>
            {tag}
          </div>
          {subtitle && <div className="page-subtitle">{subtitle}</div>}
          {head}
        </div>
        {actions && <div className="row page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
