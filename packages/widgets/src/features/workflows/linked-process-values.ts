import type { ProcessDetail } from '@tramita/client/contract';

type Area = ProcessDetail['department'];

/** Input of the dialog of a linked process, from top to bottom. */
export interface LinkedProcessValues {
  title: string;
  category: ProcessDetail['category'];
  description: string;
  url: string;
  /** Null until chosen. */
  active: boolean | null;
  department: Area;
  sector: Area;
  assigneeStatuses: number[];
}

/** Returns the initial input: the process as on the server, or empty. */
export const valuesOf = (process: ProcessDetail | null): LinkedProcessValues => ({
  title: process?.title ?? '',
  category: process?.category ?? null,
  description: process?.description ?? '',
  url: process?.url ?? '',
  active: process?.active ?? null,
  department: process?.department ?? null,
  sector: process?.sector ?? null,
  assigneeStatuses: process?.assigneeStatuses ?? [],
});

/** Returns the body to send; `version` for a process that is published already. */
export const linkedProcessBody = (
  values: LinkedProcessValues,
  version?: { readonly parentId: number; readonly knownVersion: number },
) => ({
  title: values.title.trim(),
  category: values.category?.id ?? null,
  description: values.description.trim() || null,
  url: values.url.trim(),
  active: values.active,
  department: values.department?.id ?? null,
  sector: values.sector?.id ?? null,
  assigneeStatuses: values.assigneeStatuses,
  ...version,
});
