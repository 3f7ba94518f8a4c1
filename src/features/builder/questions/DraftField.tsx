import { type ComponentProps, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { TextArea, TextInput } from '#ui/TextInput.tsx';
import { useLatest } from '#ui/useLatest.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface DraftText {
  value: string;
  /** What becomes of a typed text before it is kept; nothing by default. */
  normalize?: (text: string) => string;
  onText: (text: string) => void;
}

const asTyped = (text: string) => text;

/**
 * Keeps the text of a field in step with the draft without rendering the field. React writes `type`, `name` and `value`
 * of an input at each rendering: four changes of the document for each key (BUILDER-39).
 */
function useDraftText<Element extends Field>({ value, normalize = asTyped, onText }: DraftText) {
  const ref = useRef<Element>(null);
  const [defaultValue] = useState(value);
  const latest = useLatest({ normalize, onText });
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  // Before the first paint: letters may come right after it.
  useLayoutEffect(() => {
    const field = ref.current;
    const change = (event: Event) => {
      // React would write the field's attributes again after any event of the kind that reaches it.
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

/** A handler that stays the same object, so that a field is not rendered for it. */
function useSteady<Event>(handler: ((event: Event) => void) | undefined) {
  const latest = useLatest(handler);
  return useCallback((event: Event) => latest.current?.(event), [latest]);
}

const SteadyInput = memo(TextInput);
const SteadyArea = memo(TextArea);

type Props<Component extends typeof TextInput | typeof TextArea> = DraftText &
  Omit<ComponentProps<Component>, 'value' | 'onChange' | 'defaultValue' | 'ref'>;

/** A line of text of the draft. A key that is typed in it renders nothing of it. */
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

/** Several lines of text of the draft, likewise. */
export function DraftArea({ value, normalize, onText, ...props }: Props<typeof TextArea>) {
  const field = useDraftText<HTMLTextAreaElement>({
    value,
    onText,
    ...(normalize && { normalize }),
  });
  return <SteadyArea {...props} {...field} onPaste={useSteady(props.onPaste)} />;
}
