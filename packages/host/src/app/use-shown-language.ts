import type { Locale } from '@tramita/widgets/provider';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadPortalLanguage, portuguese, type ShownLanguage } from '../messages/portal-language.ts';

/** Returns the language of the page, at first Portuguese, and the function that changes it without a reload. */
export function useShownLanguage(): ShownLanguage {
  const [shown, setShown] = useState(portuguese);
  const wanted = useRef(portuguese.locale);
  const show = useCallback(async (locale: Locale) => {
    if (wanted.current === locale) return;
    const before = wanted.current;
    wanted.current = locale;
    try {
      const language = await loadPortalLanguage(locale);
      // a later choice may have loaded faster
      if (wanted.current === locale) setShown(language);
    } catch (error) {
      if (wanted.current === locale) wanted.current = before;
      throw error;
    }
  }, []);
  const { locale } = shown;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return useMemo(() => ({ ...shown, show }), [shown, show]);
}
