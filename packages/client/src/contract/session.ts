import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/** The signed-in person. `roles` is one comma-separated string; read it with `rolesOf` of the rules. */
export const userSchema = z.object({
  id: z.number(),
  nickName: z.string(),
  picture: z.nullish(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  completeName: z.string(),
  email: z.nullish(z.string()),
  roles: z.string(),
  /** Id in the employee register. */
  custom1: z.nullish(z.string()),
  /** CPF. */
  custom2: z.nullish(z.string()),
  /** Job title. */
  custom3: z.nullish(z.string()),
  /** Branch. */
  custom4: z.nullish(z.string()),
  /** Sector. */
  custom5: z.nullish(z.string()),
  status: z.nullish(z.object({ id: z.optional(z.number()), description: z.string() })),
  superior: z.nullish(z.object({ id: z.number(), completeName: z.string() })),
  showOnlyPersonalMenu: z.boolean(),
  /** Opaque per-user value for external catalogue links; not the session's bearer token. */
  token: z.nullish(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** GET /auth/info: who the token belongs to. The only call outside `/v1`. */
export const authInfo = endpoint({
  id: 'session.authInfo',
  summary: 'Dados de quem está com a sessão aberta',
  method: 'GET',
  path: '/auth/info',
  policy: 'signed-in',
  response: userSchema,
  errors: ['TOKEN_UNAUTHORIZED'],
});

/** GET /whoami: the address the call came from, for the acceptance field. */
export const whoami = endpoint({
  id: 'session.whoami',
  summary: 'Endereço IP de quem chama',
  method: 'GET',
  path: '/v1/whoami',
  policy: 'signed-in',
  response: z.object({ ip: z.string() }),
});

/** GET /capabilities: which additions to the floor of the contract this backend answers, by endpoint id. */
export const capabilities = endpoint({
  id: 'session.capabilities',
  summary: 'Chamadas adicionais que este servidor atende',
  method: 'GET',
  path: '/v1/capabilities',
  policy: 'signed-in',
  addition: true,
  response: z.object({ additions: z.array(z.string()), version: z.string() }),
});
