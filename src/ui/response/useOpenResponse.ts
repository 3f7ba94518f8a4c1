import { useCallback } from 'react';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { useOncePerLocation } from '../useOncePerLocation.ts';
import { useUrlParams } from '../useUrlParams.ts';

/** The parameters of an open response: its id and its survey. */
const RESPONSE = 'response';
const SURVEY = 'of';

export interface OpenedResponse {
  id: number;
  surveyId: number | undefined;
}

const toSearchParams = ({ id, surveyId }: OpenedResponse) => ({
  [RESPONSE]: String(id),
  [SURVEY]: surveyId === undefined ? '' : String(surveyId),
});

/** The props of a link that opens a response; Back closes it. */
export type OpenResponseLink = (response: OpenedResponse) => Omit<LinkProps, 'children'>;

/** The response that the address opens, and functions to open others (RESPONSES-10). */
export function useOpenResponse() {
  const { params, change, searchWith } = useUrlParams();
  const { state } = useLocation();
  const { leaveOnce } = useOncePerLocation();
  const navigate = useNavigate();
  const number = Number(params.get(RESPONSE));
  const id = Number.isSafeInteger(number) && number > 0 ? number : null;
  const isOpenedHere = (state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
  const linkTo: OpenResponseLink = useCallback(
    (response) => ({
      to: { search: searchWith(toSearchParams(response)) },
      state: { isOpenedHere: true },
      preventScrollReset: true,
    }),
    [searchWith],
  );
  return {
    id,
    surveyId: Number(params.get(SURVEY)) || undefined,
    linkTo,
    open: (response: OpenedResponse) =>
      change(toSearchParams(response), { state: { isOpenedHere: true }, preventScrollReset: true }),
    /** Replaces the open response; Back still closes it. The list keeps changes of `others`. */
    replace: (response: OpenedResponse, others: Record<string, string> = {}) => {
      const isElsewhere = Object.entries(others).some(
        ([name, value]) => (params.get(name) ?? '') !== value,
      );
      change(
        { ...toSearchParams(response), ...others },
        { replace: true, preventScrollReset: true, state: isElsewhere ? null : state },
      );
    },
    close: () =>
      leaveOnce(() => {
        if (isOpenedHere) navigate(-1);
        else change({ [RESPONSE]: '', [SURVEY]: '' }, { replace: true, preventScrollReset: true });
      }),
  };
}
