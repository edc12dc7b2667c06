import type { ReactNode } from 'react';
import type { ControlSize } from '../TextInput/TextInput.tsx';
import type { ComboboxOption } from './filter-options.ts';

/** Props shared by single and multiple comboboxes. */
export interface ComboboxBaseProps {
  /** All options, or the results of the current search if `onSearch` is set. */
  options: readonly ComboboxOption[];
  /**
   * Called with the typed text on every change, and with an empty text on opening; debounce it if it sends a request.
   * If set, the options are shown as given; otherwise they are filtered by the typed text.
   */
  onSearch?: (query: string) => void;
  /** The options are being loaded. @default false */
  loading?: boolean;
  /** Shown instead of the options when loading them failed. */
  error?: ReactNode;
  /** Shown when there are no options. @default 'Nenhum item encontrado' */
  emptyText?: string;
  /** Called by "Carregar mais", which appears only if this is set. */
  onLoadMore?: () => void;
  placeholder?: string;
  /** Accessible name, for use outside a `Field`. */
  'aria-label'?: string;
  /** Ids of texts outside its `Field` that describe it, such as an error of a group. */
  'aria-describedby'?: string;
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
