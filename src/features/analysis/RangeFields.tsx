import { Button } from '@blueprintjs/core';
import { type DateRange, hasDays } from '#domain/analysis/dateRange.ts';

interface RangeFieldsProps {
  range: DateRange;
  onChange: (range: DateRange) => void;
}

/** The first and the last day of the insights and the map, both inclusive (REPORT-13). */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  return (
    <fieldset className="range-fields">
      <legend className="visually-hidden">Responses of which days</legend>
      <label>
        From
        <input
          type="date"
          className="bp6-input"
          value={range.from}
          max={range.to || undefined}
          onChange={({ target }) => onChange({ ...range, from: target.value })}
        />
      </label>
      <label>
        To
        <input
          type="date"
          className="bp6-input"
          value={range.to}
          min={range.from || undefined}
          onChange={({ target }) => onChange({ ...range, to: target.value })}
        />
      </label>
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
