import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { canonicalPath } from '#domain/paths.ts';
import { type DraftOwner, draftStore } from '#storage/draftStore.ts';
import { useOpenDrafts } from '#storage/useOpenDrafts.ts';

/** The drafts of the current screen. It may stay mounted briefly after it was left. */
export function useDraftOwner(userId: number, kind: DraftOwner['kind']): DraftOwner {
  const { pathname } = useLocation();
  const [owner] = useState({ userId, path: canonicalPath(pathname) ?? pathname, kind });
  return owner;
}

/**
 * Whether a request of an earlier visit to this screen is still running. Until it settles, the screen
 * does not offer that content again, because the user could send it twice or overwrite newer data
 * (SEAM-34).
 */
export function useEarlierSending(owner: DraftOwner): boolean {
  const [earlier, setEarlier] = useState(() => draftStore.of(owner).sending());

  useEffect(() => {
    const end = () => setEarlier(undefined);
    earlier?.then(end, end);
  }, [earlier]);

  return earlier !== undefined;
}

interface Begun<Content> {
  id: string;
  /** Whether a link to this draft led here. */
  isNamed: boolean;
  /** Undefined if nothing readable was typed before. */
  content: Content | undefined;
  note?: string | undefined;
}

/**
 * What was typed on a screen before and not sent, and functions to keep what is typed now (SEAM-7,
 * SEAM-33). `begun` is null until the earlier text is read.
 */
export function useTypedDraft<Content>(owner: DraftOwner, schema: z.ZodMiniType<Content>) {
  const { drafts } = useOpenDrafts(owner);
  const [params] = useSearchParams();
  const [named] = useState(() => params.get('text'));
  const [begun, setBegun] = useState<Begun<Content> | null>(null);

  useEffect(() => {
    let isHere = true;
    void drafts.takeNewest(named).then((draft) => {
      const content = schema.safeParse(draft?.content).data;
      const isNamed = draft?.id === named;
      if (isHere) setBegun({ id: draft?.id ?? nanoid(), isNamed, content, note: draft?.note });
    });
    return () => {
      isHere = false;
    };
  }, [drafts, named, schema]);

  return { begun, drafts };
}
