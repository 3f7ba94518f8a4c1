import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { type Draft, formOf } from './draft/draft.ts';

interface DraftPreviewProps {
  draft: Draft;
  logo: string | null;
  /** The key of the question that was worked on last: the preview opens at it. */
  question: string | undefined;
  onClose: () => void;
}

/** The survey as it would be shown now. A component of its own, so that nothing is computed while the preview is closed. */
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
