import { type ChangeEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { expressionMessages } from '../../../../messages/features/modeler/expression.ts';
import { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { LiveRegion } from '../../../../ui/LiveRegion/LiveRegion.tsx';
import { frameAttributes } from '../../../../ui/TextInput/frame-attributes.ts';
import * as input from '../../../../ui/TextInput/TextInput.css.ts';
import { useDueChecks } from '../use-due-checks.ts';
import { checkExpression, type ExpressionFlaw } from './check-expression.ts';
import * as styles from './ExpressionEditor.css.ts';
import { ExpressionPieces } from './ExpressionPieces.tsx';
import type { ExpressionField } from './expression-field.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface ExpressionEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** The fields it may read: `expressionFields` of the process. */
  fields: readonly ExpressionField[];
  /** Accessible name: what the expression decides. */
  label: string;
  onBlur?: () => void;
  /** Called when the shown state of the check changes, with whether the expression is valid; with true on unmount. */
  onCheck?: (holds: boolean) => void;
  /** Focuses the editor on mount. @default false */
  autoFocus?: boolean;
}

/** Editor for one expression over `#fields`, with colours, completion and checks while typing. Errors appear below. */
export function ExpressionEditor(props: ExpressionEditorProps) {
  const { value, onChange, fields, label, onBlur, autoFocus = false } = props;
  const messages = useMessages(expressionMessages);
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const suggestions = useSuggestions({ value, onChange, fields, frame });
  const { area } = suggestions;
  const texts = useMessages(modelerProblemTexts);
  const flaw = useMemo(() => checkExpression(value, fields, texts), [value, fields, texts]);
  const checks = useDueChecks<'expression'>();
  const [wasLeft, setWasLeft] = useState(false);
  const found = checks.due.has('expression') ? flaw : null;
  useReport(found === null, props.onCheck);
  // the list would cover the message, and the suggestion may fix the error
  const shown = suggestions.isOpen ? null : found;
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus, area]);

  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange(event.target.value);
    checks.changed('expression', found !== null);
    setWasLeft(false);
    suggestions.lookAt(event.target.selectionStart);
  };
  const handleBlur = () => {
    suggestions.close();
    checks.left('expression');
    setWasLeft(true);
    onBlur?.();
  };
  const { isOpen, listId, active } = suggestions;
  return (
    <div className={styles.editor} data-slot="expression-editor">
      <span
        ref={frame}
        {...frameAttributes({ invalid: shown !== null, open: isOpen })}
        className={joinClasses(input.frame, styles.frame)}
      >
        <ExpressionPieces source={value} flaw={shown} markAt={isOpen ? suggestions.from : null} mark={mark} />
        <textarea
          ref={area}
          rows={1}
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
          aria-invalid={shown !== null || undefined}
          aria-describedby={shown === null ? undefined : `${id}-problem`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={messages.placeholder}
          className={joinClasses(input.control, styles.cell, styles.text)}
          value={value}
          onChange={handleChange}
          onKeyDown={suggestions.handleKeyDown}
          onSelect={(event) => suggestions.follow(event.currentTarget.selectionStart)}
          onBlur={handleBlur}
        />
      </span>
      {shown && (
        <span id={`${id}-problem`} data-slot="field-error" className={styles.problem}>
          <FlawText messages={messages} flaw={shown} wasLeft={wasLeft} />
        </span>
      )}
      <LiveRegion>{isOpen ? messages.suggestions(suggestions.suggestions.length) : ''}</LiveRegion>
      {isOpen && (
        <SuggestionList
          id={listId}
          messages={messages}
          suggestions={suggestions.suggestions}
          active={active}
          panel={suggestions.panel}
          anchor={mark}
          onPoint={suggestions.setActive}
          onTake={suggestions.take}
        />
      )}
    </div>
  );
}

interface FlawTextProps {
  messages: typeof expressionMessages;
  flaw: ExpressionFlaw;
  wasLeft: boolean;
}

function sentenceOf(flaw: Exclude<ExpressionFlaw, { kind: 'empty' }>, messages: typeof expressionMessages): string {
  if (flaw.kind === 'unknown') return messages.unknownField(flaw.name);
  return flaw.kind === 'option' ? messages.unknownOption(flaw.name, flaw.value) : flaw.sentence;
}

function FlawText({ messages, flaw, wasLeft }: FlawTextProps) {
  if (flaw.kind === 'empty') return messages.empty;
  const sentence = sentenceOf(flaw, messages);
  return (
    <>
      {wasLeft && <span className={styles.problemTitle}>{messages.invalid}</span>}
      <span>{messages.place(flaw.at + 1, sentence)}</span>
    </>
  );
}

/** Reports whether the check succeeds, and success when the editor unmounts. */
function useReport(holds: boolean, onCheck: ((holds: boolean) => void) | undefined): void {
  const latest = useRef(onCheck);
  latest.current = onCheck;
  useEffect(() => latest.current?.(holds), [holds]);
  useEffect(() => () => latest.current?.(true), []);
}
