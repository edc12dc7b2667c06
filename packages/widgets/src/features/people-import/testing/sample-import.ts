import type { Import, ImportChange, ImportError } from '@tramita/client/contract';
import { callReferences } from '@tramita/client/reference';

const { response: example } = callReferences['imports.get'];

/** A checked file with changes of every kind, more deactivations than the limit, and refused lines. */
export const sampleImport: Import = {
  ...example,
  fileName: 'colaboradores-nov.csv',
  createdAt: '2026-11-24T17:26:00.000Z',
  checkedAt: '2026-11-24T17:26:04.000Z',
  attributes: [
    ...example.attributes,
    { name: 'Situação', count: 19 },
    { name: 'Filial', count: 14 },
    { name: 'Perfis', count: 7 },
    { name: 'E-mail', count: 4 },
  ],
};

const change = (
  line: number | null,
  name: string,
  key: string,
  values: readonly (readonly [attribute: string, before: string | null, after: string | null])[],
  more: Partial<ImportChange> = {},
): ImportChange => ({
  line,
  effect: 'CHANGED',
  record: { id: line ?? 1, key, name },
  values: values.map(([attribute, before, after]) => ({ attribute, before, after })),
  gains: [],
  loses: [],
  ...more,
});

export const changedPeople: readonly ImportChange[] = [
  change(96, 'Rafael Nunes', 'rafael.nunes', [
    ['Cargo', 'Vendedor', 'Gerente de loja'],
    ['Usuário do superior', 'otavio.rezende', 'simone.arantes'],
  ]),
  change(131, 'Beatriz Lacerda', 'beatriz.lacerda', [
    ['Situação', 'Ativo', 'Férias'],
    ['Ausente de', null, '23/11/2026'],
    ['Ausente até', null, '12/12/2026'],
  ]),
  change(204, 'Paulo Dias', 'paulo.dias', [['Filial', '001', '090']], { effect: 'REACTIVATED' }),
  change(
    318,
    'Wesley Farias',
    'wesley.farias',
    [
      ['Perfis', null, 'Relatórios'],
      ['Grupos', 'Central de TI', 'Central de TI|TI Acessos'],
    ],
    { gains: ['Relatórios'] },
  ),
  change(460, 'Gilberto Sales', 'gilberto.sales', [['Usuário do superior', 'ricardo.peixoto', null]]),
  change(488, 'Camila Duarte', 'camila.duarte', [['Perfis', 'Relatórios|Suporte', 'Relatórios']], {
    loses: ['Suporte'],
  }),
];

export const newPeople: readonly ImportChange[] = [
  change(
    12,
    'Aline Moura',
    'aline.moura',
    [
      ['Matrícula', null, '10871'],
      ['E-mail', null, 'aline.moura@redeipe.example'],
      ['Cargo', null, 'Analista Financeiro'],
      ['Filial', null, '042'],
    ],
    { effect: 'CREATED', record: { id: null, key: 'aline.moura', name: 'Aline Moura' } },
  ),
];

export const deactivatedPeople: readonly ImportChange[] = [
  change(null, 'Joana Pacheco', 'joana.pacheco', [], { effect: 'DEACTIVATED' }),
  change(733, 'Thiago Menezes', 'thiago.menezes', [['Ativo', 'Sim', 'Não']], { effect: 'DEACTIVATED' }),
];

const error = (
  line: number,
  column: string,
  value: string,
  reason: string,
  name: string,
  hint: string,
): ImportError => ({
  line,
  column,
  value,
  reason,
  message: `Linha ${line}, coluna ${column}: ${reason}`,
  name,
  hint,
});

export const refusedLines: readonly ImportError[] = [
  error(
    187,
    'Usuário do superior',
    'simone.arante',
    'não existe no arquivo nem no cadastro',
    'Davi Rocha',
    'O mais parecido é “simone.arantes”',
  ),
  error(402, 'E-mail', 'juliana.prado@redeipe', 'endereço incompleto', 'Juliana Prado', 'Falta o domínio depois do @'),
  error(812, 'CPF', '123.456.789-00', 'dígito verificador inválido', 'Marcelo Pires', 'Confira o número no documento'),
  error(812, 'Ausente até', '31/11/2026', 'esta data não existe', 'Marcelo Pires', 'Novembro tem 30 dias'),
];
