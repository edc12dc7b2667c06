import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Db } from '../../db/connection/db.ts';
import {
  consumeOidcRow,
  deleteOidcGrant,
  deleteOidcRow,
  findOidcPayload,
  saveOidcRow,
} from '../../db/people/oidc-rows.ts';

/** Stores one kind of the provider's records in the `oidc` table, so that all servers share them. */
export function createOidcAdapter(db: Db, kind: string): Adapter {
  const read = async (by: { id: string } | { uid: string }): Promise<AdapterPayload | undefined> => {
    const payload = await findOidcPayload(db, kind, by, new Date());
    return payload === null ? undefined : JSON.parse(payload);
  };
  return {
    async upsert(id, payload, expiresIn) {
      await saveOidcRow(db, {
        kind,
        id,
        payload: JSON.stringify(payload),
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
      });
    },
    find: (id) => read({ id }),
    findByUid: (uid) => read({ uid }),
    // device codes are disabled
    findByUserCode: async () => undefined,
    async consume(id) {
      const before = await findOidcPayload(db, kind, { id }, new Date());
      if (before === null) return;
      const former: AdapterPayload = JSON.parse(before);
      const payload: AdapterPayload = { ...former, consumed: Math.floor(Date.now() / 1000) };
      // two calls may both have read the record before it was consumed: the second one loses
      const first = !former.consumed && (await consumeOidcRow(db, kind, id, JSON.stringify(payload), before));
      if (!first) throw new errors.InvalidGrant(`${kind} was used by another call at this moment`);
    },
    destroy: (id) => deleteOidcRow(db, kind, id),
    revokeByGrantId: (grantId) => deleteOidcGrant(db, grantId),
  };
}
