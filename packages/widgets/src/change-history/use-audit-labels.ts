import { type AuditLabels, auditLabels } from '@tramita/client/rules';
import { useMemo } from 'react';
import { intlLocale } from '../messages/format/intl-locale.ts';
import { auditTables } from '../messages/labels/audit-tables.ts';
import { useLocale } from '../provider/use-locale.ts';
import { useMessageTables } from '../provider/use-messages.ts';

/** Returns the names of the parts of a row of the audit trail, in the language of the page. */
export function useAuditLabels(): AuditLabels {
  const texts = useMessageTables(auditTables);
  const locale = intlLocale[useLocale()];
  return useMemo(() => auditLabels(texts, locale), [texts, locale]);
}
