import type { Import } from '../../../contract/index.ts';
import type { CallReferences } from '../../call-reference.ts';
import { sampleFile } from '../../sample-file.ts';

const source = { key: 'file:folha', name: 'Folha' };
const createdBy = { id: 1002, completeName: 'Patrícia Lemos' };

const checked: Import = {
  id: 31,
  kind: 'people',
  status: 'CHECKED',
  fileName: 'colaboradores.csv',
  source,
  complete: true,
  createdAt: '2026-03-10T14:30:00.000Z',
  createdBy,
  checkedAt: '2026-03-10T14:30:02.000Z',
  appliedAt: null,
  format: { type: 'csv', delimiter: ';', encoding: 'Windows-1252' },
  lines: 1281,
  counts: { created: 24, changed: 118, unchanged: 1131, reactivated: 3, deactivated: 31, refused: 5 },
  tabs: { new: 24, changed: 121, deactivated: 31, access: 7, errors: 6 },
  access: { gains: 4, loses: 3 },
  attributes: [
    { name: 'Usuário do superior', count: 52 },
    { name: 'Cargo', count: 37 },
  ],
  ignoredColumns: ['Centro de custo', 'Ramal'],
  warnings: [],
  confirmations: {
    deactivations: { count: 31, limit: 25, active: 1262, openTasks: 12 },
    roleChanges: null,
  },
  applicable: true,
  failure: null,
};

const waiting: Import = {
  ...checked,
  status: 'CHECKING',
  checkedAt: null,
  format: null,
  lines: null,
  counts: null,
  tabs: null,
  access: null,
  attributes: [],
  ignoredColumns: [],
  confirmations: { deactivations: null, roleChanges: null },
  applicable: false,
};

export const importsReference = {
  'imports.create': {
    description:
      'Recebe um arquivo CSV ou xlsx e começa a conferência, que não altera nada. A diferença fica pronta quando `status` é `CHECKED`. Responde 409 `IMPORT_RUNNING` enquanto outro arquivo do mesmo tipo é conferido ou aplicado.',
    body: { kind: 'people', file: sampleFile('colaboradores.csv'), source: 'Folha', complete: true },
    response: waiting,
  },
  'imports.list': {
    description: 'Lista as importações dos últimos 90 dias, da mais nova à mais antiga.',
    query: { kind: 'people', page: 0, size: 25 },
    response: { elements: [checked], totalElements: 1 },
  },
  'imports.get': {
    description: 'Devolve uma importação com os seus números.',
    params: { id: 31 },
    response: checked,
  },
  'imports.changes': {
    description:
      'Devolve os registros de uma aba da conferência, com o valor de antes e o de depois de cada dado que muda.',
    params: { id: 31 },
    query: { tab: 'CHANGED', attribute: 'Cargo', page: 0, size: 50 },
    response: {
      elements: [
        {
          line: 96,
          effect: 'CHANGED',
          record: { id: 1017, key: 'rafael.nunes', name: 'Rafael Nunes' },
          values: [{ attribute: 'Cargo', before: 'Vendedor', after: 'Gerente de loja' }],
          gains: [],
          loses: [],
        },
      ],
      totalElements: 37,
    },
  },
  'imports.errors': {
    description: 'Devolve os erros das linhas recusadas, com linha, coluna, valor e motivo.',
    params: { id: 31 },
    query: { page: 0, size: 50 },
    response: {
      elements: [
        {
          line: 812,
          column: 'CPF',
          value: '123.456.789-00',
          reason: 'dígito verificador inválido',
          message: 'Linha 812, coluna CPF: dígito verificador inválido',
          hint: null,
          name: 'Marcelo Pires',
        },
      ],
      totalElements: 6,
    },
  },
  'imports.downloadErrors': {
    description:
      'Devolve as linhas recusadas como CSV, como estavam no arquivo, com os erros na última coluna. O arquivo corrigido pode ser importado.',
    params: { id: 31 },
    file: '\uFEFFUsuário;Nome;Sobrenome;CPF;Erros\r\nmarcelo.pires;Marcelo;Pires;123.456.789-00;Linha 812, coluna CPF: dígito verificador inválido\r\n',
  },
  'imports.apply': {
    description:
      'Começa a gravar todas as linhas válidas em uma só transação. Responde 409 `IMPORT_OUTDATED` se um registro da diferença mudou desde a conferência, 409 `LAST_ADMIN` se nada é gravado porque o último administrador ativo ficaria sem acesso ou sem o perfil, e 422 `IMPORT_LIMIT_EXCEEDED` até que os números de `confirmations` sejam repetidos.',
    params: { id: 31 },
    body: { allOrNothing: false, confirmDeactivations: 31 },
    response: { ...checked, status: 'APPLYING' },
  },
  'imports.template': {
    description: 'Devolve o modelo de um tipo de arquivo, como CSV ou xlsx, com os cabeçalhos e uma linha de exemplo.',
    params: { kind: 'branches' },
    query: { format: 'csv' },
    file: '\uFEFFCódigo;Nome;UF;Município (IBGE);Fuso horário;Ativo\r\n001;Matriz São Paulo;SP;3550308;America/Sao_Paulo;Sim\r\n',
  },
} satisfies Partial<CallReferences>;
