import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref that always holds the value of the latest render, for callbacks that outlive their render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
