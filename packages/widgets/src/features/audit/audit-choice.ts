import type { AuditAction, AuditFilter, AuditObjectKind, AuditOrigin } from '@tramita/client/contract';
import { dayEnds } from '@tramita/client/rules';

/** Filters of the audit trail as the screen shows them; null shows all. Pages count from 0. */
export interface AuditChoice {
  /** First and last day, yyyy-MM-dd. */
  from: string | null;
  to: string | null;
  who: { readonly id: number; readonly name: string } | null;
  origin: AuditOrigin | null;
  action: AuditAction | null;
  kind: AuditObjectKind | null;
  /** Part of a name, or an id. */
  q: string;
  page: number;
}

/** Shows all rows. */
export const everything: AuditChoice = {
  from: null,
  to: null,
  who: null,
  origin: null,
  action: null,
  kind: null,
  q: '',
  page: 0,
};

/** Returns the filters of the call. Days begin and end in São Paulo. */
export const filterOf = ({ from, to, who, origin, action, kind, q }: AuditChoice): AuditFilter => ({
  ...(from === null ? {} : { from: dayEnds(from).from }),
  ...(to === null ? {} : { to: dayEnds(to).to }),
  ...(who === null ? {} : { actor: who.id }),
  ...(origin === null ? {} : { origin }),
  ...(action === null ? {} : { action }),
  ...(kind === null ? {} : { kind }),
  ...(q.trim() === '' ? {} : { q: q.trim() }),
});
