import { Calendar as CalendarIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../messages/format/format-date.ts';
import { defaultLocale } from '../../messages/language/locale.ts';
import { useFieldControl } from '../Field/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { lazyPart } from '../lazy-part.ts';
import { frameAttributes } from '../TextInput/frame-attributes.ts';
import * as input from '../TextInput/TextInput.css.ts';
import type { ControlSize } from '../TextInput/TextInput.tsx';
import { useTypedText } from '../typing/use-typed-text.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { useAfterPress } from '../use-after-press.ts';
import { useOpenedPart } from '../use-opened-part.ts';
import { typeDate } from './date-typing.ts';
import { type IsoDate, isoToText, textToIso } from './iso-date.ts';

/** Props of {@link DateInput}. */
export interface DateInputProps {
  /** The date as yyyy-MM-dd, or null. */
  value: IsoDate | null;
  /** Called with a complete date, or with null if the text is empty or not a date. */
  onChange: (value: IsoDate | null) => void;
  /**
   * Called with the typed text, complete or not, so that a form can distinguish an unfinished date from an empty one. The
   * form then validates the text; otherwise the input shows that the text is not a date.
   */
  onTextChange?: (text: string) => void;
  /** Called with each change: true for a text that is not a date, for which `onChange` gets null as for an empty one. */
  onUnread?: (isUnread: boolean) => void;
  /** First date that can be picked, yyyy-MM-dd. Typed dates are not limited; the form must validate them. */
  min?: IsoDate;
  /** Last date that can be picked, yyyy-MM-dd. */
  max?: IsoDate;
  /** @default 'input' */
  size?: ControlSize;
  /** Accessible name, for use outside a `Field`. */
  'aria-label'?: string;
  placeholder?: string;
  invalid?: boolean;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
}

const calendar = lazyPart(() => import('./CalendarPopover.tsx').then((module) => module.CalendarPopover));

/** Called while the calendar is open only: the first formatter of dates takes longer than drawing a field. */
const todayOf = (now: Date): IsoDate => textToIso(formatDate(now, defaultLocale)) ?? '2000-01-01';

/** A date, typed as dd/MM/yyyy or picked from a calendar. */
export function DateInput({ value, onChange, onTextChange, min, max, size = 'input', ...props }: DateInputProps) {
  const { disabled = false, className } = props;
  const { messages, now } = useUiEnvironment();
  const afterPress = useAfterPress();
  const [text, setText] = useState(() => isoToText(value));
  const [wasLeft, setLeft] = useState(false);
  const isBroken = !onTextChange && wasLeft && text !== '' && textToIso(text) === null;
  const control = useFieldControl({ ...props, invalid: isBroken || props.invalid });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const readOnly = props.readOnly ?? control.readOnly;
  const handleClose = () => setOpen(false);
  const Calendar = useOpenedPart(calendar, open, handleClose);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    setText(isoToText(value));
  }, [value]);

  const problem = isBroken ? messages.badDate : undefined;
  const { onProblem } = control;
  useEffect(() => {
    if (!problem) return;
    onProblem?.(problem);
    return () => onProblem?.(null);
  }, [onProblem, problem]);

  const change = (next: IsoDate | null, nextText: string) => {
    setText(nextText);
    setLeft(false);
    onTextChange?.(nextText);
    props.onUnread?.(nextText !== '' && next === null);
    if (next === known.current) return;
    known.current = next;
    onChange(next);
  };
  const typed = useTypedText({ text, edit: typeDate, onText: (typed) => change(textToIso(typed), typed) });
  return (
    <span
      data-slot="date-input"
      {...frameAttributes({ invalid: control.invalid, readOnly, disabled, open })}
      className={joinClasses(input.frame, input.size[size], className)}
    >
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...control.aria}
        id={control.id}
        aria-label={props['aria-label']}
        placeholder={props.placeholder ?? messages.datePlaceholder}
        readOnly={readOnly}
        disabled={disabled}
        {...typed}
        onKeyDown={(event) => {
          typed.onKeyDown(event);
          if (event.key !== 'ArrowDown' || !event.altKey || readOnly) return;
          event.preventDefault();
          setOpen(true);
        }}
        onBlur={() => {
          props.onBlur?.();
          afterPress(() => setLeft(true));
        }}
        title={onProblem ? undefined : problem}
        className={joinClasses(input.control, input.numeric)}
      />
      {!readOnly && !disabled && (
        <span className={input.affix}>
          <IconButton
            ref={button}
            size="sm"
            dense
            tooltip={false}
            name={messages.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={open}
            icon={<CalendarIcon />}
            onClick={() => setOpen(!open)}
          />
        </span>
      )}
      {Calendar && open && (
        <Calendar
          anchor={button}
          label={messages.calendar}
          onClose={handleClose}
          value={value}
          today={todayOf(now())}
          min={min}
          max={max}
          onPick={(day) => {
            change(day, isoToText(day));
            handleClose();
            button.current?.focus();
          }}
        />
      )}
    </span>
  );
}
