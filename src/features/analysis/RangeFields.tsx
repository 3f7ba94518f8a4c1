import { useEffect, useRef } from 'react';
import { type DateRange, hasDays } from '#domain/analysis/dateRange.ts';
import { Button } from '#ui/Button.tsx';
import { TextInput } from '#ui/TextInput.tsx';

interface RangeFieldsProps {
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

/**
 * A day to type or choose. The address follows each digit a moment later, and a browser forgets a half-typed date when its
 * field is written to: while it has the focus, the field is left alone.
 */
function DayField({ label, day, min, max, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== day && document.activeElement !== input) input.value = day;
  }, [day]);
  return (
    <label>
      {label}
      <TextInput
        ref={field}
        type="date"
        defaultValue={day}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** The first and the last day of the insights and the map, both inclusive (REPORT-13). */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  return (
    <fieldset className="range-fields">
      <legend className="visually-hidden">Responses of which days</legend>
      <DayField
        label="From"
        day={range.from}
        max={range.to}
        onChange={(from) => onChange({ from })}
      />
      <DayField label="To" day={range.to} min={range.from} onChange={(to) => onChange({ to })} />
      <span role="alert" className="field-message">
        {range.from !== '' &&
          range.to !== '' &&
          range.from > range.to &&
          'From is after To: there is no day between them.'}
      </span>
      {hasDays(range) && (
        <Button variant="minimal" text="All days" onClick={() => onChange({ from: '', to: '' })} />
      )}
    </fieldset>
  );
}
