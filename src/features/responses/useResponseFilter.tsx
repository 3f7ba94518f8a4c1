import { useCallback, useMemo, useState } from 'react';
import { useEverySurvey } from '#api/surveyApi.ts';
import { lastResponseText } from '#domain/analysis/lastResponse.ts';
import { hasDays, isInRange, readRange } from '#domain/field/dateRange.ts';
import { userText } from '#domain/field/displayText.ts';
import { daysInFileName, fileName } from '#domain/format/fileName.ts';
import type { Response } from '#domain/response/response.ts';
import { surveyTitle } from '#domain/survey/survey.ts';
import { DatesField } from '#ui/form/DatesField.tsx';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import type { ListParams } from '#ui/list/useListParams.ts';

/** The parameters of the filters. */
export const responseFilters = ['survey', 'from', 'to'];

/** The filter by survey and days (RESPONSES-11). Surveys are fetched when the focus or the pointer reaches their field. */
export function useResponseFilter({ listQuery, setQuery }: ListParams) {
  const { survey = '', from = '', to = '' } = listQuery.filters;
  const [isOpened, setOpened] = useState(false);
  const { rows, isComplete, error, retry } = useEverySurvey({ skip: !isOpened && survey === '' });
  const surveys = rows ?? [];
  const unknown = isComplete ? 'Unknown survey' : 'Loading...';
  const range = useMemo(() => readRange(from, to), [from, to]);
  const selectedSurvey = surveys.find(({ id }) => String(id) === survey);

  const matches = useCallback(
    (response: Response) => {
      const { id, title } = response.survey ?? {};
      // Without ids the survey is matched by title.
      const matchesSurvey =
        survey === '' ||
        (id
          ? String(id) === survey
          : selectedSurvey !== undefined && title === selectedSurvey.title);
      return matchesSurvey && isInRange(range)(response);
    },
    [survey, selectedSurvey, range],
  );
  const options = [
    { value: '', text: 'All surveys' },
    ...surveys.map((survey) => ({ value: String(survey.id), text: userText(surveyTitle(survey)) })),
  ];
  const fields = (
    <>
      <ChoiceSelect
        label="Survey"
        value={survey}
        choices={options}
        none={error ? 'Surveys could not be loaded' : unknown}
        onApproach={() => {
          setOpened(true);
          if (error) retry();
        }}
        onChange={(value) => setQuery({ filters: { survey: value } })}
      />
      <DatesField
        range={range}
        onChange={(days) => setQuery({ filters: { ...days } }, { replaceHistory: true })}
      />
    </>
  );
  /** The survey, the days and the search; an export of other responses has another name. */
  const exportName = fileName(
    selectedSurvey ? surveyTitle(selectedSurvey) : '',
    ['response list', daysInFileName(range), listQuery.text.trim()].filter(Boolean).join(' '),
  );
  const noMatchHint = (all: readonly Response[]) => (hasDays(range) ? lastResponseText(all) : '');
  return { fields, matches, noMatchHint, exportName };
}
