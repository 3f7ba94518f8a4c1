import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The state of an overlay as large as a screen: the preview. Opening adds a history entry, so Back
 * closes it and stays on the screen (BUILDER-49).
 */
export function useOverlay() {
  const [id] = useState(() => nanoid());
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const isInHistory = (state as { overlay?: string } | null)?.overlay === id;
  // The history follows a moment later: the overlay closes at once, and a second press does nothing.
  const [isClosing, setClosing] = useState(false);
  if (isClosing && !isInHistory) setClosing(false);
  const open = useCallback(() => {
    if (isInHistory) return;
    void navigate({ search, hash }, { state: { overlay: id }, preventScrollReset: true });
  }, [isInHistory, navigate, search, hash, id]);
  /** A press during a long rendering comes from an earlier one. */
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, []);
  const close = useCallback(() => {
    if (!isInHistory || isLeaving.current) return;
    isLeaving.current = true;
    setClosing(true);
    void navigate(-1);
  }, [isInHistory, navigate]);
  return { isOpen: isInHistory && !isClosing, open, close };
}
