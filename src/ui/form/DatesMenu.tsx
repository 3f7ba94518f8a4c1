import { PopoverNext } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import { daysName, hasDays } from '#domain/field/dateRange.ts';
import { Button } from '../Button.tsx';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';

interface DatesMenuProps extends RangeFieldsProps {
  /** The button's text without days. */
  emptyText?: string;
  variant?: 'outlined' | 'minimal';
  icon?: ReactElement;
}

/** A button that shows the chosen days of a list. It opens a popover with their fields (RESPONSES-11). */
export function DatesMenu({
  range,
  onChange,
  emptyText = 'Dates',
  variant = 'outlined',
  icon,
}: DatesMenuProps) {
  const text = hasDays(range) ? daysName(range) : emptyText;
  return (
    <PopoverNext
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      popoverClassName="dates"
      content={<RangeFields range={range} onChange={onChange} />}
      renderTarget={({ isOpen, ref, onClick, onKeyDown }) => (
        <Button
          ref={ref}
          variant={variant}
          {...(icon && { icon })}
          endIcon={<CaretDown />}
          text={text}
          title={text}
          aria-label={hasDays(range) ? `Dates: ${text}` : text}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => onClick?.(event)}
          onKeyDown={(event) => onKeyDown?.(event)}
        />
      )}
    />
  );
}
