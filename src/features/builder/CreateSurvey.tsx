import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCreateSurveyMutation } from '#api/surveyApi.ts';
import { useUserId } from '#api/useSession.ts';
import { paths } from '#domain/paths.ts';
import { useDraftOwner, useEarlierSending } from '#ui/form/useTypedDraft.ts';
import { StillSending } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useAddress } from '#ui/useAddress.ts';
import { SurveyBuilder } from './SurveyBuilder.tsx';
import { sampleSurvey } from './sampleSurvey.ts';
import type { CopyState } from './useDuplicateSurvey.ts';
import type { BuilderWords } from './useSubmission.ts';

const FROM = 'from';

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
  const { state } = useLocation() as { state: Partial<CopyState> | null };
  const navigate = useNavigate();
  const showToast = useToast();
  const { params, change } = useAddress();
  /** How the owner begins: blank, with a text, or from the sample. */
  const [from] = useState(() => params.get(FROM));
  const [begin] = useState(() => state?.copy ?? (from === 'sample' ? sampleSurvey : undefined));
  const isAsked = params.has(FROM);
  useEffect(() => {
    // A reload continues the draft and does not begin again.
    if (isAsked) change({ [FROM]: '' }, { replace: true });
  }, [isAsked, change]);
  useEffect(() => {
    if (!state?.copy) return;
    // From here on the copy is a draft; a reload must not copy the original again.
    navigate(paths.createSurvey, { replace: true, state: null });
    if (!state.lacksLogo) return;
    showToast({
      intent: 'success',
      title: 'The logo was not copied',
      description: 'Add it to the copy with Add Logo.',
    });
  }, [state, navigate, showToast]);
  const [createSurvey] = useCreateSurveyMutation();
  const owner = useDraftOwner(userId, 'newSurvey');
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
      beginsWithText={from === 'text'}
      send={(form, image = null) => createSurvey({ ...form, image, userId })}
    />
  );
}
