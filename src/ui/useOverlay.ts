import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The state of an overlay, such as a dialog. Opening adds a history entry, so Back closes the overlay
 * and stays on the screen (BUILDER-49).
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

/**
 * An overlay that is open from its first rendering on, such as a question. Returns the function that
 * answers and closes it. `onClosed` runs once, however it was closed: Escape and Back answer no.
 */
export function useShownOverlay(
  onClosed: (isConfirmed: boolean) => void,
): (isConfirmed?: boolean) => void {
  const { isOpen, open, close } = useOverlay();
  const location = useLocation();
  const [begunAt] = useState(location);
  // A Back pressed at once may remove the history entry before any rendering showed it.
  const isBack = location !== begunAt && location.key === begunAt.key;
  const [wasOpen, setWasOpen] = useState(false);
  const [answer, setAnswer] = useState<boolean>();
  if ((isOpen || isBack) && !wasOpen) setWasOpen(true);
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    // React's strict mode runs effects twice.
    if (!hasBegun.current) open();
    hasBegun.current = true;
  });
  // A layout effect adds the history entry before the question is painted, so Back finds it.
  useLayoutEffect(() => begin(), []);
  const hasEnded = useRef(false);
  const end = useEffectEvent(() => {
    if (!hasEnded.current) onClosed(answer ?? false);
    hasEnded.current = true;
  });
  useEffect(() => {
    if (wasOpen && !isOpen) end();
    // The user may answer before the router has added the history entry.
    else if (isOpen && answer !== undefined) close();
  }, [wasOpen, isOpen, answer, close]);
  return useCallback((isConfirmed = false) => setAnswer(isConfirmed), []);
}
