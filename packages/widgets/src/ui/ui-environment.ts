import { useContext, useMemo } from 'react';
import { commonMessages } from '../messages/common.ts';
import { portuguese } from '../messages/language/language.ts';
import type { Locale } from '../messages/language/locale.ts';
import { resolveMessages } from '../messages/resolve-messages.ts';
import { UiEnvironmentContext, type UiSurroundings } from './ui-surroundings.ts';

/** The environment with the texts of the design system's own components. */
export interface UiWords extends UiSurroundings {
  messages: typeof commonMessages;
  /** Language of dates and numbers. */
  locale: Locale;
}

/** Returns texts, clock and link component of the surrounding root, or defaults outside a root. */
export function useUiEnvironment(): UiWords {
  const around = useContext(UiEnvironmentContext);
  return useMemo(() => {
    const { overrides, language } = around;
    const { locale } = language ?? portuguese;
    return { ...around, messages: resolveMessages(commonMessages, overrides, language), locale };
  }, [around]);
}
