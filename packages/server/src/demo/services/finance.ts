import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  acceptance,
  assigneeData,
  date,
  file,
  float,
  integer,
  label,
  masked,
  money,
  searchErp,
  searchList,
  searchPeople,
  select,
  selectMultiple,
  string,
  text,
  yesNo,
} from '../definition/fields.ts';
import {
  afterApproval,
  approval,
  days,
  end,
  erpService,
  gateway,
  group,
  hours,
  initiator,
  start,
  superior,
  task,
  when,
  whenEmpty,
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';

const costCenter = searchErp(
  'Centro de custo',
  { path: '/centros-de-custo', params: { busca: '#query' }, label: 'descricao', value: 'codigo' },
  { span: 3, samples: ['1042', '1044', '2010', '4120', '5003'] },
);

const expenseKinds = ['Hospedagem', 'Alimentação', 'Transporte', 'Treinamento', 'Material'] as const;

const expenseReasons = [
  'Duas diárias em Ribeirão Preto para a abertura da loja 057: montagem da vitrine e treinamento da equipe de caixa.',
  'Táxi entre a matriz e a loja do Tatuapé para a reunião de resultados.',
  'Almoço com o fornecedor de expositores durante a visita técnica.',
  'Material de limpeza comprado na urgência depois do alagamento do estoque.',
  'Estacionamento e pedágio na visita às lojas de Jundiaí e Campinas.',
  'Hospedagem durante o inventário geral do centro de distribuição.',
];

const expenseSections = [
  section('Despesa', {
    tipo: select('Tipo de despesa', expenseKinds, { span: 3 }),
    data_despesa: date('Data da despesa', { max: 'CURRENT_DATE', min: -60, span: 3 }),
    valor: money('Valor total', { minValue: 1, maxValue: 20_000, span: 3, hint: 'Soma dos comprovantes' }),
    centro_custo: costCenter,
    motivo: text('Motivo', {
      maxLength: 300,
      hint: 'Diga o que foi feito e para qual loja.',
      samples: expenseReasons,
    }),
    viagem: yesNo('Foi em viagem a trabalho?', { span: 3 }),
    destino: string('Cidade de destino', {
      span: 3,
      maxLength: 60,
      samples: ['Ribeirão Preto', 'Curitiba', 'São Paulo', 'Londrina', 'Porto Alegre'],
    }),
  }),
  section('Favorecido', {
    favorecido: select(
      'Quem recebe',
      [
        ['O próprio solicitante', 'solicitante'],
        ['Um fornecedor', 'fornecedor'],
      ],
      { span: 6, defaultValue: 'solicitante' },
    ),
    cpf_favorecido: masked('CPF de quem recebe', 'cpf', { span: 3 }),
    cnpj_fornecedor: masked('CNPJ do fornecedor', 'cnpj', { span: 3 }),
  }),
  section('Comprovantes', {
    orientacao: label(
      'Orientação',
      '<p>Anexe a <strong>nota fiscal</strong> de cada despesa. Recibos sem CNPJ só valem até R$ 50,00.</p>',
    ),
    comprovante: file('Comprovante principal'),
  }),
  section('Aceite', {
    aceite: acceptance('Aceite', 'Li a política de reembolso e declaro que as despesas são verdadeiras.'),
  }),
];

const attendanceSection = section('Atendimento', {
  categorias: selectMultiple('Categorias da despesa', expenseKinds, { span: 3 }),
  valor_aprovado: money('Valor aprovado', { minValue: 0, maxValue: 20_000, span: 3 }),
  parecer: text('Parecer', {
    maxLength: 200,
    samples: ['Notas conferidas.', 'Valor conferido com os comprovantes.', 'Ajustada a diária ao teto da política.'],
  }),
  documento_erp: string('Lançamento no ERP', { span: 3 }),
});

const expenseAsks = {
  tipo: 'required',
  data_despesa: 'required',
  valor: 'required',
  centro_custo: 'required',
  motivo: 'required',
  viagem: 'required',
  destino: { visible: '#viagem == true', required: '#viagem == true' },
  favorecido: 'required',
  cpf_favorecido: { visible: "#favorecido == 'solicitante'", required: "#favorecido == 'solicitante'" },
  cnpj_fornecedor: { visible: "#favorecido == 'fornecedor'", required: "#favorecido == 'fornecedor'" },
  orientacao: 'optional',
  comprovante: { required: '#valor > 50' },
  aceite: 'required',
} as const;

const refundEntry = erpService('lancamento', 'Lançar no ERP', {
  path: '/lancamentos',
  body: { tipo: 'reembolso', valor: '#valor_aprovado', centroDeCusto: '#centro_custo', motivo: '#motivo' },
  answer: { numero: 'documento_erp' },
  retries: 5,
});

const firstRefund = defineWorkflow(
  'reembolso-v1',
  [...expenseSections, attendanceSection],
  [
    start(expenseAsks),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1), notify: 2 }),
    afterApproval('decisao_gestor', 'financeiro'),
    approval('financeiro', 'Aprovação financeira', {
      to: [group('Financeiro')],
      within: hours(24),
      ask: { categorias: 'required', valor_aprovado: 'required', parecer: 'optional' },
    }),
    afterApproval('decisao_financeiro', 'lancamento'),
    refundEntry,
    end(['orientacao', 'cpf_favorecido']),
  ],
);

const secondRefund = defineWorkflow(
  'reembolso',
  [...expenseSections, attendanceSection],
  [
    start(expenseAsks, 'O gestor aprova em um dia útil; acima de R$ 5.000,00 a diretoria também decide.'),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1), notify: 2 }),
    afterApproval('decisao_gestor', 'conferencia'),
    task('conferencia', 'Conferência dos comprovantes', {
      to: [group('Contas a pagar')],
      within: hours(8),
      subtitle: 'Confira nota, CNPJ e impostos',
      ask: { categorias: 'required', valor_aprovado: 'required', parecer: { required: '#valor_aprovado < #valor' } },
    }),
    gateway('alcada', 'Acima de R$ 5.000?', [
      when('Sim', 'valor_aprovado', '>', '5000', 'diretoria'),
      when('Não', 'valor_aprovado', '<=', '5000', 'financeiro'),
    ]),
    approval('diretoria', 'Aprovação da diretoria', {
      to: [group('Diretoria financeira')],
      within: days(2),
    }),
    afterApproval('decisao_diretoria', 'financeiro'),
    approval('financeiro', 'Aprovação financeira', {
      to: [group('Financeiro')],
      within: hours(24),
      ask: { categorias: 'optional', valor_aprovado: 'required', parecer: { required: '#valor_aprovado < #valor' } },
      description: 'Confira o valor com as notas antes de aprovar.',
    }),
    afterApproval('decisao_financeiro', 'lancamento'),
    refundEntry,
    task('pagamento', 'Confirmar pagamento', { to: [group('Tesouraria')], within: days(1), routable: false }),
    end(['orientacao', 'cpf_favorecido']),
  ],
);

const travelAdvance = defineWorkflow(
  'adiantamento-viagem',
  [
    section('Viagem', {
      destino: string('Destino', {
        span: 3,
        maxLength: 60,
        samples: ['Curitiba', 'Ribeirão Preto', 'Louveira', 'Londrina'],
      }),
      finalidade: select('Finalidade', ['Abertura de loja', 'Inventário', 'Treinamento', 'Visita a fornecedor'], {
        span: 3,
      }),
      ida: date('Ida', { min: 'NEXT_DATE', max: 90, span: 3 }),
      volta: date('Volta', { min: 'NEXT_DATE', max: 120, span: 3 }),
      diarias: integer('Diárias', { minValue: 1, maxValue: 30, span: 2 }),
      valor: money('Valor do adiantamento', { minValue: 50, maxValue: 8000, span: 4 }),
    }),
    section('Dados para o depósito', {
      banco: searchList(
        'Banco',
        [
          ['Banco do Brasil', '001'],
          ['Bradesco', '237'],
          ['Caixa Econômica Federal', '104'],
          ['Itaú Unibanco', '341'],
          ['Santander', '033'],
        ],
        { span: 3, samples: ['001', '341', '104'] },
      ),
      conta: string('Agência e conta', { span: 3, maxLength: 20, samples: ['0415 / 22871-4', '1290 / 0037-5'] }),
    }),
    fields({
      comprovante_deposito: string('Comprovante do depósito', { span: 3, samples: ['TED 889120', 'TED 889177'] }),
    }),
  ],
  [
    start({
      destino: 'required',
      finalidade: 'required',
      ida: 'required',
      volta: 'required',
      diarias: 'required',
      valor: 'required',
      banco: 'required',
      conta: 'required',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: hours(8) }),
    afterApproval('decisao_gestor', 'urgencia'),
    gateway('urgencia', 'Viaja em até uma semana?', [
      when('Sim', 'ida', '<=', 'NEXT_WEEK', 'deposito'),
      when('Não', 'ida', '>', 'NEXT_WEEK', 'diretoria'),
    ]),
    approval('diretoria', 'Aprovação da diretoria', { to: [group('Diretoria financeira')], within: days(2) }),
    afterApproval('decisao_diretoria', 'deposito'),
    task('deposito', 'Depósito do adiantamento', {
      to: [group('Tesouraria'), group('Contas a pagar')],
      within: days(1),
      ask: { comprovante_deposito: 'required' },
    }),
    end(['conta']),
  ],
);

const supplierPayment = defineWorkflow(
  'pagamento-fornecedor',
  [
    section('Pagamento', {
      fornecedor: searchErp(
        'Fornecedor',
        { path: '/fornecedores', params: { busca: '#query' }, label: 'razaoSocial', value: 'cnpj' },
        { span: 4, samples: ['12.345.678/0001-95', '27.865.757/0001-02', '04.891.220/0001-17'] },
      ),
      filial: assigneeData('Filial', 'custom4', { span: 2 }),
      centro_custo: costCenter,
      projeto: searchErp(
        'Projeto',
        {
          path: '/projetos',
          params: { centroDeCusto: '#centro_custo', busca: '#query' },
          label: 'nome',
          value: 'codigo',
        },
        { span: 3, samples: ['P-101', 'P-107', 'P-112'] },
      ),
      nota: string('Número da nota', {
        span: 2,
        maxLength: 20,
        samples: ['NF 10.233', 'NF 8.871', 'NF 45.002', 'NF 771'],
      }),
      emissao: date('Emissão', { max: 'CURRENT_DATE', min: 'LAST_MONTH', span: 2 }),
      vencimento: date('Vencimento', { min: 'CURRENT_DATE', max: 'NEXT_MONTH', span: 2 }),
      valor: money('Valor', { minValue: 0.01, maxValue: 500_000, span: 3 }),
      forma: select('Forma de pagamento', ['Boleto', 'Transferência', 'Pix'], { span: 3 }),
      chave: string('Chave Pix', {
        span: 6,
        maxLength: 80,
        samples: ['financeiro@serraazul.example', '12.345.678/0001-95'],
      }),
    }),
    fields({
      retencao: float('Retenção de impostos (%)', { minValue: 0, maxValue: 30, span: 3 }),
      lancamento: string('Lançamento no ERP', { span: 3 }),
    }),
  ],
  [
    start({
      fornecedor: 'required',
      filial: { editable: 'false' },
      centro_custo: 'required',
      projeto: { visible: '#centro_custo != null', required: 'false' },
      nota: 'required',
      emissao: 'required',
      vencimento: 'required',
      valor: 'required',
      forma: 'required',
      chave: { visible: "#forma == 'Pix'", required: "#forma == 'Pix'" },
    }),
    approval('fiscal', 'Aprovação fiscal', { to: [group('Fiscal')], within: hours(16), ask: { retencao: 'required' } }),
    afterApproval('decisao_fiscal', 'verba'),
    approval('verba', 'Aprovação de verba', { to: [superior], within: days(1) }),
    afterApproval('decisao_verba', 'lancar'),
    erpService('lancar', 'Lançar no ERP', {
      path: '/lancamentos',
      body: { tipo: 'pagamento', valor: '#valor', fornecedor: '#fornecedor', vencimento: '#vencimento' },
      answer: { numero: 'lancamento' },
      retries: 5,
    }),
    task('pagar', 'Programar pagamento', { to: [group('Contas a pagar')], within: hours(12) }),
    end(['chave']),
  ],
);

const corporateCard = defineWorkflow(
  'cartao-corporativo',
  [
    fields({
      pedido: select('O que você precisa', ['Novo cartão', 'Aumento de limite', 'Segunda via', 'Cancelamento'], {
        span: 3,
      }),
      limite: money('Limite desejado', { minValue: 500, maxValue: 15_000, span: 3 }),
      justificativa: text('Justificativa', {
        maxLength: 300,
        samples: ['Compras de urgência das lojas da regional.', 'Viagens mensais às lojas do interior.'],
      }),
      ciente: acceptance('Aceite', 'Conheço as regras de uso do cartão corporativo.'),
    }),
  ],
  [
    start({
      pedido: 'required',
      limite: { visible: "#pedido == 'Novo cartão' || #pedido == 'Aumento de limite'", required: 'true' },
      justificativa: 'required',
      ciente: 'required',
    }),
    gateway('tem_limite', 'Envolve limite?', [
      whenEmpty('Sim', 'limite', false, 'diretoria'),
      whenEmpty('Não', 'limite', true, 'emissao'),
    ]),
    approval('diretoria', 'Aprovação da diretoria', { to: [group('Diretoria financeira')], within: days(3) }),
    afterApproval('decisao', 'emissao'),
    task('emissao', 'Pedido ao banco', { to: [group('Tesouraria')], within: days(2) }),
    end(),
  ],
);

const supplierRegister = defineWorkflow(
  'cadastro-fornecedor',
  [
    section('Empresa', {
      cnpj: masked('CNPJ', 'cnpj', { span: 3 }),
      razao_social: string('Razão social', {
        span: 3,
        maxLength: 100,
        samples: [
          'Hotel Serra Azul Ltda.',
          'Expositores Paulista S.A.',
          'Gráfica Bom Retiro Ltda.',
          'Transportes Vale Verde Ltda.',
        ],
      }),
      telefone: masked('Telefone', 'telephone', { span: 3 }),
      cep: masked('CEP', 'cep', { span: 3 }),
      ramo: select('Ramo', ['Serviços', 'Mercadorias', 'Transporte', 'Obras'], { span: 3 }),
      simples: yesNo('Optante pelo Simples?', { span: 3 }),
      contrato_social: file('Contrato social'),
    }),
    fields({ codigo: string('Código no ERP', { span: 3 }) }),
  ],
  [
    start({
      cnpj: 'required',
      razao_social: 'required',
      telefone: 'required',
      cep: 'required',
      ramo: 'required',
      simples: 'required',
      contrato_social: 'required',
    }),
    approval('fiscal', 'Aprovação fiscal', { to: [group('Fiscal')], within: days(2) }),
    afterApproval('decisao', 'erp'),
    erpService('erp', 'Cadastrar no ERP', {
      path: '/fornecedores',
      body: { cnpj: '#cnpj', razaoSocial: '#razao_social' },
      answer: { codigo: 'codigo' },
      retries: 2,
    }),
    end(['contrato_social']),
  ],
);

const newCostCenter = defineWorkflow(
  'centro-custo-novo',
  [
    fields({
      nome: string('Nome do centro de custo', {
        span: 4,
        maxLength: 60,
        samples: ['Operação Loja 091', 'Projeto Fachadas', 'Campanha de inverno'],
      }),
      inicio: date('Vigente a partir de', { min: 'START_CURRENT_MONTH', max: 60, span: 2 }),
      responsavel: searchPeople('Responsável', { span: 3 }),
      orcamento: money('Orçamento anual', { minValue: 1000, maxValue: 5_000_000, span: 3 }),
    }),
  ],
  [
    start({ nome: 'required', inicio: 'required', responsavel: 'required', orcamento: 'required' }),
    approval('area', 'Aprovação da área', { to: [superior], within: days(2) }),
    afterApproval('decisao', 'criar'),
    task('criar', 'Criar no plano de contas', { to: [group('Financeiro')], within: days(1) }),
    end(),
  ],
);

const saleReversal = defineWorkflow(
  'estorno-venda',
  [
    fields({
      cupom: string('Número do cupom', { span: 2, maxLength: 20, samples: ['000812', '004471', '010298', '007733'] }),
      data_venda: date('Data da venda', { max: 'CURRENT_DATE', min: -30, span: 2 }),
      valor: money('Valor a estornar', { minValue: 0.01, maxValue: 20_000, span: 2 }),
      meio: select('Meio de pagamento', ['Crédito', 'Débito', 'Pix', 'Dinheiro'], { span: 3 }),
      cpf_cliente: masked('CPF do cliente', 'cpf', { span: 3 }),
      motivo: select('Motivo', ['Desistência', 'Produto com defeito', 'Cobrança em duplicidade', 'Preço divergente'], {
        span: 6,
      }),
      estorno: string('Número do estorno', { span: 3 }),
    }),
  ],
  [
    start({
      cupom: 'required',
      data_venda: 'required',
      valor: 'required',
      meio: 'required',
      cpf_cliente: 'required',
      motivo: 'required',
    }),
    approval('financeiro', 'Aprovação financeira', { to: [group('Financeiro')], within: hours(6) }),
    afterApproval('decisao', 'adquirente'),
    erpService('adquirente', 'Estornar na adquirente', {
      path: '/estornos',
      body: { cupom: '#cupom', valor: '#valor' },
      answer: { numero: 'estorno' },
      retries: 4,
    }),
    task('avisar', 'Avisar o cliente', { to: [initiator], within: days(2) }),
    end(['cpf_cliente']),
  ],
);

/** Services of the folder Financeiro. */
export const financeServices: readonly DemoService[] = [
  {
    id: 1,
    name: 'reembolso-de-despesas',
    title: 'Reembolso de despesas',
    description: 'Viagens, alimentação e deslocamento',
    category: 'Financeiro',
    icon: 'receipt',
    color: 'jade',
    sector: 'Contas a pagar',
    versions: [firstRefund, secondRefund],
    demand: 16,
  },
  {
    id: 2,
    name: 'adiantamento-de-viagem',
    title: 'Adiantamento de viagem',
    description: 'Valor antes da viagem, com prestação de contas',
    category: 'Financeiro',
    icon: 'wallet',
    color: 'jade',
    sector: 'Tesouraria',
    versions: [travelAdvance],
    demand: 5,
  },
  {
    id: 3,
    name: 'pagamento-a-fornecedor',
    title: 'Pagamento a fornecedor',
    description: 'Boletos e transferências sem pedido',
    category: 'Financeiro',
    icon: 'banknote',
    color: 'jade',
    sector: 'Contas a pagar',
    versions: [supplierPayment],
    demand: 9,
  },
  {
    id: 4,
    name: 'cartao-corporativo',
    title: 'Cartão corporativo',
    description: 'Emissão, limite e segunda via',
    category: 'Financeiro',
    icon: 'credit-card',
    color: 'slate',
    sector: 'Tesouraria',
    versions: [corporateCard],
    initializerGroup: 1,
    demand: 1,
  },
  {
    id: 5,
    name: 'cadastro-de-fornecedor',
    title: 'Cadastro de fornecedor',
    description: 'Empresas novas e alteração de dados',
    category: 'Financeiro',
    icon: 'building-2',
    color: 'sky',
    sector: 'Fiscal',
    versions: [supplierRegister],
    demand: 4,
  },
  {
    id: 6,
    name: 'centro-de-custo-novo',
    title: 'Centro de custo novo',
    description: 'Abertura no plano de contas',
    category: 'Financeiro',
    icon: 'folder-tree',
    color: 'slate',
    sector: 'Contas a receber',
    versions: [newCostCenter],
    hasNps: false,
    demand: 1,
  },
  {
    id: 7,
    name: 'estorno-de-venda',
    title: 'Estorno de venda',
    description: 'Devolução do valor ao cliente da loja',
    category: 'Financeiro',
    icon: 'undo-2',
    color: 'amber',
    sector: 'Contas a receber',
    versions: [saleReversal],
    demand: 7,
  },
];
