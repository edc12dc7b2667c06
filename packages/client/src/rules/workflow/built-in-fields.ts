import type { FieldType } from '../../contract/processes/form.ts';

/** Fields of every process that are not shown; the server fills them, conditions and expressions may read them. */
export const builtInFields: Readonly<Record<string, FieldType>> = {
  approved: 'boolean',
  motive: 'string',
  statusCode: 'integer',
  protocol: 'string',
  callbackUrl: 'string',
  idk: 'string',
  approvedBy: 'string',
  reprovedBy: 'string',
};
