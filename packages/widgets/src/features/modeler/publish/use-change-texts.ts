import type { ChangeLanguage } from '@tramita/client/rules';
import { useMemo } from 'react';
import { modelerChangeTexts, modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';

/** Returns the texts about changes in the language of the page. */
export function useChangeTexts(): ChangeLanguage {
  const changes = useMessages(modelerChangeTexts);
  const labels = useMessages(modelerLabelTexts);
  return useMemo(() => ({ changes, labels }), [changes, labels]);
}
