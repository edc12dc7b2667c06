import type { ReactNode } from 'react';
import type { ControlSize } from '../TextInput/TextInput.tsx';
import type { ComboboxOption } from './filter-options.ts';

/** What single and multiple comboboxes have in common. */
export interface ComboboxBaseProps {
  /** All options, or with `onSearch` those of the current search. */
  options: readonly ComboboxOption[];
  /**
   * Called with what was typed, on opening (empty) and on each change; debounce it where it fetches.
   * With it the list is shown as given, without it the options are filtered here.
   */
  onSearch?: (query: string) => void;
  /** Options are on their way. @default false */
  loading?: boolean;
  /** Shown in place of the options when fetching them failed. */
  error?: ReactNode;
  /** Shown when there is nothing to choose. @default 'Nenhum item encontrado' */
  emptyText?: string;
  /** There are further options; shows "Carregar mais". */
  onLoadMore?: () => void;
  placeholder?: string;
  /** Its name outside a `Field`. */
  'aria-label'?: string;
  /** @default 'input' */
  size?: ControlSize;
  /** An icon at the start, such as a magnifier. */
  prefix?: ReactNode;
  invalid?: boolean;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  id?: string;
  className?: string;
}
