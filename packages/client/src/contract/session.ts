import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';

/** The signed-in user. `roles` is a comma-separated string; parse it with `rolesOf` of the rules. */
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
  /** Language of messages to the user; absent if the user chose none. */
  locale: z.nullish(z.string()),
  /** Opaque per-user value for links to external services. It is not the bearer token of the session. */
  token: z.nullish(z.string()),
});
export type User = z.infer<typeof userSchema>;

/** GET /auth/info: returns the user the token belongs to. The only endpoint outside `/v1`. */
export const authInfo = endpoint({
  id: 'session.authInfo',
  summary: 'Dados de quem está com a sessão aberta',
  method: 'GET',
  path: '/auth/info',
  policy: 'signed-in',
  response: userSchema,
  errors: ['TOKEN_UNAUTHORIZED'],
});

/** GET /whoami: returns the IP address of the caller, for the acceptance field. */
export const whoami = endpoint({
  id: 'session.whoami',
  summary: 'Endereço IP de quem chama',
  method: 'GET',
  path: '/v1/whoami',
  policy: 'signed-in',
  response: z.object({ ip: z.string() }),
});

/**
 * PUT /session/locale: stores the language of messages to the caller, such as e-mails. Responses follow `accept-language`
 * instead, because a page may show another language.
 */
export const setLocale = endpoint({
  id: 'session.setLocale',
  summary: 'Idioma das mensagens para quem chama',
  method: 'PUT',
  path: '/v1/session/locale',
  policy: 'signed-in',
  addition: true,
  /** Null for the default language. */
  body: z.object({ locale: z.nullable(z.enum(['pt-BR', 'en', 'es'])) }),
  responseKind: 'none',
  status: 204,
});

/** GET /capabilities: returns the ids of the additions this backend supports. */
export const capabilities = endpoint({
  id: 'session.capabilities',
  summary: 'Chamadas adicionais que este servidor atende',
  method: 'GET',
  path: '/v1/capabilities',
  policy: 'signed-in',
  addition: true,
  response: z.object({ additions: z.array(z.string()), version: z.string() }),
});
