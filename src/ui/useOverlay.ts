import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOncePerLocation } from './useOncePerLocation.ts';

/** The state of the preview. Opening adds a history entry, so that Back closes it (BUILDER-49). */
export function useOverlay() {
  const [id] = useState(() => nanoid());
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const { isLeaving, leaveOnce } = useOncePerLocation();
  const isInHistory = (state as { overlay?: string } | null)?.overlay === id;
  const open = useCallback(() => {
    if (isInHistory) return;
    void navigate({ search, hash }, { state: { overlay: id }, preventScrollReset: true });
  }, [isInHistory, navigate, search, hash, id]);
  const close = useCallback(() => {
    if (isInHistory) leaveOnce(() => void navigate(-1));
  }, [isInHistory, leaveOnce, navigate]);
  return { isOpen: isInHistory && !isLeaving, open, close };
}
