import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { type Draft, formOf } from './draft/draft.ts';

interface DraftPreviewProps {
  draft: Draft;
  logo: string | null;
  /** The key of the question edited last: the preview opens at it. */
  question: string | undefined;
  onClose: () => void;
}

/**
 * The survey as respondents would see it now. Its own component, so that nothing is computed while
 * it is closed.
 */
export const DraftPreview = ({ draft, logo, question, onClose }: DraftPreviewProps) => (
  <SurveyPreview
    titleTag="h2"
    survey={{ ...formOf(draft), logo }}
    beginsAt={Math.max(
      0,
      draft.questions.findIndex(({ key }) => key === question),
    )}
    onEdit={onClose}
    onClose={onClose}
  />
);
