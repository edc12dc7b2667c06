import { IconButton, Kbd, TextInput } from '@tramita/widgets/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isTyping } from './is-typing.ts';
import { useTopBarSlots } from './top-bar-slots.ts';

export interface PageSearchProps {
  /** What is searched, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a page that has one, in the top bar. `/` goes there, Escape empties it. */
export function PageSearch({ label, value, onChange }: PageSearchProps) {
  const { search } = useTopBarSlots();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  if (!search) return null;
  return createPortal(
    <search>
      <TextInput
        ref={input}
        size="md"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder="Pesquisar..."
        value={value}
        maxLength={200}
        prefix={<Search aria-hidden="true" />}
        suffix={
          value ? (
            <IconButton size="sm" dense name="Limpar pesquisa" icon={<X />} onClick={() => onChange('')} />
          ) : (
            <span aria-hidden="true">
              <Kbd>/</Kbd>
            </span>
          )
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </search>,
    search,
  );
}
