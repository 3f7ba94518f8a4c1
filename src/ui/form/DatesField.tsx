import './dates-field.css';
import { InputGroup, PopoverNext } from '@blueprintjs/core';
import { Calendar, CaretDown } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { type DateRange, daysName, hasDays, presets } from '#domain/field/dateRange.ts';
import { localDay } from '#domain/format/dates.ts';
import { Button } from '../Button.tsx';
import { useIsInDrawer } from '../list/FilterDrawer.tsx';

interface DatesFieldProps {
  range: DateRange;
  onChange: (days: Partial<DateRange>) => void;
}

interface DayFieldProps {
  label: string;
  day: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

/** A date to type or pick. It is not written to while focused: that discards half-typed dates. */
function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== day && document.activeElement !== input) input.value = day;
  }, [day]);
  return (
    <label>
      {label}
      <InputGroup
        inputRef={field}
        type="date"
        defaultValue={day}
        data-day={day}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** The first and last day, both inclusive, by preset or by two dates (REPORT-13, REPORT-20). */
function RangeFields({ range, onChange }: DatesFieldProps) {
  const { from, to } = range;
  const today = localDay(new Date());
  return (
    <fieldset className="range-fields">
      <legend className="visually-hidden">Responses of which days</legend>
      {Object.entries(presets).map(([name, rangeOn]) => {
        const preset = rangeOn(today);
        const isChosen = preset.from === from && preset.to === to;
        return (
          <Button
            key={name}
            variant="outlined"
            active={isChosen}
            aria-pressed={isChosen}
            text={name}
            // A page may stay open overnight.
            onClick={() =>
              onChange(isChosen ? { from: '', to: '' } : rangeOn(localDay(new Date())))
            }
          />
        );
      })}
      <div className="range-days">
        <DayField label="From" day={from} max={to} onChange={(day) => onChange({ from: day })} />
        <DayField label="To" day={to} min={from} onChange={(day) => onChange({ to: day })} />
      </div>
      <span role="alert" className="field-message">
        {from !== '' && to !== '' && from > to && 'From is after To: there is no day between them.'}
      </span>
      {hasDays(range) && (
        <Button
          variant="minimal"
          text="All days"
          onClick={({ currentTarget }) => {
            // The button disappears.
            currentTarget.closest('fieldset')?.querySelector('button')?.focus();
            onChange({ from: '', to: '' });
          }}
        />
      )}
    </fieldset>
  );
}

/** The days of a list or report: fields in a drawer, or a button that opens them (RESPONSES-11). */
export function DatesField(props: DatesFieldProps) {
  const isInDrawer = useIsInDrawer();
  if (isInDrawer) return <RangeFields {...props} />;
  const text = hasDays(props.range) ? daysName(props.range) : 'All days';
  return (
    <PopoverNext
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      transitionDuration={0}
      popoverClassName="dates"
      content={<RangeFields {...props} />}
      renderTarget={({ isOpen, ref, onClick, onKeyDown }) => (
        <Button
          ref={ref}
          icon={<Calendar />}
          endIcon={<CaretDown />}
          text={text}
          title={text}
          aria-label={hasDays(props.range) ? `Dates: ${text}` : text}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={(event) => onClick?.(event)}
          onKeyDown={(event) => onKeyDown?.(event)}
        />
      )}
    />
  );
}
