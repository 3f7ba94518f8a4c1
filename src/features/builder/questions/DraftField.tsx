import { type ComponentProps, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { TextArea, TextInput } from '#ui/TextInput.tsx';
import { useLatest } from '#ui/useLatest.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface DraftText {
  value: string;
  /** Changes a typed text before it is stored; by default nothing. */
  normalize?: (text: string) => string;
  onText: (text: string) => void;
}

const asTyped = (text: string) => text;

/**
 * Keeps a field's text in step with the draft without rendering the field. React writes `type`,
 * `name` and `value` at each rendering: four DOM mutations per key (BUILDER-39).
 */
function useDraftText<Element extends Field>({ value, normalize = asTyped, onText }: DraftText) {
  const ref = useRef<Element>(null);
  const [defaultValue] = useState(value);
  const latest = useLatest({ normalize, onText });
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  // Before the first paint, because letters may follow at once.
  useLayoutEffect(() => {
    const field = ref.current;
    const change = (event: Event) => {
      // React would rewrite the field's attributes after any such event that reaches it.
      event.stopPropagation();
      if (!field) return;
      const text = latest.current.normalize(field.value);
      if (text !== field.value) field.value = text;
      latest.current.onText(text);
    };
    field?.addEventListener('input', change);
    return () => field?.removeEventListener('input', change);
  }, [latest]);
  return { ref, defaultValue };
}

/** A stable handler, so that a field does not render for it. */
function useSteady<Event>(handler: ((event: Event) => void) | undefined) {
  const latest = useLatest(handler);
  return useCallback((event: Event) => latest.current?.(event), [latest]);
}

const SteadyInput = memo(TextInput);
const SteadyArea = memo(TextArea);

type Props<Component extends typeof TextInput | typeof TextArea> = DraftText &
  Omit<ComponentProps<Component>, 'value' | 'onChange' | 'defaultValue' | 'ref'>;

/** A one-line text of the draft. Typing does not render it. */
export function DraftInput({ value, normalize, onText, ...props }: Props<typeof TextInput>) {
  const field = useDraftText<HTMLInputElement>({ value, onText, ...(normalize && { normalize }) });
  const { onFocus, onBlur, onKeyDown, onPaste } = props;
  return (
    <SteadyInput
      {...props}
      {...field}
      onFocus={useSteady(onFocus)}
      onBlur={useSteady(onBlur)}
      onKeyDown={useSteady(onKeyDown)}
      onPaste={useSteady(onPaste)}
    />
  );
}

/** The same for several lines. */
export function DraftArea({ value, normalize, onText, ...props }: Props<typeof TextArea>) {
  const field = useDraftText<HTMLTextAreaElement>({
    value,
    onText,
    ...(normalize && { normalize }),
  });
  return <SteadyArea {...props} {...field} onPaste={useSteady(props.onPaste)} />;
}
