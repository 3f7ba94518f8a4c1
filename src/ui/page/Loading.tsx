import { Card, Classes, Spinner } from '@blueprintjs/core';

interface LoadingProps {
  /** Shows the skeleton of a list or report instead of a spinner. */
  shape?: 'list' | 'report';
}

/** Reports that something is loading. */
export const Loading = ({ shape }: LoadingProps) =>
  shape ? (
    <Card className={`skeleton skeleton-${shape}`} role="status">
      <span className="visually-hidden">Loading...</span>
      {Array.from({ length: 10 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <div key={line} className={Classes.SKELETON} />
      ))}
    </Card>
  ) : (
    <div className="row row-center loading" role="status">
      <Spinner size={26} intent="primary" aria-hidden />
      <span>Loading...</span>
    </div>
  );
