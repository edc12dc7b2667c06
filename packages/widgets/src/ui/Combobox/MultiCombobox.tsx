import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import { useFieldControl } from '../Field/field-context.ts';
import { joinClasses } from '../join-classes.ts';
import { frameAttributes } from '../TextInput/frame-attributes.ts';
import * as input from '../TextInput/TextInput.css.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxBaseProps } from './combobox-props.ts';
import type { ComboboxOption } from './filter-options.ts';
import { ListboxPanel } from './ListboxPanel.tsx';
import { useListbox } from './use-listbox.ts';

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps extends ComboboxBaseProps {
  /** The selected options as chips, in the order of selection. */
  value: readonly ComboboxOption[];
  onChange: (value: ComboboxOption[]) => void;
  /** Maximum number of options; at the maximum the others are disabled, and selecting one shows the reason. */
  max?: number;
  /** Closes the list after a selection, for pickers that cover other controls. @default false */
  closeOnPick?: boolean;
  /** How long the list and the typed text stay after the input loses the focus, in ms. @default 0 */
  blurDelayMs?: number;
}

/** Selects several options from a searchable list and shows them as chips. Backspace removes the last chip. */
export function MultiCombobox(all: MultiComboboxProps) {
  const { value, onChange, max, closeOnPick = false, blurDelayMs = 0, ...props } = all;
  const { onSearch, size = 'input', loading = false, disabled = false } = props;
  const control = useFieldControl(props);
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { messages } = useUiEnvironment();
  const readOnly = props.readOnly ?? control.readOnly;
  const locked = readOnly || disabled;
  const isSelected = (candidate: string) => value.some((option) => option.value === candidate);
  const isFull = max !== undefined && value.length >= max;
  const options = isFull
    ? props.options.map((option) => (isSelected(option.value) ? option : { ...option, disabled: true }))
    : props.options;
  const [wasRefused, setWasRefused] = useState(false);
  const remove = (option: ComboboxOption) => {
    onChange(value.filter((other) => other.value !== option.value));
    field.current?.focus();
  };
  const listbox = useListbox({
    options,
    onSearch,
    restingText: '',
    locked,
    frame,
    onPick: (option) => {
      onChange(isSelected(option.value) ? value.filter((other) => other.value !== option.value) : [...value, option]);
      if (closeOnPick) listbox.hide();
      else if (listbox.typed) listbox.type('');
      setWasRefused(false);
    },
    onRefuse: () => setWasRefused(isFull),
  });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const handleBlur = () => {
    if (blurDelayMs > 0) leaving.current = setTimeout(listbox.hide, blurDelayMs);
    else listbox.hide();
    props.onBlur?.();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && !listbox.text && last && !locked) remove(last);
    listbox.handleKeyDown(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click next to the chips focuses the input
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input is reached by Tab
    <span
      ref={frame}
      data-slot="multi-combobox"
      {...frameAttributes({ invalid: control.invalid, readOnly, disabled, open: listbox.open })}
      className={joinClasses(input.frame, input.size[size], styles.chips, props.className)}
      onClick={(event) => event.target === frame.current && field.current?.focus()}
    >
      {props.prefix && <span className={styles.leading}>{props.prefix}</span>}
      {value.map((option) => (
        <Chip
          key={option.value}
          shape="square"
          onRemove={locked ? undefined : () => remove(option)}
          removeName={messages.removeItem(option.label)}
        >
          {option.label}
        </Chip>
      ))}
      <input
        ref={field}
        {...listbox.inputProps}
        {...control.aria}
        id={control.id}
        aria-label={props['aria-label']}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={value.length ? undefined : (props.placeholder ?? messages.selectPlaceholder)}
        value={listbox.text}
        onChange={(event) => listbox.type(event.target.value)}
        onClick={listbox.show}
        onKeyDown={handleKeyDown}
        onFocus={() => clearTimeout(leaving.current)}
        onBlur={handleBlur}
        className={joinClasses(input.control, styles.chipControl)}
      />
      {!locked && (
        <span className={styles.trailing}>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
      {listbox.open && (
        <ListboxPanel
          listbox={listbox}
          anchor={frame}
          label={props['aria-label']}
          labelledBy={control.labelId}
          isSelected={isSelected}
          multiple
          loading={loading}
          error={props.error}
          emptyText={props.emptyText}
          refusal={wasRefused && isFull && max !== undefined ? messages.selectionLimit(max) : null}
          onLoadMore={props.onLoadMore}
        />
      )}
    </span>
  );
}
