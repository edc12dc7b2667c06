import type { FormLanguage } from '@tramita/client/rules';
import { useMemo } from 'react';
import { numberSigns } from '../../messages/format/number-signs.ts';
import { formRuleTexts } from '../../messages/rules/form-rules.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';

/** Returns the language in which forms of this page write their validation messages. */
export function useFormLanguage(): FormLanguage {
  const texts = useMessages(formRuleTexts);
  const signs = numberSigns[useLocale()];
  return useMemo(() => ({ texts, signs }), [texts, signs]);
}
