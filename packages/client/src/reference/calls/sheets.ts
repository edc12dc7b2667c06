import type { CallReferences } from '../call-reference.ts';

export const sheetsReference = {
  'sheets.list': {
    description: 'Lista as planilhas gravadas pelo servidor, da gravada por último à mais antiga.',
    query: { page: 0, size: 25 },
    response: {
      elements: [
        {
          id: 1,
          url: 'https://docs.google.com/spreadsheets/d/1ipe-despesas',
          sheetName: 'Reembolsos',
          columns: ['IDK', 'Solicitante', 'Valor'],
          rowCount: 128,
          createdAt: '2026-01-12T13:00:00.000Z',
          updatedAt: '2026-03-10T14:02:11.000Z',
        },
      ],
      totalElements: 1,
    },
  },
  'sheets.download': {
    description: 'Devolve a planilha como arquivo, começando pelo cabeçalho.',
    params: { id: 1 },
    query: { format: 'csv' },
    file: 'IDK;Solicitante;Valor\r\n48195;Juliana Prado;418,90\r\n',
  },
} satisfies Partial<CallReferences>;
