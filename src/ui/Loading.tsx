import { Spinner } from '@blueprintjs/core';

export function Loading() {
  return (
    <div className="loading" role="status">
      <Spinner size={28} aria-hidden />
      <span>Loading...</span>
    </div>
  );
}
