import { useDispatch } from 'react-redux';
import type { createStore } from './createStore.ts';

/** Sends actions, and calls without a hook. */
export const useApiDispatch = useDispatch.withTypes<ReturnType<typeof createStore>['dispatch']>();
