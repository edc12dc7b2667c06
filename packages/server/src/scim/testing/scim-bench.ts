import type { ServiceScope } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import type { Services } from '../../context.ts';
import { insertServiceAccount, insertToken } from '../../db/service-accounts/service-accounts.ts';
import type { Database } from '../../db/tables/schema.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { hashServiceToken } from '../../identity/service-callers.ts';
import { createTestApi, testNow } from '../../testing/api.ts';

export const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const tramita = 'urn:ietf:params:scim:schemas:extension:tramita:2.0:User';
export const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** A body as tests read it: a person, a group, a schema, a list or an error, each of which has some of these attributes. */
export interface AnswerBody {
  readonly id: string;
  readonly userName: string;
  readonly active: boolean;
  readonly emails: readonly object[];
  readonly members: readonly { readonly value: string }[] | undefined;
  readonly attributes: readonly { readonly name: string }[];
  readonly meta: { readonly location: string };
  readonly totalResults: number;
  readonly Resources: readonly AnswerBody[];
  readonly detail: string | undefined;
  readonly [attribute: string]: unknown;
}

export interface ScimAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body before it was parsed; empty for a response without a body. */
  readonly text: string;
  /** An object without attributes for a response without a body. */
  readonly body: AnswerBody;
}

/** A caller with the token of a service account. */
export interface Connection {
  readonly id: number;
  readonly source: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ScimAnswer>;
  /** Sends a PATCH with these operations. */
  patch(path: string, ...operations: readonly object[]): Promise<ScimAnswer>;
}

/** Returns the API, the administrator `admin`, who is created unless they exist, and a function that creates connections. */
export async function scimBench(db: Kysely<Database>, overrides: Partial<Services> = {}) {
  const known = await db.selectFrom('users').select('id').where('user_name', '=', 'admin').executeTakeFirst();
  const responsible =
    known?.id ?? (await insertUser(db, { user_name: 'admin', first_name: 'Rita', roles: 'ROLE_ADMIN' }));
  const api = createTestApi(db, { publicUrl: 'https://tramita.test', ...overrides });
  let count = 0;

  async function connect(name = 'Entra', scopes: readonly ServiceScope[] = ['scim']): Promise<Connection> {
    count += 1;
    const token = `trm_${count}`;
    const id = await insertServiceAccount(
      db,
      { name, responsible, scopes, addresses: [], clientId: null },
      { at: testNow, secret: `secret-${count}` },
    );
    const hash = await hashServiceToken(token);
    const expiresAt = new Date(testNow.getTime() + 86_400_000);
    await insertToken(db, { accountId: id, hash, createdAt: testNow, expiresAt });
    const call: Connection['call'] = async (method, path, body, headers = {}) => {
      const response = await api.fetch(token, `/scim/v2${path}`, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/scim+json' }), ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: AnswerBody = JSON.parse(text || '{}');
      return { status: response.status, headers: response.headers, text, body: parsed };
    };
    return {
      id,
      source: `scim:${id}`,
      call,
      patch: (path, ...Operations) => call('PATCH', path, { schemas: [patchOp], Operations }),
    };
  }

  const trail = () =>
    db
      .selectFrom('audit_events')
      .select(['action', 'origin', 'actor_name', 'object_kind', 'object_name', 'changes', 'refused_as', 'address'])
      .orderBy('id')
      .execute();
  return { db, api, admin: api.as('admin'), connect, trail };
}

/** Returns a person to create. */
export const newUser = (userName: string, overrides: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  externalId: `ext-${userName}`,
  name: { givenName: 'Ana', familyName: 'Souza' },
  ...overrides,
});
