import type { ProcessDetail } from '@tramita/client/contract';
import { linkedProcessProblems } from '@tramita/client/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';

type Area = ProcessDetail['department'];

/** Input of the dialog of a linked process. */
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

/** The fields from top to bottom. */
export const linkedProcessFields = [
  'title',
  'category',
  'description',
  'url',
  'active',
  'department',
  'sector',
  'assigneeStatuses',
] as const satisfies readonly (keyof LinkedProcessValues)[];
export type LinkedProcessField = (typeof linkedProcessFields)[number];

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

/** Returns the body to send. */
export const linkedProcessBody = (
  values: LinkedProcessValues,
  version: { readonly parentId: number; readonly knownVersion: number } | undefined,
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

/** Validates the fields with the rules of the product. */
export const checkLinkedProcess: Resolver<LinkedProcessValues> = (values) => {
  const problems = linkedProcessProblems(values);
  const errors: FieldErrors<LinkedProcessValues> = Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'rule', message }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
