import { expect, test } from 'vitest';
import type { ReportRow } from '../contract/reports.ts';
import {
  exportStatusLabels,
  givenFilter,
  hasReportFilter,
  noOpenTaskMessage,
  openRows,
  reportColumns,
  reportCsv,
  reportPageSizes,
  utcDayEnds,
} from './report.ts';

const row: ReportRow = {
  idk: 48213,
  protocol: '0b1c2d3e-0000-4000-8000-000000000007',
  uuid: '0b1c2d3e-0000-4000-8000-000000000008',
  processInstanceId: 48213,
  department: 'Financeiro',
  sector: 'Contas a pagar',
  process: 'Reembolso; despesas',
  step: '=HYPERLINK("x")',
  type: 'APPROVAL',
  status: 'IN_PROGRESS',
  createdAt: '2026-11-19T01:30:00.000Z',
  finishedAt: null,
  createdBy: 'Aline Barros',
  assignees: [
    { id: 1, nickName: 'Rafa', completeName: 'Rafael Lima' },
    { id: 2, nickName: 'Bia' },
  ],
  groups: [{ id: 3, name: 'Diretoria' }],
  totalLength: 1,
};

test('P2.4.18 the export has twelve columns with Portuguese headings, labels and `;` between them', () => {
  expect(reportColumns.map(({ name }) => name)).toEqual([
    'idk',
    'process',
    'step',
    'type',
    'status',
    'department',
    'sector',
    'createdAt',
    'finishedAt',
    'createdBy',
    'assignees',
    'groups',
  ]);
  const [header, line, rest] = reportCsv([row]).replace('\uFEFF', '').split('\r\n');
  expect(header).toBe(
    'IDK;Processo;Etapa;Tipo;Status;Departamento;Setor;Data de criação;Data de conclusão;Solicitante;Responsáveis;Grupos',
  );
  expect(line).toBe(
    `48213;"Reembolso; despesas";"'=HYPERLINK(""x"")";Aprovação;Em andamento;Financeiro;Contas a pagar;18/11/2026;;Aline Barros;Rafael Lima, Bia;Diretoria`,
  );
  expect(rest).toBe('');
});

test('P4.09 P4.10 P4.11 P4.12 the statuses of an export have these labels', () => {
  expect(exportStatusLabels).toEqual({
    IN_QUEUE: 'Aguardando na fila',
    IN_PROGRESS: 'Em progresso',
    READY: 'Finalizado',
    FAILED: 'Falha ao exportar',
  });
});

test('P7.3.05 a day lasts from its first to its last millisecond in UTC', () => {
  expect(utcDayEnds('2026-11-01')).toEqual({ from: '2026-11-01T00:00:00.000Z', to: '2026-11-01T23:59:59.999Z' });
});

test('P9.15 P9.16 a page of the report has 10, 25 or 50 rows, and 10 by default', () => {
  expect(reportPageSizes).toEqual([10, 25, 50]);
});

test('blanks are not a filter', () => {
  expect(hasReportFilter({})).toBe(false);
  expect(hasReportFilter({ idk: '', process: '  ', createdBy: undefined })).toBe(false);
  expect(hasReportFilter({ department: 3 })).toBe(true);
  expect(givenFilter({ process: ' Compras ', step: ' ', sector: 4 })).toEqual({ process: 'Compras', sector: 4 });
});

test('P8.30 finishing and canceling affect open rows only', () => {
  const statuses = ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED'] as const;
  const rows = statuses.map((status) => ({ ...row, status }));
  expect(openRows(rows).map(({ status }) => status)).toEqual(['TO_DO', 'IN_PROGRESS']);
  expect(noOpenTaskMessage).toBe('Nenhuma tarefa selecionada esta aberta.');
});
