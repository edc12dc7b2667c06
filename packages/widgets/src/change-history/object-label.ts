import type { AuditEvent } from '@tramita/client/contract';
import type { AuditLabels } from '@tramita/client/rules';

/** Returns the kind of an object with its name or id, if that says more than the kind. */
export const objectLabel = (labels: AuditLabels, object: AuditEvent['object']): string =>
  [...new Set([labels.kind(object.kind), labels.objectName(object)])].filter((part) => part !== null).join(' · ');
