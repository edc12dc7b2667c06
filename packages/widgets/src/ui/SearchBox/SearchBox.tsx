import { Search, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type ControlSize, TextInput } from '../TextInput/TextInput.tsx';
import { useUiEnvironment } from '../ui-environment.ts';
import * as styles from './SearchBox.css.ts';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** Names the searched items for screen readers: "Pesquisar serviços". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** @default 'Pesquisar...' */
  placeholder?: string;
  /** @default 'input' */
  size?: ControlSize;
  /** Element to render into instead of its own place, e.g. the top bar of the page. */
  container?: HTMLElement | null;
  className?: string;
}

/** A box that searches while the user types; Escape and a button clear it. */
export function SearchBox({ label, value, onChange, placeholder, size, container, className }: SearchBoxProps) {
  const { messages } = useUiEnvironment();
  const box = (
    <search className={className}>
      <TextInput
        className={styles.box}
        size={size}
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder ?? messages.search}
        value={value}
        maxLength={200}
        prefix={<Search aria-hidden="true" />}
        suffix={
          value && <IconButton size="sm" dense name={messages.clearSearch} icon={<X />} onClick={() => onChange('')} />
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && onChange('')}
      />
    </search>
  );
  return container ? createPortal(box, container) : box;
}
