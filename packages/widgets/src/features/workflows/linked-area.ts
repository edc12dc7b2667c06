import type { AreaKind } from '@tramita/client/rules';

/** The department or sector whose processes a page lists. */
export interface LinkedArea {
  readonly kind: AreaKind;
  readonly id: number;
}
