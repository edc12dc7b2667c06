import type { Handlers } from '../handlers.ts';
import { createAuditExport } from './create-audit-export.ts';
import { describeAuditExport, requireAuditExport } from './describe-audit-export.ts';
import { downloadAuditExport } from './download-audit-export.ts';
import { listAudit } from './list-audit.ts';

export const auditRoutes = {
  'audit.list': listAudit,
  'audit.createExport': createAuditExport,
  'audit.getExport': async (context, { params }) => describeAuditExport(await requireAuditExport(context, params.uuid)),
  'audit.downloadExport': downloadAuditExport,
} satisfies Partial<Handlers>;
