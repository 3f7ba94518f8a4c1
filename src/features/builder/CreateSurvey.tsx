import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCreateSurveyMutation } from '#api/surveyApi.ts';
import { useUserId } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { drafts } from '#storage/drafts.ts';
import { useDraftOwner, useEarlierSending } from '#ui/form/useDraft.ts';
import { StillSending } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import type { CopyState } from './BuilderHead.tsx';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import { sampleSurvey } from './sampleSurvey.ts';
import type { BuilderWords } from './useSubmission.ts';

const words: BuilderWords = {
  heading: 'Create Survey',
  submit: 'Publish',
  busy: 'Publishing...',
  failed: 'Create survey failed',
  succeeded: {
    title: 'Create survey successful',
    description: 'You have successfully created the survey!',
  },
};

/** A new survey (BUILDER-19 to BUILDER-23): the logo is uploaded first, then the survey is created with its URL. */
export function CreateSurvey() {
  const userId = useUserId();
  const owner = useDraftOwner(userId, 'form');
  const location = useLocation() as { state: Partial<CopyState> | null };
  const state = location.state?.userId === userId ? location.state : null;
  const navigate = useNavigate();
  const showToast = useToast();
  const [params] = useSearchParams();
  const asked = params.get('from');
  /** How the owner begins: blank, with a text, or from the sample. */
  const [from] = useState(asked);
  const [mayReplace] = useState(() => drafts.of(owner).read() !== null);
  const [lacksLogo] = useState(state?.lacksLogo ?? false);
  const [begin] = useState(() => state?.copy ?? (from === 'sample' ? sampleSurvey : undefined));
  useEffect(() => {
    if (asked === null && !state?.copy) return;
    // A reload continues the draft: it neither begins nor copies again.
    navigate(paths.createSurvey, { replace: true, state: null });
    // A copy that may replace a begun survey says so when it does.
    if (!lacksLogo || mayReplace) return;
    showToast({
      intent: 'success',
      title: 'The logo was not copied',
      description: 'Add it to the copy with Add Logo.',
    });
  }, [asked, state, lacksLogo, mayReplace, navigate, showToast]);
  const [createSurvey] = useCreateSurveyMutation();
  if (useEarlierSending(owner)) {
    return (
      <Page title={words.heading}>
        <StillSending />
      </Page>
    );
  }
  return (
    <SurveyBuilder
      words={words}
      owner={owner}
      beginWith={begin}
      lacksLogo={lacksLogo}
      beginsWithText={from === 'text'}
      isSettled={asked === null && !state?.copy}
      send={(form, image = null) => createSurvey({ ...form, image, userId })}
    />
  );
}
