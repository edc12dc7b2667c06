import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './paging.ts';

/** An area of the company. `belong` says whether the caller is one of those responsible for it. */
export const departmentSchema = z.object({
  id: z.number(),
  description: z.string(),
  active: z.boolean(),
  belong: z.boolean(),
});
export type Department = z.infer<typeof departmentSchema>;

/** A sector of a department. */
export const sectorSchema = z.object({ ...departmentSchema.shape, departmentId: z.number() });
export type Sector = z.infer<typeof sectorSchema>;

/** GET /departments: active and inactive departments, by name. */
export const listDepartments = endpoint({
  id: 'departments.list',
  summary: 'Departamentos',
  method: 'GET',
  path: '/v1/departments',
  policy: 'reports',
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(999, 999) }),
  response: pageOf(departmentSchema),
});

/** GET /departments/{id}/sectors: active and inactive sectors of a department, by name. */
export const listSectors = endpoint({
  id: 'departments.listSectors',
  summary: 'Setores de um departamento',
  method: 'GET',
  path: '/v1/departments/{id}/sectors',
  policy: 'reports',
  params: z.object({ id: idSchema }),
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(100, 999) }),
  response: pageOf(sectorSchema),
});
