import type { LegalBlockKind } from '@tramita/client/contract';

/** An object that a legal block can keep as it is. */
export interface BlockedObject {
  kind: LegalBlockKind;
  /** Id of the person, number of the request, or the id that all versions of the process share. */
  objectId: number;
}
