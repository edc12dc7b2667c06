import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx';
import { useTypedText } from '../typing/use-typed-text.ts';
import { typeTime } from './time-typing.ts';

/** Props of {@link TimeInput}. */
export interface TimeInputProps
  extends Pick<TextInputProps, 'id' | 'size' | 'className' | 'aria-label' | 'onBlur' | 'invalid'> {
  /** The text as typed: a time of 24 hours, HH:mm, or a part of one. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * A time of a day, typed as HH:mm in every language. The time input of a browser follows the language of the browser
 * instead, shows "PM" in some, and drops an incomplete time.
 */
export function TimeInput({ value, onChange, ...props }: TimeInputProps) {
  const typed = useTypedText({ text: value, edit: typeTime, onText: onChange });
  return (
    <TextInput
      {...props}
      {...typed}
      numeric
      placeholder="--:--"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
