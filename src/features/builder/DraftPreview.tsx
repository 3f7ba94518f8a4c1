import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { type Draft, formOf } from './draft/draft.ts';

interface DraftPreviewProps {
  draft: Draft;
  logo: string | null;
  onClose: () => void;
}

/** The survey as it would be shown now. A component of its own, so that nothing is computed while the preview is closed. */
export const DraftPreview = ({ draft, logo, onClose }: DraftPreviewProps) => (
  <SurveyPreview
    titleTag="h2"
    survey={{ ...formOf(draft), logo }}
    onEdit={onClose}
    onClose={onClose}
  />
);
