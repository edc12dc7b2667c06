import { useMemo } from 'react';
import { usePortal } from './portal.ts';
import { type UiWords, useUiEnvironment as useUiWords } from './ui-environment.ts';

/** The environment with the texts of the design system's own components. */
export interface UiEnvironment extends UiWords {
  /** Where floating parts are mounted, inside the themed root; null until the root is mounted. */
  portal: HTMLElement | null;
}

/** Returns portal, texts, clock and link component of the surrounding root, or defaults outside a root. */
export function useUiEnvironment(): UiEnvironment {
  const portal = usePortal();
  const words = useUiWords();
  return useMemo(() => ({ ...words, portal }), [words, portal]);
}
