import { useMemo } from 'react';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import type { ValueLanguage } from '../shown-value.ts';

/** Returns the language in which values are shown on this page. */
export function useValueLanguage(): ValueLanguage {
  const { locale, messages } = useUiEnvironment();
  const { yes, no } = messages;
  return useMemo(() => ({ locale, yes, no }), [locale, yes, no]);
}
