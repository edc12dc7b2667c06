import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { idSchema } from '../base/paging.ts';
import { selectOptionSchema } from '../processes/form-values.ts';
import { taskListQuerySchema, taskScreens } from './task-list.ts';

/** Display types of a dynamic column; `other` is plain text. */
export const processDataTypes = ['date', 'boolean', 'select', 'file', 'other'] as const;
export type ProcessDataType = (typeof processDataTypes)[number];

/**
 * A column that a process adds to task lists: one of its form fields. `name` is the column's key in a row's `data` and
 * in filters.
 */
export const processDataColumnSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(processDataTypes),
  options: z.nullish(z.array(selectOptionSchema)),
  /** Kind of number, if the type is `other` and every value is a number (an addition). */
  number: z.nullish(z.enum(['integer', 'float', 'money'])),
});
export type ProcessDataColumn = z.infer<typeof processDataColumnSchema>;

/** GET /process-data: returns the columns that the process with this title adds to lists filtered by it. */
export const listProcessData = endpoint({
  id: 'tasks.processData',
  summary: 'Colunas de dados de um processo',
  method: 'GET',
  path: '/v1/process-data',
  policy: 'signed-in',
  query: z.object({ process: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(processDataColumnSchema),
});

/**
 * GET /processes-title: returns the titles of processes in alphabetical order: all of them, those of a department, or
 * those of sectors, given as a comma-separated list of ids.
 */
export const listProcessTitles = endpoint({
  id: 'tasks.processTitles',
  summary: 'Títulos de todos os processos',
  method: 'GET',
  path: '/v1/processes-title',
  policy: 'signed-in',
  query: z.object({
    departmentId: z.optional(idSchema),
    sectorIds: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
  }),
  response: z.array(z.string()),
});

/**
 * GET /tasks/report/{reportName}.csv: returns a whole attendance list as CSV, with the filters and order of the list.
 * The file is UTF-8 with a byte order mark, `;` between cells and Portuguese headers. Requires a filter by process.
 */
export const downloadTaskReport = endpoint({
  id: 'tasks.report',
  summary: 'Exporta uma lista de tarefas em CSV',
  method: 'GET',
  path: '/v1/tasks/report/{reportName}.csv',
  policy: 'attendance',
  params: z.object({ reportName: z.string().check(z.regex(/^[\w-]{1,100}$/)) }),
  query: z.extend(taskListQuerySchema, { doPagination: z.optional(z.literal('false')) }),
  responseKind: 'blob',
  errors: ['PROCESS_FILTER_REQUIRED'],
});

/** GET /my-processes-titles: returns process titles for a list's filter, starting with those in the list. */
export const listMyProcessTitles = endpoint({
  id: 'tasks.myProcessTitles',
  summary: 'Títulos de processos de uma lista',
  method: 'GET',
  path: '/v1/my-processes-titles',
  policy: 'signed-in',
  query: z.object({ taskScreen: z.enum(taskScreens) }),
  response: z.object({ inAttendance: z.array(z.string()), remaining: z.array(z.string()) }),
});

/** GET /process-steps-title: returns the step titles of the process with this title. */
export const listProcessStepTitles = endpoint({
  id: 'tasks.processStepTitles',
  summary: 'Títulos das etapas de um processo',
  method: 'GET',
  path: '/v1/process-steps-title',
  policy: 'signed-in',
  query: z.object({ process: z.string().check(z.maxLength(200)) }),
  response: z.array(z.string()),
});
