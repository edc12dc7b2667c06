import { listItemMaxLength } from '@tramita/client/contract';
import { isSameValue, listProblem } from '@tramita/client/rules';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formRuleTexts } from '../../messages/rules/form-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { useFieldControl } from '../../ui/Field/field-context.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { frameAttributes } from '../../ui/TextInput/frame-attributes.ts';
import * as input from '../../ui/TextInput/TextInput.css.ts';
import * as styles from '../DynamicForm.css.ts';
import { useFormContext } from '../form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, listOf } from './field-type.ts';

/** Free texts, each a chip: Enter, a comma or leaving the field completes one. */
export function ChipsField(props: FieldTypeProps) {
  const { field, state, readOnly } = props;
  const texts = useMessages(formRuleTexts);
  const [word, setWord] = useState<Word>({ typed: '', isKept: false });
  return (
    <FieldFrame
      {...props}
      counted
      // the limit applies to each chip
      length={word.typed.length}
      problem={readOnly ? null : listProblem(field.rules.maxLength, listOf(state.value), texts)}
    >
      <ChipsInput {...props} word={word} onWordChange={setWord} />
    </FieldFrame>
  );
}

/** The text being typed, and whether it is part of the value as its last item. */
interface Word {
  readonly typed: string;
  readonly isKept: boolean;
}

interface ChipsInputProps extends FieldTypeProps {
  word: Word;
  onWordChange: (word: Word) => void;
}

const separators = /[,;\n\t]+/;

function ChipsInput({ field, state, readOnly, onChange, word: { typed, isKept }, onWordChange }: ChipsInputProps) {
  const { messages } = useFormContext();
  const control = useFieldControl();
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const values = listOf(state.value);
  // the text being typed is already part of the value, so that drafts and submit include it
  const items = isKept && values.at(-1) === typed.trim() ? values.slice(0, -1) : values;
  const type = (text: string, before = items) => {
    const word = text.trim();
    const isNew = word !== '' && !before.includes(word);
    onWordChange({ typed: text, isKept: isNew });
    const next = isNew ? [...before, word] : before;
    if (!isSameValue([...values], [...next])) onChange([...next]);
  };
  /** Completes all texts except the last one. */
  const add = (texts: readonly string[], rest = '') => {
    const fresh = texts.map((text) => text.trim()).filter((text) => text !== '' && !items.includes(text));
    type(rest, [...items, ...new Set(fresh)]);
    if (fresh.length > 0) setSaid(messages.chipAdded(fresh.join(', ')));
  };
  const remove = (item: string) => {
    type(
      typed,
      items.filter((other) => other !== item),
    );
    setSaid(messages.chipRemoved(item));
    box.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = items.at(-1);
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add([typed]);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      remove(last);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!separators.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`.split(separators));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click next to the chips focuses the input
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input is reached by Tab
    <span
      data-slot="chips-input"
      {...frameAttributes({ invalid: control.invalid, readOnly })}
      className={joinClasses(input.frame, input.size.input, styles.chips)}
      onClick={(event) => event.target === event.currentTarget && box.current?.focus()}
    >
      {items.map((item) => (
        <Chip key={item} shape="square" onRemove={readOnly ? undefined : () => remove(item)}>
          {item}
        </Chip>
      ))}
      <input
        ref={box}
        type="text"
        id={control.id}
        {...control.aria}
        readOnly={readOnly}
        autoComplete="off"
        placeholder={items.length === 0 ? messages.chipsPlaceholder : undefined}
        maxLength={Math.min(field.rules.maxLength ?? listItemMaxLength, listItemMaxLength)}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          const isComposing = (nativeEvent as InputEvent).isComposing;
          const words = isComposing ? [target.value] : target.value.split(separators);
          // on-screen keyboards send no key event for a comma
          if (words.length > 1) add(words.slice(0, -1), words.at(-1));
          else type(target.value);
        }}
        onKeyDown={readOnly ? undefined : handleKeyDown}
        onPaste={readOnly ? undefined : handlePaste}
        onBlur={() => add([typed])}
        className={joinClasses(input.control, styles.chipsControl)}
      />
      <LiveRegion>{said}</LiveRegion>
    </span>
  );
}
