import type { ReactNode } from 'react';

/** One entry of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A smaller second line, searched too: a role, an address. */
  description?: string;
  disabled?: boolean;
  /** An avatar or icon before the words. */
  media?: ReactNode;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The options whose label or description holds every word of the query, whatever its case and accents. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
