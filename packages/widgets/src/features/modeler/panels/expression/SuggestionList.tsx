import { fieldTypeRecord, type ValueKind } from '@tramita/client/rules';
import { type RefObject, useEffect } from 'react';
import type { expressionMessages } from '../../../../messages/features/modeler/expression.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Kbd } from '../../../../ui/Kbd/Kbd.tsx';
import { Floating } from '../../../../ui/Popover/Floating.tsx';
import { floating } from '../../../../ui/Popover/Popover.css.ts';
import { useAnchoredPosition } from '../../../../ui/Popover/use-anchored-position.ts';
import type { Suggestion } from './complete-expression.ts';
import * as styles from './ExpressionEditor.css.ts';
import type { ExpressionField } from './expression-field.ts';

interface SuggestionListProps {
  id: string;
  messages: typeof expressionMessages;
  suggestions: readonly Suggestion[];
  active: number;
  panel: { readonly current: HTMLDivElement | null };
  anchor: RefObject<HTMLElement | null>;
  onPoint: (index: number) => void;
  onTake: (suggestion: Suggestion) => void;
}

/** The suggestions for the caret, and details of the active one. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, messages, suggestions, active, panel, anchor, onPoint, onTake } = props;
  const position = useAnchoredPosition({ open: true, anchor, gap: 6 }, panel);
  const current = suggestions[active];
  useEffect(() => {
    panel.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, panel]);
  const label = current?.kind === 'value' ? messages.valuesOf(current.field.label) : messages.fields;
  return (
    <Floating>
      <div
        ref={panel}
        data-slot="expression-suggestions"
        className={joinClasses(floating, styles.panel)}
        style={position.style}
        // keeps the focus in the text
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label={label} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
            <div
              key={suggestion.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onPointerMove={() => onPoint(index)}
              onClick={() => onTake(suggestion)}
            >
              <SuggestionText {...suggestion} />
              <span className={styles.note}>{suggestion.note}</span>
            </div>
          ))}
        </div>
        {current && <AboutField messages={messages} field={current.field} />}
        <div aria-hidden="true" className={styles.keys}>
          <span className={styles.key}>
            <Kbd>Enter</Kbd>
            {messages.insert}
          </span>
          <span className={styles.key}>
            <Kbd>#</Kbd>
            {messages.openFields}
          </span>
          <span className={styles.key}>
            <Kbd>Esc</Kbd>
            {messages.closeList}
          </span>
        </div>
      </div>
    </Floating>
  );
}

function SuggestionText({ text, match: [start, end] }: Suggestion) {
  return (
    <span className={styles.code}>
      {text.slice(0, start)}
      <mark className={styles.match}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}

function AboutField({ messages, field }: { messages: typeof expressionMessages; field: ExpressionField }) {
  const labels = useMessages(modelerLabelTexts);
  const type = field.type === '' ? '' : labels.fieldType(field.type);
  const isChoice = field.options.length > 0 && field.type !== 'boolean';
  const facts = [messages.fieldFacts(field.name, type), isChoice && messages.optionCount(field.options.length)];
  return (
    <div className={styles.about}>
      <div className={styles.aboutTitle}>{field.label}</div>
      <div className={styles.aboutLine}>{facts.filter(Boolean).join(', ')}</div>
      <div className={styles.aboutLine}>{adviceOn(field, messages)}</div>
    </div>
  );
}

const adviceByValue = {
  option: 'comparesValue',
  options: 'comparesList',
  texts: 'comparesList',
  boolean: 'comparesBoolean',
  day: 'comparesDate',
  number: 'comparesNumber',
} as const satisfies Partial<Record<ValueKind, keyof typeof expressionMessages>>;

function adviceOn({ type }: ExpressionField, messages: typeof expressionMessages): string {
  const { value } = fieldTypeRecord(type);
  return messages[
    Object.hasOwn(adviceByValue, value) ? adviceByValue[value as keyof typeof adviceByValue] : 'comparesText'
  ];
}
