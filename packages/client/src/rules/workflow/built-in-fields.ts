import type { FieldType } from '../../contract/processes/form.ts';

/** Fields every process has without showing them; the server fills them, conditions and expressions may read them. */
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
