import type { FormValues } from '@tramita/client/contract';

/** An action of a user on a request, `hours` before the end of the history. */
export type Action = { readonly hours: number; readonly by: string } & (
  | { readonly kind: 'finish'; readonly approved: boolean; readonly motive?: string; readonly values?: FormValues }
  | { readonly kind: 'take' | 'read' }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'attach'; readonly name: string }
  | { readonly kind: 'tag'; readonly tagId: number }
  | { readonly kind: 'cancel'; readonly motive: string }
  | { readonly kind: 'rate'; readonly liked: boolean; readonly text: string | null }
);

/** A request of the sandbox with its actions. */
export interface Story {
  /** Name in `sandboxIds.requests`. */
  readonly key: string;
  /** Name of its open task in `sandboxIds.tasks`, if it has one. */
  readonly task?: string;
  readonly service: string;
  readonly requester: string;
  readonly startedBy?: string;
  readonly hours: number;
  readonly values?: FormValues;
  readonly files?: readonly string[];
  readonly actions: readonly Action[];
}

const approve = (by: string, hours: number, values?: FormValues): Action => ({
  kind: 'finish',
  approved: true,
  by,
  hours,
  values,
});
const complete = approve;
const reject = (by: string, hours: number, motive: string): Action => ({
  kind: 'finish',
  approved: false,
  by,
  hours,
  motive,
});
const take = (by: string, hours: number): Action => ({ kind: 'take', by, hours });
const read = (by: string, hours: number): Action => ({ kind: 'read', by, hours });
const comment = (by: string, hours: number, text: string): Action => ({ kind: 'comment', by, hours, text });
const attach = (by: string, hours: number, name: string): Action => ({ kind: 'attach', by, hours, name });
const tag = (by: string, hours: number, tagId: number): Action => ({ kind: 'tag', by, hours, tagId });
const cancel = (by: string, hours: number, motive: string): Action => ({ kind: 'cancel', by, hours, motive });
const rate = (by: string, hours: number, liked: boolean, text: string | null): Action => ({
  kind: 'rate',
  by,
  hours,
  liked,
  text,
});

const refund = 'reembolso-de-despesas';
const checked = (amount: number): FormValues => ({
  categorias: ['Hospedagem', 'Transporte'],
  valor_aprovado: amount,
  parecer: 'Notas conferidas.',
});
const visit: FormValues = {
  tipo: 'Hospedagem',
  valor: 1842.9,
  viagem: true,
  destino: 'Ribeirão Preto',
  favorecido: 'fornecedor',
  cnpj_fornecedor: '12.345.678/0001-95',
  motivo: 'Visita técnica à loja de Ribeirão Preto, com duas diárias de hotel, refeições e táxi.',
};

const ofRafael: readonly Story[] = [
  {
    key: 'onFirstVersion',
    service: refund,
    requester: 'rafael.nunes',
    hours: 3600,
    values: { tipo: 'Transporte', valor: 86.4 },
    actions: [
      approve('helena.barros', 3590),
      take('mariana.costa', 3580),
      approve('mariana.costa', 3579, checked(86.4)),
      rate('rafael.nunes', 3500, true, null),
    ],
  },
  {
    key: 'alreadyRated',
    service: 'acesso-a-sistemas',
    requester: 'rafael.nunes',
    hours: 412,
    values: { sistemas: ['pdv'], perfil: 'Operação', modulo: 'vendas' },
    actions: [
      approve('helena.barros', 410),
      take('marina.teixeira', 390),
      complete('marina.teixeira', 389),
      rate('rafael.nunes', 380, true, 'Resolveram no mesmo dia.'),
    ],
  },
  {
    key: 'ratedBadly',
    service: 'notebook-e-perifericos',
    requester: 'rafael.nunes',
    hours: 390,
    values: { pedido: 'Troca', itens: ['Teclado'], descricao: 'O teclado perdeu três teclas.' },
    actions: [
      take('marina.teixeira', 388),
      complete('marina.teixeira', 387, { valor: 180 }),
      take('marina.teixeira', 300),
      complete('marina.teixeira', 299),
      rate('rafael.nunes', 290, false, 'O notebook veio sem o adaptador de rede.'),
    ],
  },
  {
    key: 'rejected',
    service: 'ferias',
    requester: 'rafael.nunes',
    hours: 366,
    values: { tipo: 'Marcar férias', dias: 20 },
    actions: [
      reject('helena.barros', 350, 'O período coincide com o inventário da loja. Escolha outra quinzena.'),
      comment('rafael.nunes', 340, 'Combinado, vou pedir para março.'),
    ],
  },
  {
    key: 'canceled',
    service: 'compra-de-materiais',
    requester: 'rafael.nunes',
    hours: 318,
    values: { grupo: 'Embalagens', valor: 240, quantidade: 60 },
    actions: [cancel('rafael.nunes', 315, 'O material chegou junto com a reposição da semana.')],
  },
  {
    key: 'finishedToRate',
    service: refund,
    requester: 'rafael.nunes',
    hours: 172,
    values: { tipo: 'Alimentação', valor: 128.5, viagem: false },
    files: ['nota-fiscal-381.pdf'],
    actions: [
      approve('helena.barros', 168),
      take('priscila.reis', 150),
      complete('priscila.reis', 149, checked(128.5)),
      take('mariana.costa', 146),
      approve('mariana.costa', 145),
      take('marcos.tavares', 122),
      complete('marcos.tavares', 121),
    ],
  },
  {
    key: 'registrationFinished',
    service: 'ficha-cadastral-completa',
    requester: 'rafael.nunes',
    hours: 220,
    values: { plano: false, filhos: 1, ultimo_exame: '2026-08-03', idiomas: ['Espanhol'] },
    actions: [take('diego.salomao', 200), complete('diego.salomao', 199, { observacoes: 'Documentos conferidos.' })],
  },
  {
    key: 'waitingForDelivery',
    task: 'purchaseReceipt',
    service: 'compra-de-materiais',
    requester: 'rafael.nunes',
    hours: 147,
    values: { grupo: 'Papelaria', produto: 'MAT-2003', valor: 890, quantidade: 40 },
    actions: [
      approve('helena.barros', 140),
      take('mariana.costa', 74),
      complete('mariana.costa', 73, { fornecedor: 'Gráfica Bom Retiro' }),
    ],
  },
  {
    key: 'payslip',
    task: 'payslipCheck',
    service: 'segunda-via-de-holerite',
    requester: 'rafael.nunes',
    hours: 29,
    actions: [],
  },
  {
    key: 'transferAtRegional',
    task: 'transferDecision',
    service: 'troca-de-loja',
    requester: 'rafael.nunes',
    hours: 51,
    values: { destino: '044', conversa: true },
    actions: [approve('helena.barros', 45)],
  },
  {
    key: 'vacationAtManager',
    task: 'vacationApproval',
    service: 'ferias',
    requester: 'rafael.nunes',
    hours: 26,
    values: { tipo: 'Marcar férias', dias: 15, opcoes: ['decimo'] },
    actions: [],
  },
  {
    key: 'refundAtManager',
    task: 'refundManagerApproval',
    service: refund,
    requester: 'rafael.nunes',
    hours: 5,
    values: { tipo: 'Transporte', valor: 74.2, viagem: false },
    files: ['recibo-taxi.pdf'],
    actions: [],
  },
  {
    key: 'onBehalf',
    task: 'onBehalfApproval',
    service: refund,
    requester: 'rafael.nunes',
    startedBy: 'marina.teixeira',
    hours: 20,
    values: { tipo: 'Hospedagem', valor: 1284.9 },
    actions: [read('helena.barros', 19)],
  },
];

const ofOthers: readonly Story[] = [
  {
    key: 'refundAtFinance',
    task: 'refundApproval',
    service: refund,
    requester: 'juliana.prado',
    hours: 30,
    values: visit,
    files: ['nota-fiscal-hotel.pdf', 'recibo-taxi.txt'],
    actions: [
      approve('helena.barros', 28),
      take('priscila.reis', 23),
      complete('priscila.reis', 22, checked(1842.9)),
      tag('mariana.costa', 6, 1),
      comment('juliana.prado', 5, 'O recibo do almoço está ilegível no primeiro anexo, vou mandar outro.'),
      attach('juliana.prado', 4.8, 'almoco-16-11.pdf'),
      comment('claudio.freitas', 4, 'Viagem combinada com a regional, inclusive o segundo pernoite.'),
    ],
  },
  {
    key: 'refundHeldByMariana',
    task: 'refundHeld',
    service: refund,
    requester: 'juliana.prado',
    hours: 52,
    values: { tipo: 'Transporte', valor: 214.3, viagem: false },
    actions: [
      approve('helena.barros', 49),
      take('priscila.reis', 27.5),
      complete('priscila.reis', 27, checked(214.3)),
      take('mariana.costa', 3),
    ],
  },
  {
    key: 'refundAtDirector',
    task: 'directorApproval',
    service: refund,
    requester: 'juliana.prado',
    hours: 76,
    values: { ...visit, valor: 7200 },
    actions: [
      approve('helena.barros', 74),
      take('mariana.costa', 47),
      complete('mariana.costa', 46, checked(7200)),
      tag('claudio.freitas', 20, 4),
    ],
  },
  {
    key: 'refundHeldByOther',
    task: 'refundHeldByPriscila',
    service: refund,
    requester: 'camila.duarte',
    hours: 33,
    values: { tipo: 'Material', valor: 96 },
    actions: [approve('regina.albuquerque', 30), take('priscila.reis', 4)],
  },
  {
    key: 'serviceFailed',
    service: refund,
    requester: 'juliana.prado',
    hours: 200,
    values: { tipo: 'Material', valor: 320.66, viagem: false },
    actions: [
      approve('helena.barros', 198),
      take('mariana.costa', 176),
      complete('mariana.costa', 175, checked(320.66)),
      take('mariana.costa', 174),
      approve('mariana.costa', 173),
    ],
  },
  {
    key: 'serviceRetrying',
    service: refund,
    requester: 'camila.duarte',
    hours: 50,
    values: { tipo: 'Material', valor: 313.13, viagem: false },
    actions: [
      approve('regina.albuquerque', 48),
      take('priscila.reis', 26),
      complete('priscila.reis', 25, checked(313.13)),
      take('mariana.costa', 0.2),
      approve('mariana.costa', 0.01),
    ],
  },
  {
    key: 'purchaseAtManager',
    task: 'purchaseApproval',
    service: 'compra-de-materiais',
    requester: 'helena.barros',
    hours: 27,
    values: { grupo: 'Expositores', produto: 'MAT-4002', valor: 12_000, quantidade: 12 },
    actions: [read('claudio.freitas', 20)],
  },
  {
    key: 'purchaseOverdue',
    task: 'quoteOverdue',
    service: 'compra-de-materiais',
    requester: 'juliana.prado',
    hours: 102,
    values: { grupo: 'Limpeza', produto: 'MAT-3110', valor: 410, quantidade: 10 },
    actions: [approve('helena.barros', 75), tag('mariana.costa', 30, 3)],
  },
  {
    key: 'vacationAtHr',
    task: 'vacationHrApproval',
    service: 'ferias',
    requester: 'juliana.prado',
    hours: 70,
    values: { tipo: 'Marcar férias', dias: 30, opcoes: ['clube'] },
    actions: [approve('helena.barros', 50), read('diego.salomao', 30)],
  },
  {
    key: 'accessAtIt',
    task: 'accessApproval',
    service: 'acesso-a-sistemas',
    requester: 'juliana.prado',
    hours: 28,
    values: { sistemas: ['erp', 'folha'], perfil: 'Consulta', modulo: 'notas' },
    actions: [approve('helena.barros', 6)],
  },
  {
    key: 'accessAtServiceDesk',
    task: 'accessCheck',
    service: 'acesso-a-sistemas',
    requester: 'mariana.costa',
    hours: 26,
    values: { sistemas: ['bi'], perfil: 'Consulta', modulo: 'estoque' },
    actions: [approve('marcos.tavares', 3)],
  },
  {
    key: 'notebookAtTriage',
    task: 'notebookTriage',
    service: 'notebook-e-perifericos',
    requester: 'priscila.reis',
    hours: 3.5,
    values: {
      pedido: 'Conserto',
      itens: ['Monitor'],
      urgencia: 'Alta',
      descricao: 'A tela pisca e apaga depois de uma hora.',
    },
    actions: [],
  },
  {
    key: 'notebookAtDelivery',
    task: 'notebookDelivery',
    service: 'notebook-e-perifericos',
    requester: 'jorge.valente',
    hours: 98,
    values: {
      pedido: 'Equipamento novo',
      itens: ['Notebook', 'Mouse'],
      descricao: 'Equipamento para a nova analista.',
    },
    actions: [
      take('marina.teixeira', 97),
      complete('marina.teixeira', 96, { valor: 6100 }),
      approve('regina.albuquerque', 75),
      take('marina.teixeira', 52),
    ],
  },
  {
    key: 'registrationAtHr',
    task: 'registrationCheck',
    service: 'ficha-cadastral-completa',
    requester: 'otavio.rezende',
    hours: 31,
    values: { plano: true, filhos: 2, dependentes: 2 },
    actions: [],
  },
  {
    key: 'ownOfOtavio',
    service: refund,
    requester: 'otavio.rezende',
    hours: 260,
    values: { tipo: 'Transporte', valor: 42, viagem: false },
    actions: [
      approve('helena.barros', 255),
      take('mariana.costa', 240),
      complete('mariana.costa', 239, checked(42)),
      take('priscila.reis', 238),
      approve('priscila.reis', 237),
      take('marcos.tavares', 236),
      complete('marcos.tavares', 220),
    ],
  },
  {
    key: 'ownOfWalter',
    service: 'segunda-via-de-holerite',
    requester: 'walter.nobre',
    hours: 130,
    actions: [complete('walter.nobre', 100)],
  },
  {
    key: 'dislikedByJuliana',
    service: 'acesso-a-sistemas',
    requester: 'juliana.prado',
    hours: 290,
    values: { sistemas: ['erp'], perfil: 'Consulta', modulo: 'estoque' },
    actions: [
      approve('helena.barros', 288),
      take('marina.teixeira', 270),
      complete('marina.teixeira', 269),
      rate('juliana.prado', 260, false, 'Demorou três dias e veio o perfil errado.'),
    ],
  },
];

/** Requests in Mariana's queue: hours since they reached it, and the amount. */
const queue: readonly (readonly [hours: number, amount: number, requester: string, unread: boolean])[] = [
  [9.5, 58.9, 'juliana.prado', false],
  [7.2, 129, 'camila.duarte', true],
  [6.8, 341.75, 'rafael.nunes', false],
  [6.1, 77.3, 'juliana.prado', false],
  [5.4, 902, 'jorge.valente', true],
  [4.6, 45.5, 'camila.duarte', false],
  [3.9, 268.2, 'juliana.prado', false],
  [2.7, 61, 'diego.salomao', true],
  [1.6, 1490, 'patricia.lemos', false],
  [0.8, 83.4, 'bruno.amaral', true],
];

const managerOf: Readonly<Record<string, string>> = {
  'juliana.prado': 'helena.barros',
  'rafael.nunes': 'helena.barros',
};

const ofTheQueue = queue.map(([hours, valor, requester, unread], index): Story => {
  const name = `queue${String(index + 1).padStart(2, '0')}`;
  const approved = approve(managerOf[requester] ?? 'regina.albuquerque', hours);
  const seen = unread ? [] : [read('mariana.costa', hours / 2)];
  return {
    key: name,
    task: name,
    service: refund,
    requester,
    hours: hours + 20,
    values: { tipo: 'Transporte', valor, viagem: false },
    actions: [approved, ...seen],
  };
});

/** All requests of the sandbox, oldest first. */
export const sandboxStories: readonly Story[] = [...ofRafael, ...ofOthers, ...ofTheQueue].sort(
  (a, b) => b.hours - a.hours,
);

/** User names of the sandbox company. */
export const sandboxPeople: readonly string[] = [
  'regina.albuquerque',
  'claudio.freitas',
  'marcos.tavares',
  'mariana.costa',
  'priscila.reis',
  'diego.salomao',
  'patricia.lemos',
  'bruno.amaral',
  'marina.teixeira',
  'camila.duarte',
  'jorge.valente',
  'elaine.braga',
  'helena.barros',
  'rafael.nunes',
  'juliana.prado',
  'otavio.rezende',
  'walter.nobre',
];

/** Services of the sandbox catalogue. */
export const sandboxServices: readonly string[] = [
  refund,
  'acesso-a-sistemas',
  'ferias',
  'compra-de-materiais',
  'notebook-e-perifericos',
  'troca-de-loja',
  'segunda-via-de-holerite',
  'ficha-cadastral-completa',
  'plano-de-saude',
  'reserva-de-auditorio',
  'cartao-corporativo',
];
