import { ChevronDown, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldControl } from '../Field/field-context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { joinClasses } from '../join-classes.ts';
import { frameAttributes } from '../TextInput/frame-attributes.ts';
import * as input from '../TextInput/TextInput.css.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxBaseProps } from './combobox-props.ts';
import type { ComboboxOption } from './filter-options.ts';
import { ListboxPanel } from './ListboxPanel.tsx';
import { useListbox } from './use-listbox.ts';

/** Props of {@link Combobox}. */
export interface ComboboxProps extends ComboboxBaseProps {
  /** The selected option; its label is shown even if it is not among `options`. */
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  /** Shows a button that clears the selection. @default true */
  clearable?: boolean;
}

/** Selects one option from a searchable list; the options can come from a server. */
export function Combobox({ value, onChange, clearable = true, ...props }: ComboboxProps) {
  const { options, onSearch, size = 'input', loading = false, disabled = false } = props;
  const control = useFieldControl(props);
  const frame = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { messages } = useUiEnvironment();
  const readOnly = props.readOnly ?? control.readOnly;
  const locked = readOnly || disabled;
  const listbox = useListbox({
    options,
    onSearch,
    restingText: value?.label ?? '',
    locked,
    frame,
    onPick: (option) => {
      onChange(option);
      listbox.hide();
    },
  });
  return (
    <span
      ref={frame}
      data-slot="combobox"
      {...frameAttributes({ invalid: control.invalid, readOnly, disabled, open: listbox.open })}
      className={joinClasses(input.frame, input.size[size], props.className)}
    >
      {(props.prefix || value?.media) && <span className={styles.leading}>{value?.media ?? props.prefix}</span>}
      <input
        ref={field}
        {...listbox.inputProps}
        {...control.aria}
        id={control.id}
        aria-label={props['aria-label']}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={props.placeholder ?? messages.selectPlaceholder}
        value={listbox.text}
        onChange={(event) => listbox.type(event.target.value)}
        onClick={listbox.show}
        onKeyDown={listbox.handleKeyDown}
        onBlur={() => {
          listbox.hide();
          props.onBlur?.();
        }}
        className={input.control}
      />
      <span className={styles.trailing}>
        {clearable && value && !locked ? (
          <IconButton
            size="sm"
            dense
            name={messages.clearSelection}
            icon={<X />}
            onClick={() => {
              onChange(null);
              field.current?.focus();
            }}
          />
        ) : (
          !locked && <ChevronDown aria-hidden="true" />
        )}
      </span>
      {listbox.open && (
        <ListboxPanel
          listbox={listbox}
          anchor={frame}
          label={props['aria-label']}
          labelledBy={control.labelId}
          isSelected={(candidate) => candidate === value?.value}
          multiple={false}
          loading={loading}
          error={props.error}
          emptyText={props.emptyText}
          onLoadMore={props.onLoadMore}
        />
      )}
    </span>
  );
}
