import type { FieldValue } from '@tramita/client/contract';
import { type FormTexts, formatNumber, type NumberKind, type NumberSigns, numberProblem } from '@tramita/client/rules';
import { useState } from 'react';
import { numberSigns } from '../../messages/format/number-signs.ts';
import { formRuleTexts } from '../../messages/rules/form-rules.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';

interface NumberSettingOptions {
  kind: NumberKind;
  value: number | null;
  /** Called with a number inside the limits, and with null for any other text. */
  onChange: (value: number | null) => void;
  /** The value of an empty input. @default null */
  whenEmpty?: number;
  min?: number | undefined;
  max?: number | undefined;
}

/** Returns why the typed text is not a number inside the limits; null if it is, or if it is empty. */
function problemOf(
  typed: FieldValue,
  { kind, min, max }: NumberSettingOptions,
  texts: FormTexts,
  signs: NumberSigns,
): string | null {
  if (typeof typed === 'string') return texts[numberProblem(kind, typed) ?? 'number'];
  if (typeof typed !== 'number') return null;
  if (min !== undefined && typed < min) return texts.min(formatNumber(kind, min, signs));
  return max !== undefined && typed > max ? texts.max(formatNumber(kind, max, signs)) : null;
}

/**
 * State of a number input outside a form, whose value cannot be text. Invalid text stays in the input with its error,
 * while the value is null. Returns the props of a `NumberInput` and the error to show.
 */
export function useNumberSetting(options: NumberSettingOptions) {
  const { value, onChange, whenEmpty = null } = options;
  const texts = useMessages(formRuleTexts);
  const signs = numberSigns[useLocale()];
  const problem = (typed: FieldValue) => problemOf(typed, options, texts, signs);
  const [left, setLeft] = useState(false);
  const [held, setHeld] = useState<FieldValue>(value);
  const accepted = (typed: FieldValue): number | null =>
    typeof typed === 'number' && problem(typed) === null ? typed : whenEmpty;
  const typed = accepted(held) === value ? held : value;
  return {
    value: typed,
    /** Undefined until the input loses the focus. */
    problem: (left && problem(typed)) || undefined,
    onChange(next: FieldValue): void {
      setHeld(next);
      onChange(accepted(next));
    },
    onBlur(): void {
      setLeft(true);
      if (typed === null) setHeld(value);
    },
  };
}
