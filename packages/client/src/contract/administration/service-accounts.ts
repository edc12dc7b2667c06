import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import {
  serviceAccountNameMaxLength,
  serviceAccountsMax,
  serviceAddressesMax,
  serviceTokenDays,
  serviceTokenDaysMax,
} from '../base/limits.ts';
import { idSchema } from '../base/paging.ts';
import { serviceScopes } from '../base/scopes.ts';

export {
  serviceAccountNameMaxLength,
  serviceAccountsMax,
  serviceAddressesMax,
  serviceTokenDays,
  serviceTokenDaysMax,
} from '../base/limits.ts';

/** A valid token of a service account. The token itself is never returned again. Times are ISO 8601 in UTC. */
export const serviceTokenSchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type ServiceToken = z.infer<typeof serviceTokenSchema>;

/** An account with which another system calls the API. */
export const serviceAccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  responsible: z.object({ id: z.number(), completeName: z.string() }),
  /** `serviceScopes`; later versions may add scopes. */
  scopes: z.array(z.string()),
  /** Addresses and ranges in CIDR notation from which the account may call; empty for any address. */
  addresses: z.array(z.string()),
  /** Client of the external issuer whose tokens belong to the account. */
  clientId: z.nullable(z.string()),
  createdAt: z.string(),
  /** Valid tokens, the newest first; at most two. */
  tokens: z.array(serviceTokenSchema),
});
export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

/** A service account with its new token, which is returned this once. */
export const serviceAccountWithTokenSchema = z.extend(serviceAccountSchema, { token: z.string() });
export type ServiceAccountWithToken = z.infer<typeof serviceAccountWithTokenSchema>;

const parts = {
  name: z.string().check(z.minLength(1), z.maxLength(serviceAccountNameMaxLength)),
  /** Id of the responsible person. */
  responsible: idSchema,
  scopes: z.array(z.enum(serviceScopes)).check(z.minLength(1), z.maxLength(serviceScopes.length)),
  addresses: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(serviceAddressesMax)),
  clientId: z.nullable(z.string().check(z.minLength(1), z.maxLength(255))),
};

const daysSchema = z._default(z.number().check(z.int(), z.gte(1), z.lte(serviceTokenDaysMax)), serviceTokenDays);

const account = z.object({ id: idSchema });

/** GET /service-accounts: returns all service accounts by name, at most 100. */
export const listServiceAccounts = endpoint({
  id: 'serviceAccounts.list',
  summary: 'Contas de serviço',
  method: 'GET',
  path: '/v1/service-accounts',
  policy: 'admin',
  addition: true,
  response: z.object({ elements: z.array(serviceAccountSchema).check(z.maxLength(serviceAccountsMax)) }),
});

/** POST /service-accounts: creates an account with a token. 409 if another account has its name or there are 100. */
export const createServiceAccount = endpoint({
  id: 'serviceAccounts.create',
  summary: 'Cadastra uma conta de serviço',
  method: 'POST',
  path: '/v1/service-accounts',
  policy: 'admin',
  addition: true,
  body: z.object({
    ...parts,
    addresses: z.optional(parts.addresses),
    clientId: z.optional(parts.clientId),
    /** Validity of the token. */
    days: daysSchema,
  }),
  response: serviceAccountWithTokenSchema,
  status: 201,
  errors: ['CONFLICT'],
  // with a key, the response would be stored, and with it the token
  idempotent: false,
});

/** PATCH /service-accounts/{id}: changes the given parts of an account. */
export const updateServiceAccount = endpoint({
  id: 'serviceAccounts.update',
  summary: 'Altera uma conta de serviço',
  method: 'PATCH',
  path: '/v1/service-accounts/{id}',
  policy: 'admin',
  addition: true,
  params: account,
  body: z.partial(z.object(parts)),
  response: serviceAccountSchema,
  errors: ['CONFLICT'],
});

/** DELETE /service-accounts/{id}: ends all tokens of an account and removes it from the list. Its actions keep its name. */
export const removeServiceAccount = endpoint({
  id: 'serviceAccounts.remove',
  summary: 'Revoga uma conta de serviço',
  method: 'DELETE',
  path: '/v1/service-accounts/{id}',
  policy: 'admin',
  addition: true,
  params: account,
  responseKind: 'none',
  status: 204,
});

/**
 * POST /service-accounts/{id}/tokens: creates the next token. The former one ends at once or after 30 days. 409 if the
 * account would have more than two valid tokens.
 */
export const rotateServiceToken = endpoint({
  id: 'serviceAccounts.rotate',
  summary: 'Emite o próximo token de uma conta de serviço',
  method: 'POST',
  path: '/v1/service-accounts/{id}/tokens',
  policy: 'admin',
  addition: true,
  params: account,
  body: z.object({
    days: daysSchema,
    /** Whether former tokens end at once. */
    endsFormer: z._default(z.boolean(), false),
  }),
  response: serviceAccountWithTokenSchema,
  status: 201,
  errors: ['CONFLICT'],
  // with a key, the response would be stored, and with it the token
  idempotent: false,
});

/** DELETE /service-accounts/{id}/tokens/{token}: ends a valid token at once. */
export const revokeServiceToken = endpoint({
  id: 'serviceAccounts.revoke',
  summary: 'Revoga um token de uma conta de serviço',
  method: 'DELETE',
  path: '/v1/service-accounts/{id}/tokens/{token}',
  policy: 'admin',
  addition: true,
  params: z.object({ id: idSchema, token: idSchema }),
  response: serviceAccountSchema,
});
