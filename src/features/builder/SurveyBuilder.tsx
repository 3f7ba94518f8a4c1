import './builder.css';
import { useDraft } from '#ui/form/useDraft.ts';
import { Builder, type SurveyBuilderProps } from './Builder.tsx';
import { storedDraftSchema } from './draft/storedDraft.ts';
import { DragAndDropProvider } from './editor/DragAndDropProvider.tsx';

/** The builder of a new or saved survey (BUILDER-1 to BUILDER-16). A failed save loses nothing. */
export function SurveyBuilder(props: SurveyBuilderProps) {
  const draftStorage = useDraft(props.owner, storedDraftSchema);
  return (
    <DragAndDropProvider>
      <Builder {...props} draftStorage={draftStorage} />
    </DragAndDropProvider>
  );
}
