import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { areaNameMaxLength } from './base/limits.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { knownRevisionShape, revisionShape } from './base/record-revision.ts';
import { groupMemberSchema } from './groups.ts';

export { areaNameMaxLength, responsiblesMax } from './base/limits.ts';

/** A department or sector. `belong` is true if the caller is responsible for it. */
export const departmentSchema = z.object({
  id: z.number(),
  description: z.string(),
  active: z.boolean(),
  belong: z.boolean(),
});
export type Department = z.infer<typeof departmentSchema>;

/** A sector of a department. Users responsible for the department are responsible for its sectors too. */
export const sectorSchema = z.object({ ...departmentSchema.shape, departmentId: z.number() });
export type Sector = z.infer<typeof sectorSchema>;

/** Figures in lists (an addition): returned only with `counts=true` to users who manage departments. */
const areaFigures = {
  /** Users responsible for the area, by name. */
  responsibles: z.optional(z.array(groupMemberSchema)),
  /** Number of active processes; the versions of a process count once. */
  processCount: z.optional(z.number()),
};

/** A department in lists. `sectors` contains all its sectors, by name (an addition). */
export const departmentRowSchema = z.object({
  ...departmentSchema.shape,
  sectors: z.optional(z.array(sectorSchema)),
  ...areaFigures,
});
export type DepartmentRow = z.infer<typeof departmentRowSchema>;

/** A sector in the list of its department. */
export const sectorRowSchema = z.object({ ...sectorSchema.shape, ...areaFigures });
export type SectorRow = z.infer<typeof sectorRowSchema>;

/** A department with the users responsible for it and all its sectors, by name. */
export const departmentDetailSchema = z.object({
  ...departmentSchema.shape,
  responsibles: z.array(groupMemberSchema),
  sectors: z.array(sectorSchema),
  ...revisionShape,
});
export type DepartmentDetail = z.infer<typeof departmentDetailSchema>;

/** A sector with the users responsible for it and its department. */
export const sectorDetailSchema = z.object({
  ...departmentSchema.shape,
  responsibles: z.array(groupMemberSchema),
  department: z.object({ id: z.number(), description: z.string(), active: z.boolean() }),
  ...revisionShape,
});
export type SectorDetail = z.infer<typeof sectorDetailSchema>;

const one = z.object({ id: idSchema });
/** Missing and too long inputs are rejected with the message of `areaProblems` in `@tramita/client/rules`. */
const areaShape = {
  /** Twice the limit of the rules, because the rules count code points and a schema counts UTF-16 units. */
  description: z.optional(z.string().check(z.maxLength(2 * areaNameMaxLength))),
  responsibles: z.optional(z.array(idSchema).check(z.maxLength(1000))),
  active: z.nullish(z.boolean()),
};
const sectorShape = { ...areaShape, departmentId: z.optional(idSchema) };
const withId = { id: z.optional(idSchema), ...knownRevisionShape };
const listShape = { q: z.optional(searchTextSchema), page: pageSchema, counts: z.optional(queryFlagSchema) };

/** GET /departments: returns active and inactive departments, by name. */
export const listDepartments = endpoint({
  id: 'departments.list',
  summary: 'Departamentos',
  method: 'GET',
  path: '/v1/departments',
  policy: 'signed-in',
  query: z.object({ ...listShape, size: sizeSchema(999, 999) }),
  response: pageOf(departmentRowSchema),
});

/** GET /departments/{id}/sectors: returns active and inactive sectors of a department, by name. */
export const listSectors = endpoint({
  id: 'departments.listSectors',
  summary: 'Setores de um departamento',
  method: 'GET',
  path: '/v1/departments/{id}/sectors',
  policy: 'signed-in',
  params: one,
  query: z.object({ ...listShape, size: sizeSchema(100, 999) }),
  response: pageOf(sectorRowSchema),
});

/** GET /departments/{id}: returns one department. */
export const getDepartment = endpoint({
  id: 'departments.get',
  summary: 'Departamento',
  method: 'GET',
  path: '/v1/departments/{id}',
  policy: 'signed-in',
  params: one,
  response: departmentDetailSchema,
});

/** POST /departments: creates a department. With `id` it updates that department instead, like PATCH. */
export const createDepartment = endpoint({
  id: 'departments.create',
  summary: 'Cadastra um departamento',
  method: 'POST',
  path: '/v1/departments',
  policy: 'departments',
  body: z.object({ ...withId, ...areaShape }),
  response: departmentDetailSchema,
  status: 201,
  errors: ['CONFLICT', 'RECORD_OUTDATED'],
  idempotent: true,
});

/** PATCH /departments/{id}: updates the fields sent. Only users responsible for the department may. */
export const updateDepartment = endpoint({
  id: 'departments.update',
  summary: 'Altera um departamento',
  method: 'PATCH',
  path: '/v1/departments/{id}',
  policy: 'departments',
  params: one,
  body: z.object({ ...areaShape, ...knownRevisionShape }),
  response: departmentDetailSchema,
  errors: ['CONFLICT', 'RECORD_OUTDATED'],
});

/**
 * DELETE /departments/{id}: deactivates a department; its sectors are not changed. Only users responsible for it may.
 */
export const deactivateDepartment = endpoint({
  id: 'departments.deactivate',
  summary: 'Inativa um departamento',
  method: 'DELETE',
  path: '/v1/departments/{id}',
  policy: 'departments',
  params: one,
  responseKind: 'none',
  status: 204,
});

/** PUT /departments/activate/{id}: activates a department again. Only users responsible for it may. */
export const activateDepartment = endpoint({
  id: 'departments.activate',
  summary: 'Reativa um departamento',
  method: 'PUT',
  path: '/v1/departments/activate/{id}',
  policy: 'departments',
  params: one,
  response: departmentDetailSchema,
});

/** GET /sectors/{id}: returns one sector. */
export const getSector = endpoint({
  id: 'sectors.get',
  summary: 'Setor',
  method: 'GET',
  path: '/v1/sectors/{id}',
  policy: 'signed-in',
  params: one,
  response: sectorDetailSchema,
});

/** POST /sectors: creates a sector of a department. With `id` it updates that sector instead, like PATCH. */
export const createSector = endpoint({
  id: 'sectors.create',
  summary: 'Cadastra um setor',
  method: 'POST',
  path: '/v1/sectors',
  policy: 'departments',
  body: z.object({ ...withId, ...sectorShape }),
  response: sectorDetailSchema,
  status: 201,
  errors: ['CONFLICT', 'RECORD_OUTDATED'],
  idempotent: true,
});

/** PATCH /sectors/{id}: updates the fields sent. Only users responsible for the sector or its department may. */
export const updateSector = endpoint({
  id: 'sectors.update',
  summary: 'Altera um setor',
  method: 'PATCH',
  path: '/v1/sectors/{id}',
  policy: 'departments',
  params: one,
  body: z.object({ ...sectorShape, ...knownRevisionShape }),
  response: sectorDetailSchema,
  errors: ['CONFLICT', 'RECORD_OUTDATED'],
});

/** DELETE /sectors/{id}: deactivates a sector. Only users responsible for it or its department may. */
export const deactivateSector = endpoint({
  id: 'sectors.deactivate',
  summary: 'Inativa um setor',
  method: 'DELETE',
  path: '/v1/sectors/{id}',
  policy: 'departments',
  params: one,
  responseKind: 'none',
  status: 204,
});

/** PUT /sectors/activate/{id}: activates a sector again. Only users responsible for it or its department may. */
export const activateSector = endpoint({
  id: 'sectors.activate',
  summary: 'Reativa um setor',
  method: 'PUT',
  path: '/v1/sectors/activate/{id}',
  policy: 'departments',
  params: one,
  response: sectorDetailSchema,
});
