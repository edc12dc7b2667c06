import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { legalReasonMaxLength, userNameMaxLength } from '../base/limits.ts';
import { idSchema } from '../base/paging.ts';
import { personDetailSchema } from './directory.ts';

export { legalReasonMaxLength } from '../base/limits.ts';

const one = z.object({ id: idSchema });
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(legalReasonMaxLength));

/** What prevents the anonymisation of a person. It is possible for an inactive person if all numbers are 0. */
export const anonymisationCheckSchema = z.object({
  active: z.boolean(),
  /** Open requests that the person made or sent for others. */
  openRequests: z.number(),
  /** Open tasks that are addressed to the person or held by them; tasks of groups do not count. */
  openTasks: z.number(),
  /** Active legal blocks on the person, their requests or the processes of these. */
  legalBlocks: z.number(),
  /** ISO 8601 in UTC; null if the personal data were not removed. */
  anonymisedAt: z.nullable(z.string()),
});
export type AnonymisationCheck = z.infer<typeof anonymisationCheckSchema>;

/** GET /people/{id}/anonymisation: returns what prevents the anonymisation of a person. */
export const checkAnonymisation = endpoint({
  id: 'privacy.checkAnonymisation',
  summary: 'O que impede a anonimização de uma pessoa',
  method: 'GET',
  path: '/v1/people/{id}/anonymisation',
  policy: 'admin',
  addition: true,
  params: one,
  response: anonymisationCheckSchema,
});

/**
 * POST /people/{id}/anonymisation: removes the personal data of an inactive person for ever. The texts of requests, the
 * audit trail and definitions follow in the background. 409 `CONFLICT` for an active person or one with open requests or
 * tasks.
 */
export const anonymisePerson = endpoint({
  id: 'privacy.anonymise',
  summary: 'Anonimiza uma pessoa',
  method: 'POST',
  path: '/v1/people/{id}/anonymisation',
  policy: 'admin',
  addition: true,
  params: one,
  body: z.object({
    /** The person's user name, as a confirmation. */
    userName: z.string().check(z.minLength(1), z.maxLength(2 * userNameMaxLength)),
  }),
  response: personDetailSchema,
  errors: ['CONFLICT', 'LEGAL_BLOCK', 'PERSON_ANONYMISED'],
});

/** Objects that a legal block keeps as they are. */
export const legalBlockKinds = ['PERSON', 'REQUEST', 'PROCESS'] as const;
export type LegalBlockKind = (typeof legalBlockKinds)[number];

const author = z.object({ id: z.number(), completeName: z.string() });

/** A legal block. Times are ISO 8601 in UTC. */
export const legalBlockSchema = z.object({
  id: z.number(),
  kind: z.enum(legalBlockKinds),
  /** Id of the person, number of the request, or the id that all versions of the process share. */
  objectId: z.number(),
  reason: z.string(),
  createdBy: author,
  createdAt: z.string(),
  /** Null while the block is active. */
  lifted: z.nullable(z.object({ by: author, at: z.string(), reason: z.string() })),
});
export type LegalBlock = z.infer<typeof legalBlockSchema>;

const blockedObject = { kind: z.enum(legalBlockKinds), objectId: idSchema };

/** GET /legal-blocks: returns the legal blocks of an object, the newest first, at most 100. */
export const listLegalBlocks = endpoint({
  id: 'legalBlocks.list',
  summary: 'Bloqueios legais',
  method: 'GET',
  path: '/v1/legal-blocks',
  policy: 'admin',
  addition: true,
  query: z.object(blockedObject),
  response: z.array(legalBlockSchema),
});

/** POST /legal-blocks: blocks an object. 409 if it is blocked already. */
export const createLegalBlock = endpoint({
  id: 'legalBlocks.create',
  summary: 'Cria um bloqueio legal',
  method: 'POST',
  path: '/v1/legal-blocks',
  policy: 'admin',
  addition: true,
  body: z.object({ ...blockedObject, reason }),
  response: legalBlockSchema,
  status: 201,
  errors: ['CONFLICT', 'PERSON_ANONYMISED'],
});

/** POST /legal-blocks/{id}/lift: lifts a block. 409 if it was lifted before. */
export const liftLegalBlock = endpoint({
  id: 'legalBlocks.lift',
  summary: 'Retira um bloqueio legal',
  method: 'POST',
  path: '/v1/legal-blocks/{id}/lift',
  policy: 'admin',
  addition: true,
  params: one,
  body: z.object({ reason }),
  response: legalBlockSchema,
  errors: ['CONFLICT'],
});

/** Months after the end of a request for which its content can be kept. */
export const retentionMonths = [6, 12, 24, 60, 120] as const;
const months = z.nullable(z.union(retentionMonths.map((count) => z.literal(count))));

/** How long the content of the ended requests of a process is kept. Times are ISO 8601 in UTC. */
export const retentionSchema = z.object({
  /** Null for no limit. */
  months,
  /** Legal reason; empty for a process whose rule was never set. */
  reason: z.string(),
  changedBy: z.nullable(author),
  changedAt: z.nullable(z.string()),
  /** When the rule first removed content; null before. */
  firstRunAt: z.nullable(z.string()),
  /** Number of requests whose content the first large run would remove; null if no run waits for a confirmation. */
  waiting: z.nullable(z.number()),
});
export type Retention = z.infer<typeof retentionSchema>;

/** GET /processes/{id}/retention: returns the retention rule of a process. `id` is that of any of its versions. */
export const getRetention = endpoint({
  id: 'retention.get',
  summary: 'Guarda dos dados de um processo',
  method: 'GET',
  path: '/v1/processes/{id}/retention',
  policy: 'admin',
  addition: true,
  params: one,
  response: retentionSchema,
});

/** PUT /processes/{id}/retention: sets the retention rule of a process. */
export const setRetention = endpoint({
  id: 'retention.set',
  summary: 'Define a guarda dos dados de um processo',
  method: 'PUT',
  path: '/v1/processes/{id}/retention',
  policy: 'admin',
  addition: true,
  params: one,
  body: z.object({ months, reason }),
  response: retentionSchema,
});

/** GET /processes/{id}/retention/simulation: returns how many requests a rule would affect today. */
export const simulateRetention = endpoint({
  id: 'retention.simulate',
  summary: 'Simula a guarda dos dados de um processo',
  method: 'GET',
  path: '/v1/processes/{id}/retention/simulation',
  policy: 'admin',
  addition: true,
  params: one,
  query: z.object({
    months: z.coerce.number().check(z.refine((count) => (retentionMonths as readonly number[]).includes(count))),
  }),
  response: z.object({
    /** Requests whose content would be removed. */
    requests: z.number(),
    /** Requests that are old enough and kept by a legal block. */
    blocked: z.number(),
  }),
});

/**
 * POST /processes/{id}/retention/confirm: confirms that the waiting run may remove the content of more than 1,000
 * requests. 409 `CONFLICT` if no run waits, `LEGAL_BLOCK` if the process is blocked.
 */
export const confirmRetention = endpoint({
  id: 'retention.confirm',
  summary: 'Confirma a remoção de conteúdo que espera',
  method: 'POST',
  path: '/v1/processes/{id}/retention/confirm',
  policy: 'admin',
  addition: true,
  params: one,
  response: retentionSchema,
  errors: ['CONFLICT', 'LEGAL_BLOCK'],
});
