import { Button } from '@blueprintjs/core';
import { pageNumbers } from './pageNumbers.ts';

interface PaginationProps {
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  /** At most so many numbered buttons, around the current page. */
  mostButtons?: number;
  /** Whether Previous and Next stand beside the numbers. */
  withSteps?: boolean;
  /** Called when the person is about to go to a page, so that it can be fetched ahead. */
  onApproach?: (page: number) => void;
}

/** Numbered page buttons; the current one is marked. */
export function Pagination({
  page,
  totalPages,
  onChange,
  mostButtons,
  withSteps,
  onApproach,
}: PaginationProps) {
  const approach = (target: number) => ({
    onPointerEnter: () => onApproach?.(target),
    onFocus: () => onApproach?.(target),
    onClick: () => onChange(target),
  });
  return (
    <nav className="pagination" aria-label="Pagination">
      {withSteps && (
        <Button variant="outlined" disabled={page <= 1} {...approach(page - 1)} text="Previous" />
      )}
      {pageNumbers(page, totalPages, mostButtons).map((number) => (
        <Button
          key={number}
          variant={number === page ? 'solid' : 'minimal'}
          intent={number === page ? 'primary' : 'none'}
          aria-current={number === page ? 'page' : undefined}
          {...approach(number)}
          text={number}
        />
      ))}
      {withSteps && (
        <Button
          variant="outlined"
          disabled={page >= totalPages}
          {...approach(page + 1)}
          text="Next"
        />
      )}
    </nav>
  );
}
