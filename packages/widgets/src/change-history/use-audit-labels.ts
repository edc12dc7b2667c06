import type { AuditEvent } from '@tramita/client/contract';
import {
  auditActionLabel,
  auditAttributeLabel,
  auditKindLabel,
  auditOriginLabel,
  auditValueText,
} from '@tramita/client/rules';
import { useMemo } from 'react';
import {
  auditActionTexts,
  auditAttributeTexts,
  auditKindTexts,
  auditOriginTexts,
  auditWordTexts,
} from '../messages/labels/audit.ts';
import { useMessages } from '../provider/use-messages.ts';

/** The names of the parts of a row of the audit trail, in the language of the page. */
export interface AuditLabels {
  origin(origin: string): string;
  action(action: string): string;
  attribute(attribute: string): string;
  /** A value of a changed attribute; empty for no value. */
  value(value: unknown): string;
  /** The name of an object: its kind, and its name or id. */
  object(object: AuditEvent['object']): string;
}

/** Returns the names of the parts of a row of the audit trail. */
export function useAuditLabels(): AuditLabels {
  const origins = useMessages(auditOriginTexts);
  const actions = useMessages(auditActionTexts);
  const kinds = useMessages(auditKindTexts);
  const attributes = useMessages(auditAttributeTexts);
  const words = useMessages(auditWordTexts);
  return useMemo(
    () => ({
      origin: (origin) => auditOriginLabel(origin, origins),
      action: (action) => auditActionLabel(action, actions),
      attribute: (attribute) => auditAttributeLabel(attribute, attributes),
      value: (value) => auditValueText(value, words),
      object: ({ kind, id, name }) =>
        [auditKindLabel(kind, kinds), name ?? id].filter((part) => part !== null).join(' · '),
    }),
    [origins, actions, kinds, attributes, words],
  );
}
