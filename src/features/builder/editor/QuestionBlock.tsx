import { Classes } from '@blueprintjs/core';
import { DragHandleVertical, Duplicate, Trash } from '@blueprintjs/icons';
import { type ClipboardEvent, type KeyboardEvent, memo, useState } from 'react';
import { shortened } from '#domain/field/displayText.ts';
import { hasOptions, typeFacts } from '#domain/survey/question.ts';
import { readClipboard } from '#questionnaire/listText.ts';
import { hasQuotedCell } from '#questionnaire/plainLine.ts';
import { ActionGroup } from '#ui/ActionGroup.tsx';
import { IconButton } from '#ui/Button.tsx';
import { MEDIUM, useHasContentWidth } from '#ui/contentWidth.ts';
import { useMediaQuery } from '#ui/hooks.ts';
import { ItemMenu } from '#ui/list/MenuPopover.tsx';
import type { DraftQuestion } from '../draft/draft.ts';
import { edits } from '../draft/draftSlice.ts';
import { isUnfinished } from '../draft/questionProblems.ts';
import { insertCells } from './insertCells.ts';
import { MoveButtons, moveEntries } from './MoveButtons.tsx';
import { Options } from './Options.tsx';
import {
  currentQuestion,
  goToNextQuestion,
  type QuestionPosition,
  questionActions,
} from './questionActions.ts';
import { QuestionSettings } from './questionFields.tsx';
import { DragHandle, SortableItem } from './SortableItem.tsx';
import { questionShortcut, targetIndex } from './shortcuts.ts';

/** A question's buttons, which typing in the question does not render. */
const QuestionActions = memo(function QuestionActions(position: QuestionPosition) {
  const { question, index, isLast } = position;
  const { name, move, duplicate, remove } = questionActions(position);
  const isTouched = useMediaQuery('(pointer: coarse)');
  const hasButtons = useHasContentWidth(MEDIUM) && !isTouched;
  if (!hasButtons) {
    const menuName = `${question}-actions`;
    return (
      <ActionGroup label={`Actions for ${name}`}>
        <ItemMenu
          subject={name}
          focusName={menuName}
          actions={[
            ...moveEntries({ index, isLast, onMove: (toIndex) => move(toIndex, menuName) }),
            { text: 'Duplicate', icon: <Duplicate />, action: duplicate },
            { text: 'Remove', icon: <Trash />, action: remove },
          ]}
        />
      </ActionGroup>
    );
  }
  return (
    <ActionGroup label={`Actions for ${name}`}>
      <MoveButtons
        name={name}
        focusKey={question}
        index={index}
        isLast={isLast}
        keys="Alt + Shift"
        onMove={move}
      />
      <IconButton
        label={`Duplicate ${name}`}
        icon={<Duplicate />}
        keys="Alt + Shift + D"
        onClick={duplicate}
      />
      <IconButton
        label={`Remove ${name}`}
        icon={<Trash />}
        keys="Alt + Shift + Delete"
        onClick={remove}
      />
    </ActionGroup>
  );
});

/** A question is one wrapping line: pasted line breaks become spaces. */
const oneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : text;

interface QuestionBlockProps extends Omit<QuestionPosition, 'question'> {
  question: DraftQuestion;
  /** Whether untouched fields show their message too. */
  showMessages: boolean;
}

/** One question of the builder: text, type, marks and options. Renders only when it changes. */
export const QuestionBlock = memo(function QuestionBlock({
  question,
  index,
  isLast,
  showMessages,
  editor,
}: QuestionBlockProps) {
  const { key, text, type, required, hasOthers } = question;
  // A saved question, or one with a text, shows its messages from the start.
  const [wasLeft, setLeft] = useState(() => question.id !== undefined || text !== '');
  const position = { question: key, index, isLast, editor };
  const { name, move, duplicate, changeType, remove } = questionActions(position);
  const listPosition = {
    list: 'questions',
    key,
    index,
    name: shortened(`${name}, ${typeFacts(question).label}${text.trim() && `: ${text}`}`),
  };

  const act = (event: KeyboardEvent) => {
    const action = questionShortcut(event);
    const { questions } = editor.current();
    const toIndex = targetIndex(action, { index, count: questions.length });
    if (toIndex !== undefined) {
      // Keeps it visible, and the focus in it rather than on a button that may be disabled now.
      const target = event.target as HTMLElement;
      move(toIndex, (!target.closest('[role="toolbar"]') && target.dataset.focus) || key);
    }
    if (action === 'duplicate') duplicate();
    if (action === 'remove') remove();
    if (action === 'type') {
      const type = changeType();
      const isInHeader = (event.target as HTMLElement).closest('.question-header');
      // The focused option is removed: focus the question instead.
      if (type && !hasOptions({ type }) && !isInHeader) editor.focus(key);
    }
    if (action === 'next') goToNextQuestion(editor, key);
    if (action) event.preventDefault();
  };

  /** Lines become one line, and a toast offers to make questions of them (BUILDER-46). */
  const pasteLines = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { clipboardData, currentTarget } = event;
    const plain = clipboardData.getData('text/plain');
    const clipboardText = readClipboard(clipboardData.getData('text/html'), plain);
    // The browser pastes one line.
    if (!hasQuotedCell(plain) && !clipboardText.trim().includes('\n')) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = currentTarget;
    const insert = (pasted: string) => {
      const textBefore = currentQuestion(editor, key)?.text;
      if (textBefore === undefined) return;
      // Text typed while the paste was parsed stays before the pasted text.
      const isSame = oneLine(textBefore) === oneLine(value);
      const textStart = oneLine((isSame ? value.slice(0, selectionStart) : textBefore) + pasted);
      const textEnd = oneLine(textStart + (isSame ? value.slice(selectionEnd) : ''));
      editor.editAsOwnStep(edits.changeQuestion({ question: key, change: { text: textEnd } }));
      editor.focus(key, key, textStart.length);
      const offer = async () => {
        const { readQuestions } = await import('#questionnaire/questionsIn.ts');
        const questions = readQuestions(pasted);
        // The owner has typed since: splitting discards that text.
        if (currentQuestion(editor, key)?.text !== textEnd) return;
        if (questions.length < 2 && !questions[0]?.options.length) return;
        editor.offerToSplit({ question: key, textBefore, questions });
      };
      // Without its code there is no offer; the text is there.
      if (pasted.trim().includes('\n')) offer().catch(() => undefined);
    };
    insertCells(plain, clipboardText, insert);
  };

  return (
    <SortableItem
      as="section"
      position={listPosition}
      className={`question stack-close ${Classes.CARD}`}
      role="group"
      aria-label={name}
      aria-describedby="question-count"
      data-question={key}
      onKeyDown={act}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setLeft(true);
      }}
    >
      <header className="row question-header">
        <DragHandle position={listPosition} icon={<DragHandleVertical />} />
        <h2>{name}</h2>
        <QuestionSettings
          question={key}
          type={type}
          required={required}
          hasOthers={hasOthers}
          editor={editor}
        />
        {(wasLeft || showMessages) && isUnfinished(question) && (
          <span className="unfinished-tag">Not finished</span>
        )}
        <QuestionActions {...position} />
      </header>
      <div className="question-line" data-text={text}>
        {/* With `dir="auto"` Chromium takes quadratic time for a long text. */}
        <textarea
          className={`${Classes.INPUT} question-text`}
          rows={1}
          placeholder="Enter your question"
          aria-label={`${name} text`}
          autoComplete="off"
          data-focus={key}
          value={text}
          onChange={({ target }) =>
            editor.edit(
              edits.changeQuestion({ question: key, change: { text: oneLine(target.value) } }),
            )
          }
          onPaste={pasteLines}
        />
      </div>
      {hasOthers && !hasOptions(question) && (
        <p className="question-hint">Adds a second text field</p>
      )}
      {hasOptions(question) && (
        <Options question={question} showMessages={showMessages} editor={editor} />
      )}
    </SortableItem>
  );
});
