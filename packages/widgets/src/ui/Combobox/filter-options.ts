import type { ReactNode } from 'react';

/** One option of a combobox. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** A smaller second line that is searched too: a role, an address. */
  description?: string;
  disabled?: boolean;
  /** An avatar or icon before the label. */
  media?: ReactNode;
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns the options whose label or description contains every word of the query, ignoring case and accents. */
export function filterOptions(options: readonly ComboboxOption[], query: string): readonly ComboboxOption[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
