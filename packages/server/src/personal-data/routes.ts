import { readPurpose } from '../db/people/data-purpose.ts';
import { describePerson } from '../directory/describe-person.ts';
import type { Handlers } from '../handlers.ts';
import { createDataExport, downloadDataExport, listDataExports } from './data-exports.ts';
import { setPurpose } from './set-purpose.ts';

export const personalDataRoutes = {
  'myData.get': async ({ services, user }) => ({
    person: await describePerson(services.db, user.id),
    purpose: await readPurpose(services.db),
  }),
  'myData.setPurpose': setPurpose,
  'myData.listExports': (context) => listDataExports(context, context.user.id),
  'myData.createExport': (context) => createDataExport(context, context.user.id),
  'myData.downloadExport': (context, { params }) => downloadDataExport(context, context.user.id, params.uuid),
  'directory.listExports': (context, { params }) => listDataExports(context, params.id),
  'directory.createExport': (context, { params }) => createDataExport(context, params.id),
  'directory.downloadExport': (context, { params }) => downloadDataExport(context, params.id, params.uuid),
} satisfies Partial<Handlers>;
