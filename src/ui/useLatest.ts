import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value of a render, for what outlives the render that made it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
