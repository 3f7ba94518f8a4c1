import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The duration of panel and dialog transitions (ms), as `--motion` in styles.css. */
export const MOTION = 120;

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
  const close = useCallback(() => {
    if (!isInHistory || isClosing) return;
    setClosing(true);
    void navigate(-1);
  }, [isInHistory, isClosing, navigate]);
  return { isOpen: isInHistory && !isClosing, open, close };
}
