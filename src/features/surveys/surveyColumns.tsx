import { Chart, Edit, EyeOpen, Lock, Unlock } from '@blueprintjs/icons';
import { userText } from '#domain/field/displayText.ts';
import { formatLongDate, parseTime } from '#domain/format/dates.ts';
import { paths, pathTo } from '#domain/paths.ts';
import { type SurveySummary, surveyTitle } from '#domain/survey/survey.ts';
import type { Column } from '#ui/list/Cell.tsx';
import { RowMenu } from '#ui/list/MenuPopover.tsx';
import type { MenuEntry } from '#ui/list/OpenMenu.tsx';
import { leadingSurveyColumns, responsesColumn } from './leadingSurveyColumns.ts';

interface SurveyColumnsOptions {
  isAdmin: boolean;
  changeStatus: (survey: SurveySummary, opener: HTMLElement | null) => void;
}

/** The columns of the survey list by role (LIST-1, LIST-2, LIST-5, LIST-6). */
export function surveyColumns({
  isAdmin,
  changeStatus,
}: SurveyColumnsOptions): Column<SurveySummary>[] {
  const actionsFor = (survey: SurveySummary): MenuEntry[] => {
    const reports = {
      text: 'Reports',
      icon: <Chart />,
      action: pathTo(paths.analyzeSurvey, survey.id),
    };
    if (isAdmin) return [reports];
    return [
      { text: 'Edit', icon: <Edit />, action: pathTo(paths.editSurvey, survey.id) },
      {
        text: survey.status === 'Closed' ? 'Open' : 'Close',
        icon: survey.status === 'Closed' ? <Unlock /> : <Lock />,
        action: (opener) => changeStatus(survey, opener),
      },
      reports,
      { text: 'Live Preview', icon: <EyeOpen />, action: pathTo(paths.previewSurvey, survey.id) },
    ];
  };

  return [
    ...leadingSurveyColumns(isAdmin, ({ id }) => ({
      link: { to: pathTo(isAdmin ? paths.analyzeSurvey : paths.editSurvey, id) },
    })),
    {
      ...responsesColumn,
      decorate: (survey) => ({
        // The number alone: "Responses" is the name of another link.
        link: {
          to: pathTo(paths.analyzeSurvey, survey.id),
          title: `Report of ${userText(surveyTitle(survey))}`,
        },
        suffix: ' responses',
      }),
    },
    {
      id: 'modified',
      width: 208,
      narrowWidth: 152,
      header: 'Modified',
      className: 'nowrap',
      isSearched: true,
      text: ({ updatedAt }) => formatLongDate(updatedAt),
      sortValue: ({ updatedAt }) => parseTime(updatedAt),
    },
    {
      id: 'actions',
      width: 88,
      narrowWidth: 80,
      header: 'Actions',
      isActions: true,
      cell: (survey) => <RowMenu subject={surveyTitle(survey)} actions={actionsFor(survey)} />,
    },
  ];
}
