import { Callout } from '@blueprintjs/core';
import type { QuestionSummary } from '#domain/analysis/analysis.ts';
import { hasUniqueOptions } from '#domain/analysis/answerTable.ts';
import { optionFigures, optionName } from '#domain/analysis/optionFigures.ts';
import { userText } from '#domain/field/displayText.ts';
import { formatPercent } from '#domain/format/figures.ts';
import { limits } from '#domain/limits.ts';
import { isMultiple, OTHERS } from '#domain/survey/question.ts';
import { MEDIUM, useHasContentWidth } from '#ui/contentWidth.ts';
import { useIsPrinting } from '#ui/hooks.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { groupColor } from '../compare/groupColor.ts';
import { groupFigures } from '../compare/groupFigures.ts';
import { reportFileName } from '../files/reportFileName.ts';
import { type Group, isFilterable, type Report } from '../useReport.ts';
import { Answers } from './Answers.tsx';
import { type Bar, BarChart } from './BarChart.tsx';
import { ColumnsChart } from './ColumnsChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { GroupedBars } from './GroupedBars.tsx';
import { optionColumns, type Row } from './optionColumns.tsx';
import { SaveChart } from './SaveChart.tsx';

export interface QuestionSummaryProps {
  report: Report;
  /** With the figures of the filtered report, not of all responses. */
  question: QuestionSummary;
  number: number;
}

const noGroups: readonly Group[] = [];

/** A question's options: a bar each, and the table (REPORT-5 to REPORT-7), also inactive ones. */
export function ChoiceSummary({ report, question, number }: QuestionSummaryProps) {
  const {
    whole,
    sortsByCount,
    isNarrowed,
    hasIndividualAnswers,
    compareQuestion,
    filters,
    toggle,
  } = report;
  const name = `Q${number}`;
  const isPrinting = useIsPrinting();
  const isWide = useHasContentWidth(MEDIUM) || isPrinting;
  const isMultipleChoice = isMultiple(question);
  // Options keep their index under every filter.
  const unfilteredOptions = whole.questions[number - 1]?.options ?? [];
  const isSplitByGroup =
    compareQuestion !== undefined && compareQuestion.id !== question.id && isFilterable(question);
  const groups = isSplitByGroup ? report.groups : noGroups;
  const figures = optionFigures(question);
  const rows: Row[] = (question.options ?? [])
    .map((option, index) => ({
      ...option,
      index,
      figures: figures[index] as Row['figures'],
      groups: groupFigures(groups, question.id, index),
    }))
    .filter(
      ({ isActive, index }) =>
        isActive !== false || (unfilteredOptions[index]?.responseCount ?? 0) > 0,
    );
  if (sortsByCount) {
    const isOthers = ({ text, index }: Row) =>
      text === OTHERS && index === unfilteredOptions.length - 1;
    rows.sort(
      (a, b) =>
        Number(isOthers(a)) - Number(isOthers(b)) ||
        (b.responseCount ?? 0) - (a.responseCount ?? 0),
    );
  }
  const others = question.answers ?? [];
  if (rows.length === 0) return <p>No options found</p>;

  const filter =
    hasIndividualAnswers && isFilterable(question)
      ? ({ index }: Row) => ({
          isChosen: filters.some(
            (filter) => filter.questionId === question.id && filter.index === index,
          ),
          toggle: () => toggle({ questionId: question.id, index }),
        })
      : undefined;
  const labels = rows.map(optionName);
  const isUnknown = isNarrowed && rows.every(({ responseCount }) => responseCount === null);
  const columnSettings = {
    isMultipleChoice,
    total: isNarrowed ? (question.responseCount ?? null) : null,
    filter,
    name,
  };
  const visibleRows = rows.slice(0, limits.shownRows);
  /** The compared question's own bars have the colours of the groups. */
  const findFill = (index: number) => {
    const group = report.groups.findIndex((comparedGroup) => comparedGroup.index === index);
    return compareQuestion?.id === question.id && group !== -1
      ? groupColor(group, report.groups.length)
      : undefined;
  };
  const bars = visibleRows.map((row, index): Bar => {
    const { isChosen, toggle: onClick } = filter?.(row) ?? {};
    return {
      key: row.index,
      label: labels[index] ?? '',
      value: row.responseCount ?? null,
      note: formatPercent(row.figures.respondents.value),
      title: `${row.figures.respondents.partOf ?? 'count not known'}, ${formatPercent(row.figures.respondents.value)}`,
      fill: findFill(row.index),
      onClick,
      isChosen: isChosen ?? false,
    };
  });
  const groupedChartProps = {
    label: `Responses to ${name} by Q${compareQuestion ? whole.questions.indexOf(compareQuestion) + 1 : ''}`,
    groups: groups.map((group) => ({
      name: group.name,
      base: group.report.questions[number - 1]?.responseCount ?? 0,
    })),
    rows: visibleRows.map((row, index) => ({
      key: row.index,
      label: labels[index] ?? '',
      shares: row.groups.map(({ share }) => share),
    })),
  };
  return (
    <>
      {isUnknown && (
        <Callout intent="primary">
          {hasUniqueOptions(question)
            ? 'Not known for these days: the server counts choices over all days only.'
            : 'Not known for these people: several choices have the same text.'}
        </Callout>
      )}
      {!isUnknown && compareQuestion && compareQuestion.id !== question.id && !isSplitByGroup && (
        <p className="muted">Not split: several choices have the same text.</p>
      )}
      {!isUnknown && isSplitByGroup && (
        <>
          {isWide ? (
            <ColumnsChart {...groupedChartProps} />
          ) : (
            <GroupedBars {...groupedChartProps} />
          )}
          <details className="counts">
            <summary>Counts as a table</summary>
            <DataTable
              label={`Figures of ${name}`}
              columns={optionColumns({ ...columnSettings, groups })}
              rows={rows}
              rowKey={({ index }) => index}
              alwaysTable
            />
          </details>
        </>
      )}
      {!isUnknown && !isSplitByGroup && (
        <FiguresTable
          label={`Figures of ${name}`}
          chartLabel={`Responses to ${name}`}
          bars={bars}
          columns={optionColumns({ ...columnSettings, groups: noGroups })}
          rows={rows}
          rowKey={({ index }) => index}
        />
      )}
      {others.length > 0 && (
        <>
          <h3>Others</h3>
          <Answers name={`Others of ${name}`} answers={others} />
        </>
      )}
      {!isUnknown && (
        <SaveChart
          name={name}
          fileName={reportFileName(report, name)}
          title={`${name}: ${userText(question.text)}`}
          drawing={
            isSplitByGroup ? (
              <ColumnsChart {...groupedChartProps} />
            ) : (
              <BarChart label={`Responses to ${name}`} bars={bars} isInTable={false} />
            )
          }
        />
      )}
    </>
  );
}
