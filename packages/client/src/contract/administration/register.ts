import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { branchCodeMaxLength, registerNameMaxLength } from '../base/limits.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from '../base/paging.ts';
import { directorySourceSchema } from './directory.ts';

export { branchCodeMaxLength, registerNameMaxLength } from '../base/limits.ts';

/** Kinds of records of the register, as in the path. */
export const registerKindSchema = z.enum(['branches', 'job-titles', 'statuses', 'categories', 'tags']);
export type RegisterKind = z.infer<typeof registerKindSchema>;

/** A record of the register. Parts that its kind does not have are left out. */
export const registerRecordSchema = z.object({
  id: z.number(),
  name: z.string(),
  active: z.boolean(),
  /** The source that owns the record and is the only place to change it; null for the screen. */
  source: z.nullable(directorySourceSchema),
  /** Of branches. */
  code: z.optional(z.nullable(z.string())),
  /** Federative unit, two letters. Of branches. */
  state: z.optional(z.nullable(z.string())),
  /** IBGE code of the city, seven digits. Of branches. */
  city: z.optional(z.nullable(z.string())),
  /** IANA time zone. Of branches. */
  timeZone: z.optional(z.string()),
  /** Id of the calendar by which due times in working hours are counted; null for the default one. Of branches. */
  calendar: z.optional(z.nullable(z.number())),
  /** Whether people with the status see the personal menu only. Of statuses. */
  restrictsMenu: z.optional(z.boolean()),
  /** Name of an icon. Of categories. */
  icon: z.optional(z.nullable(z.string())),
  /** Name of a theme colour for categories, `#rrggbb` for tags. */
  color: z.optional(z.nullable(z.string())),
  /** Of tags. */
  description: z.optional(z.nullable(z.string())),
});
export type RegisterRecord = z.infer<typeof registerRecordSchema>;

const shortText = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(2 * most))));

/**
 * Body that creates or changes a record. Parts that are left out stay unchanged. Invalid values, and parts that the kind
 * does not have, are rejected with the message of `registerProblems` in `@tramita/client/rules`.
 */
export const registerBodySchema = z.object({
  /** Twice the limit of the rules, because the rules count code points and a schema counts UTF-16 units. */
  name: z.optional(z.string().check(z.maxLength(2 * registerNameMaxLength))),
  code: shortText(branchCodeMaxLength),
  state: shortText(10),
  city: shortText(10),
  timeZone: z.optional(z.string().check(z.maxLength(100))),
  calendar: z.optional(z.nullable(idSchema)),
  restrictsMenu: z.optional(z.boolean()),
  icon: shortText(50),
  color: shortText(50),
  description: shortText(registerNameMaxLength),
});
export type RegisterBody = z.input<typeof registerBodySchema>;

const ofKind = z.object({ kind: registerKindSchema });
const one = z.object({ kind: registerKindSchema, id: idSchema });

/** GET /register/{kind}: returns active and inactive records, by name. */
export const listRegister = endpoint({
  id: 'register.list',
  summary: 'Filiais, cargos, situações, categorias ou etiquetas',
  method: 'GET',
  path: '/v1/register/{kind}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: ofKind,
  query: z.object({
    q: z.optional(searchTextSchema),
    active: z.optional(queryFlagSchema),
    page: pageSchema,
    size: sizeSchema(25),
  }),
  response: pageOf(registerRecordSchema),
});

/** POST /register/{kind}: creates a record. 409 if another one has its name or code. */
export const createRegisterRecord = endpoint({
  id: 'register.create',
  summary: 'Cadastra um registro',
  method: 'POST',
  path: '/v1/register/{kind}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: ofKind,
  body: registerBodySchema,
  response: registerRecordSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

/** PATCH /register/{kind}/{id}: renames a record or changes its other parts. */
export const updateRegisterRecord = endpoint({
  id: 'register.update',
  summary: 'Altera um registro',
  method: 'PATCH',
  path: '/v1/register/{kind}/{id}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: registerBodySchema,
  response: registerRecordSchema,
  errors: ['CONFLICT', 'MANAGED_ELSEWHERE'],
});

/** POST /register/{kind}/{id}/deactivate: removes a record from pickers. People and requests that have it keep it. */
export const deactivateRegisterRecord = endpoint({
  id: 'register.deactivate',
  summary: 'Inativa um registro',
  method: 'POST',
  path: '/v1/register/{kind}/{id}/deactivate',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: registerRecordSchema,
  errors: ['MANAGED_ELSEWHERE'],
});

/** POST /register/{kind}/{id}/reactivate: offers a record in pickers again. */
export const reactivateRegisterRecord = endpoint({
  id: 'register.reactivate',
  summary: 'Reativa um registro',
  method: 'POST',
  path: '/v1/register/{kind}/{id}/reactivate',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: registerRecordSchema,
  errors: ['MANAGED_ELSEWHERE'],
});

/** DELETE /register/{kind}/{id}: removes a record that nothing uses. 409 with the number of uses otherwise. */
export const removeRegisterRecord = endpoint({
  id: 'register.remove',
  summary: 'Exclui um registro',
  method: 'DELETE',
  path: '/v1/register/{kind}/{id}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT', 'MANAGED_ELSEWHERE'],
});
