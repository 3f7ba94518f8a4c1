import { Classes } from '@blueprintjs/core';
import { Disable, DragHandleVertical, Refresh, Trash } from '@blueprintjs/icons';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { hasQuotedCell, plainLine } from '#questionnaire/plainLine.ts';
import { ActionGroup } from '#ui/ActionGroup.tsx';
import { IconButton } from '#ui/Button.tsx';
import { findFocusSuccessor } from '#ui/focus.ts';
import { isComposing } from '#ui/keys.ts';
import { ItemMenu } from '#ui/list/MenuPopover.tsx';
import { type DraftOption, draftOptionName } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import { insertCells } from './insertCells.ts';
import { moveEntries } from './MoveButtons.tsx';
import {
  currentQuestion,
  emptyLastOption,
  goToNextQuestion,
  moveOption,
  removalToast,
} from './questionActions.ts';
import { DragHandle, SortableItem } from './SortableItem.tsx';
import { useDebounced } from './useDebounced.ts';
import type { DraftEditor } from './useEditor.ts';

interface OptionRowProps {
  option: DraftOption;
  question: string;
  /** The option's position, counted from 0, and the last position. */
  index: number;
  lastIndex: number;
  message: string | undefined;
  showMessage: boolean;
  editor: DraftEditor;
}

interface OptionActionsProps {
  option: string;
  question: string;
  name: string;
  isActive: boolean;
  index: number;
  isLast: boolean;
  editor: DraftEditor;
}

/** An option's buttons, which typing in the option does not render. */
const OptionActions = memo(function OptionActions({
  option: key,
  question,
  name,
  isActive,
  index,
  isLast,
  editor,
}: OptionActionsProps) {
  const menuName = `${key}-actions`;
  const move = (toIndex: number) => {
    moveOption(editor, question, key, toIndex);
    editor.focus(menuName, question);
  };

  const remove = () => {
    const { options = [] } = currentQuestion(editor, question) ?? {};
    const option = options[index];
    if (option?.key !== key) return;
    editor.edit(edits.removeOption({ question, option: key }));
    editor.offerUndo(removalToast(draftOptionName(option, index), option), [key, question]);
    const next = findFocusSuccessor(options, index, (option) => option.isActive);
    editor.focus(next?.key ?? `add-${question}`, question);
  };

  return (
    <ActionGroup label={`Actions for ${name}`}>
      <IconButton
        label={isActive ? 'Deactivate option' : 'Reactivate option'}
        icon={isActive ? <Disable /> : <Refresh />}
        onClick={() =>
          editor.edit(
            edits.changeOption({ question, option: key, change: { isActive: !isActive } }),
          )
        }
      />
      <ItemMenu
        subject={name}
        focusName={menuName}
        actions={[
          ...moveEntries({ index, isLast, onMove: move }),
          { text: 'Remove', icon: <Trash />, action: remove },
        ]}
      />
    </ActionGroup>
  );
});

/** A single-line field drops line breaks, which joins two words: a blank replaces them. */
const fieldText = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');

/** The lines of a pasted text that say something, without list marks. */
const splitLines = (text: string) =>
  text.replaceAll('\t', ' ').split(/\r?\n/).map(plainLine).filter(Boolean);

/** One option. Enter adds the next one; several pasted lines become several options. */
export const OptionRow = memo(function OptionRow({
  option,
  question,
  index,
  lastIndex,
  message,
  showMessage,
  editor,
}: OptionRowProps) {
  const [wasBlurred, setLeft] = useState(false);
  const visibleError = wasBlurred || showMessage ? message : undefined;
  const { key, text, isActive } = option;
  const name = draftOptionName(option, index);
  const [settledName] = useDebounced(name);
  const position = { list: question, key, index, name: shortened(name) };

  const isEmptyLast = () => {
    const ownQuestion = currentQuestion(editor, question);
    return ownQuestion !== undefined && emptyLastOption(ownQuestion)?.key === key;
  };

  const addNext = (event: KeyboardEvent) => {
    const isUnmodified = !(event.ctrlKey || event.metaKey);
    if (event.key !== 'Enter' || !isUnmodified || isComposing(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    // Enter on an empty last item ends a list, as in a word processor.
    if (isEmptyLast()) goToNextQuestion(editor, question);
    else
      editor.editAndFocusNew((newKey) => edits.addOption({ question, afterKey: key, key: newKey }));
  };

  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // The browser pastes one line.
    if (!hasQuotedCell(pasted) && splitLines(pasted).length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const insert = (text: string) => {
      const { options = [] } = currentQuestion(editor, question) ?? {};
      const current = options.find((option) => option.key === key);
      const [first, ...others] = splitLines(text);
      if (!current || first === undefined) return;
      // Text typed while the paste was parsed stays before the pasted text.
      const currentText = fieldText(current.text);
      const isSame = currentText === value;
      const textBefore = isSame ? value.slice(0, selectionStart ?? value.length) : currentText;
      const textAfter = isSame ? value.slice(selectionEnd ?? value.length) : '';
      const lastLine = others.pop();
      if (lastLine === undefined) {
        const change = { text: textBefore + first + textAfter };
        editor.editAsOwnStep(edits.changeOption({ question, option: key, change }));
        editor.focus(key, question, textBefore.length + first.length);
        return;
      }
      const texts = [textBefore + first, ...others, lastLine + textAfter];
      editor.editAndFocusNew(
        (newKey) => edits.pasteOptions({ question, option: key, texts, key: newKey }),
        lastLine.length,
      );
    };
    insertCells(pasted, pasted, insert);
  };

  return (
    <SortableItem
      as="li"
      position={position}
      className={isActive ? 'option' : 'option option-inactive'}
    >
      <div className="option-line">
        <DragHandle position={position} icon={<DragHandleVertical />} />
        <input
          className={`${Classes.INPUT} ${visibleError ? Classes.INTENT_DANGER : ''}`}
          dir="auto"
          placeholder="Enter an answer choice"
          aria-label={`Answer choice ${index + 1}`}
          aria-invalid={visibleError !== undefined}
          aria-describedby={visibleError ? `${key}-message` : undefined}
          autoComplete="off"
          data-focus={key}
          value={fieldText(text)}
          disabled={!isActive}
          onChange={({ target }) =>
            editor.edit(
              edits.changeOption({ question, option: key, change: { text: target.value } }),
            )
          }
          onBlur={() => setLeft(true)}
          onKeyDown={addNext}
          onPaste={pasteLines}
        />
        <OptionActions
          option={key}
          question={question}
          name={settledName}
          isActive={isActive}
          index={index}
          isLast={index === lastIndex}
          editor={editor}
        />
      </div>
      {visibleError && (
        <span id={`${key}-message`} className="field-message">
          {visibleError}
        </span>
      )}
    </SortableItem>
  );
});
