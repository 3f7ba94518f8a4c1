import { Dialog } from '#ui/lazyDialogs.tsx';
import { SurveyPreview } from '#ui/preview/SurveyPreview.tsx';
import { type Draft, toForm } from './draft.ts';

interface PreviewProps {
  draft: Draft;
  logo: string | null;
  /** The key of the question edited last: the preview opens at it. */
  lastEditedQuestion: string | undefined;
  onClose: () => void;
}

/** A component, so that nothing is computed while the preview is closed. */
const Preview = ({ draft, logo, lastEditedQuestion, onClose }: PreviewProps) => (
  <SurveyPreview
    titleTag="h2"
    survey={{ ...toForm(draft), logo }}
    initialIndex={Math.max(
      0,
      draft.questions.findIndex(({ key }) => key === lastEditedQuestion),
    )}
    onEdit={onClose}
    onClose={onClose}
  />
);

/** The draft as respondents see a survey, over the builder. */
export const DraftPreview = ({ isOpen, ...preview }: PreviewProps & { isOpen: boolean }) => (
  <Dialog
    isOpen={isOpen}
    onClose={preview.onClose}
    className="preview-dialog"
    aria-labelledby="preview-name"
  >
    <span id="preview-name" className="visually-hidden">
      Preview
    </span>
    {/* The key: it may be opened again before it has closed. */}
    <Preview key={preview.lastEditedQuestion} {...preview} />
  </Dialog>
);
