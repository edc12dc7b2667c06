import type { FormValues } from '@tramita/client/contract';

/** Requests that wait at a certain step when the history ends. */
export interface Backlog {
  readonly service: string;
  readonly step: string;
  /** Number of tasks that are finished before the step is reached. */
  readonly hops: number;
  /**
   * Hours until the tasks are due at the end of the history, negative when they are late; for a service task hours
   * since its call. One request each.
   */
  readonly due: readonly number[];
  /** Possible requesters; any user by default. */
  readonly requesters?: readonly string[];
  readonly values?: FormValues;
  /** User name of the holder of the first tasks of the list. */
  readonly heldBy?: string;
  readonly held?: number;
}

const reports = ['juliana.prado', 'rafael.nunes', 'sergio.vilela', 'marta.coelho', 'ivan.bezerra', 'cecilia.porto'];

/** Tasks that wait for the users of the sign-in page, besides those that the year leaves open. */
export const backlog: readonly Backlog[] = [
  // queues of Mariana
  {
    service: 'reembolso-de-despesas',
    step: 'financeiro',
    hops: 2,
    due: [2, 5, -3, 18, 20, 22, -19, 17, 0.7, 21],
    values: { valor: 640, valor_aprovado: 640 },
    heldBy: 'mariana.costa',
    held: 2,
  },
  {
    service: 'reembolso-de-despesas',
    step: 'conferencia',
    hops: 1,
    due: [3, 1.4, 6, -1, 4.5, 2.2, -17, 7],
    heldBy: 'mariana.costa',
    held: 1,
  },
  {
    service: 'pagamento-a-fornecedor',
    step: 'fiscal',
    hops: 0,
    due: [2, 9, 13, 11, -6, 14],
    heldBy: 'mariana.costa',
    held: 1,
  },
  { service: 'pagamento-a-fornecedor', step: 'pagar', hops: 2, due: [5, 8, 10, 9], values: { valor: 2480 } },
  { service: 'cadastro-de-fornecedor', step: 'fiscal', hops: 0, due: [24, 46, 41, 2, 22] },
  { service: 'estorno-de-venda', step: 'financeiro', hops: 0, due: [1, 3, 5, -2, 4.5, 2.5] },
  { service: 'adiantamento-de-beneficio', step: 'beneficios', hops: 0, due: [20, 18, 2] },
  { service: 'vale-transporte', step: 'beneficios', hops: 0, due: [22, 44, -4, 29] },
  {
    service: 'compra-de-materiais',
    step: 'cotacao',
    hops: 1,
    due: [48, 66, 70, 20, -5, 45],
    values: { valor: 890 },
    heldBy: 'mariana.costa',
    held: 1,
  },
  { service: 'fundo-fixo-de-caixa', step: 'conferir', hops: 1, due: [12, 15, 9, 10.5], values: { pedido: 'Reforço' } },
  // approvals of Helena's team
  { service: 'ferias', step: 'gestor', hops: 0, due: [3, 27, 40], requesters: reports },
  {
    service: 'reembolso-de-despesas',
    step: 'gestor',
    hops: 0,
    due: [2, 19, -5],
    requesters: reports,
    values: { valor: 312.4 },
  },
  { service: 'acesso-a-sistemas', step: 'gestor', hops: 0, due: [5, 22], requesters: reports },
  { service: 'troca-de-loja', step: 'gestor', hops: 0, due: [48], requesters: ['rafael.nunes'] },
  // approvals of Cláudio after those of the managers
  {
    service: 'reembolso-de-despesas',
    step: 'diretoria',
    hops: 2,
    due: [4, 26, 44],
    requesters: reports,
    values: { valor: 7300, valor_aprovado: 7300 },
  },
  { service: 'compra-de-materiais', step: 'diretoria', hops: 1, due: [20, 52, -3], values: { valor: 18_400 } },
  {
    service: 'compra-de-materiais',
    step: 'verba',
    hops: 0,
    due: [22, 44],
    requesters: ['helena.barros', 'isabela.rocha', 'renato.siqueira'],
    values: { valor: 5200 },
  },
  { service: 'troca-de-loja', step: 'regional_decide', hops: 1, due: [30, 68], requesters: ['juliana.prado'] },
  // Tecnologia
  { service: 'notebook-e-perifericos', step: 'triagem', hops: 0, due: [2, 1, 3.5, -1] },
  {
    service: 'notebook-e-perifericos',
    step: 'entrega',
    hops: 1,
    due: [48, 96],
    values: { valor: 420 },
    heldBy: 'marina.teixeira',
    held: 1,
  },
  {
    service: 'acesso-a-sistemas',
    step: 'liberar',
    hops: 1,
    due: [1, 3],
    values: { sistemas: ['pdv'], perfil: 'Operação' },
  },
  {
    service: 'acesso-a-sistemas',
    step: 'aprova_ti',
    hops: 1,
    due: [2, 6, 4, -2],
    values: { sistemas: ['erp', 'folha'] },
    heldBy: 'patricia.lemos',
    held: 1,
  },
  // Gente e Gestão
  { service: 'ferias', step: 'rh', hops: 1, due: [20, 44, 66, 2], values: { tipo: 'Alterar período' } },
  { service: 'ficha-cadastral-completa', step: 'conferencia', hops: 0, due: [44, 68] },
  { service: 'bolsa-de-estudos', step: 'rh', hops: 1, due: [70, 92] },
  // the ERP fails: one call waits for its next attempt
  {
    service: 'reembolso-de-despesas',
    step: 'lancamento',
    hops: 3,
    due: [-0.025],
    requesters: ['juliana.prado'],
    values: { valor: 413.13, valor_aprovado: 413.13 },
  },
  // Rafael's own requests, at several steps
  {
    service: 'reembolso-de-despesas',
    step: 'financeiro',
    hops: 2,
    due: [19],
    requesters: ['rafael.nunes'],
    values: { valor: 214.9, valor_aprovado: 214.9 },
  },
  {
    service: 'compra-de-materiais',
    step: 'recebimento',
    hops: 2,
    due: [140],
    requesters: ['rafael.nunes'],
    values: { valor: 310 },
  },
  { service: 'segunda-via-de-holerite', step: 'conferir', hops: 0, due: [94], requesters: ['rafael.nunes'] },
  {
    service: 'estorno-de-venda',
    step: 'avisar',
    hops: 1,
    due: [20, 44],
    requesters: ['rafael.nunes', 'juliana.prado'],
    values: { valor: 159.9 },
  },
];
