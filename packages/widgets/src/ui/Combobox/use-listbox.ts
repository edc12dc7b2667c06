import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from '../Popover/use-dismiss.ts';
import { type ComboboxOption, filterOptions } from './filter-options.ts';

interface ListboxOptions {
  options: readonly ComboboxOption[];
  onSearch?: (query: string) => void;
  onPick: (option: ComboboxOption) => void;
  /** Called when a disabled option is selected. */
  onRefuse?: () => void;
  /** Text of the input while the user is not typing. */
  restingText: string;
  locked: boolean;
  frame: RefObject<HTMLElement | null>;
}

const isOnScreen = (index: number, count: number): number => (count === 0 ? -1 : (index + count) % count);

/**
 * State and keyboard handling of an input with a listbox: open, typed text, active option. The focus stays in the
 * input.
 */
export function useListbox({ options, onSearch, onPick, onRefuse, restingText, locked, frame }: ListboxOptions) {
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const shown = onSearch ? options : filterOptions(options, typed ?? '');

  const show = () => {
    if (locked || open) return;
    setOpen(true);
    setActive(-1);
    onSearch?.('');
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(text ? 0 : -1);
    onSearch?.(text);
  };
  const pick = (option: ComboboxOption | undefined) => {
    if (option?.disabled) onRefuse?.();
    else if (option) onPick(option);
  };
  useDismiss(open, [frame, panel], hide);

  useEffect(() => {
    if (active < 0) return;
    panel.current?.querySelectorAll('[role="option"]')[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const move = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    if (!open) show();
    const from = active < 0 && step < 0 ? 0 : active;
    setActive(isOnScreen(open ? from + step : step < 0 ? -1 : 0, shown.length));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (locked) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (event.key === 'Enter' && open) {
      event.preventDefault();
      pick(shown[active]);
    } else if (event.key === 'Tab' && open) hide();
  };

  const activeId = open && active >= 0 && active < shown.length ? `${listId}-${active}` : undefined;
  return {
    open,
    shown,
    active,
    setActive,
    typed,
    text: typed ?? restingText,
    show,
    hide,
    type,
    pick,
    panel,
    listId,
    handleKeyDown,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
    } as const,
  };
}
