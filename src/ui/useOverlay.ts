import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Something that opens over the screen. Opening adds an entry to the history, so that Back closes
 * it and stays on the screen (BUILDER-49).
 */
export function useOverlay() {
  const [id] = useState(() => nanoid());
  const { state, search, hash } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as { overlay?: string } | null)?.overlay === id;
  // A second press comes before the history has followed the first.
  const isClosing = useRef(false);
  return {
    isOpen,
    open: () => {
      isClosing.current = false;
      if (!isOpen)
        void navigate({ search, hash }, { state: { overlay: id }, preventScrollReset: true });
    },
    close: () => {
      if (isOpen && !isClosing.current) void navigate(-1);
      isClosing.current = true;
    },
  };
}
