import { Card } from '@blueprintjs/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus.ts';
import { DocumentTitle } from '#ui/page/Page.tsx';

interface AuthScreenProps {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** A card in the middle of a public screen. */
export function AuthScreen({ title, subtitle, children }: AuthScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A further step of the screen takes the focus from what it replaced.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, []);
  return (
    <div className="form-screen">
      <DocumentTitle title={title} />
      <Card>
        <h1 id="screen" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className="muted">{subtitle}</p>}
        {children}
      </Card>
    </div>
  );
}
