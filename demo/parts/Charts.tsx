import { BarChart } from '#ui/chart/BarChart.tsx';
import { DayChart } from '#ui/chart/DayChart.tsx';
import { SplitChart } from '#ui/chart/SplitChart.tsx';
import { Part, State } from './Part.tsx';

const bar = (key: number, label: string, value: number, note?: string) => ({
  key,
  label,
  value,
  title: `${value} responses`,
  ...(note && { note }),
});

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 2, 1 + index)).toISOString().slice(0, 10),
    count: (index * 7) % 23,
  }));

/** Bars and days. */
export function Charts() {
  return (
    <>
      <Part name="BarChart">
        <State name="with shares" wide>
          <BarChart
            label="Bars with shares"
            bars={[
              bar(1, 'On foot', 120, '60.00%'),
              bar(2, 'By a ferry that goes twice a day and is rarely on time', 64, '32.00%'),
              bar(3, 'By bicycle', 16, '8.00%'),
              bar(4, 'By balloon', 0, '0.00%'),
            ]}
          />
        </State>
        <State name="counts alone" wide>
          <BarChart label="Bars" bars={[bar(1, 'Completed', 10_000), bar(2, 'Partial', 12)]} />
        </State>
        <State name="all zero" wide>
          <BarChart label="Bars of nothing" bars={[bar(1, 'Yes', 0), bar(2, 'No', 0)]} />
        </State>
      </Part>
      <Part name="SplitChart">
        <State name="three groups, one without a share" wide>
          <SplitChart
            label="Bars of groups"
            groups={['Guests', 'Members of the friends of the market', 'Sellers']}
            rows={[
              { key: 1, label: 'On foot', shares: [60, 32.5, null] },
              { key: 2, label: 'By a ferry that goes twice a day', shares: [100, 0, 12] },
            ]}
          />
        </State>
      </Part>
      <Part name="DayChart">
        <State name="a month" wide>
          <DayChart label="Days of a month" days={days(30)} />
        </State>
        <State name="three days" wide>
          <DayChart label="Three days" days={days(3)} />
        </State>
        <State name="five years" wide>
          <DayChart label="Five years" days={days(2000)} />
        </State>
        <State name="one day" wide>
          <DayChart label="One day" days={[{ day: '2026-03-02', count: 4 }]} />
        </State>
        <State name="two years" wide>
          <DayChart label="Days of two years" days={days(730)} />
        </State>
      </Part>
    </>
  );
}
