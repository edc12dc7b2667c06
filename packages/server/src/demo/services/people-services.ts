import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  acceptance,
  assigneeData,
  date,
  file,
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
  superiorOfSuperior,
  task,
  when,
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';
import { fullRegistration } from './full-registration.ts';

const vacation = defineWorkflow(
  'ferias',
  [
    section('Quem pede', {
      matricula: assigneeData('Matrícula', 'custom1', { span: 2 }),
      cargo: assigneeData('Cargo', 'custom3', { span: 2 }),
      gestor: assigneeData('Gestor', 'customNameN1', { span: 2 }),
    }),
    section('Período', {
      tipo: select('O que você quer fazer', ['Marcar férias', 'Alterar período', 'Cancelar período'], { span: 6 }),
      inicio: date('Primeiro dia', { min: 15, max: 330, span: 2 }),
      dias: integer('Dias de descanso', { minValue: 5, maxValue: 30, span: 2 }),
      abono: yesNo('Vender 10 dias?', { span: 2 }),
      opcoes: selectMultiple(
        'Pedidos junto com as férias',
        [
          ['Adiantar metade do 13º salário', 'decimo'],
          ['Adiantar o salário do mês', 'salario'],
          ['Usar o clube de viagens', 'clube'],
        ],
        { span: 6 },
      ),
      cobertura: searchPeople('Quem cobre a ausência', { span: 3 }),
      aceite: acceptance('Aceite', 'Li as regras de férias e sei que o período só vale depois de aprovado.'),
    }),
    fields({
      recibo: string('Recibo de férias', { span: 3, maxLength: 40, samples: ['RF-20391', 'RF-20417', 'RF-20455'] }),
    }),
  ],
  [
    start({
      matricula: { editable: 'false' },
      cargo: { editable: 'false' },
      gestor: { editable: 'false' },
      tipo: 'required',
      inicio: { visible: "#tipo != 'Cancelar período'", required: "#tipo != 'Cancelar período'" },
      dias: { visible: "#tipo != 'Cancelar período'", required: "#tipo != 'Cancelar período'" },
      abono: { visible: "#tipo == 'Marcar férias'", required: "#tipo == 'Marcar férias'" },
      opcoes: { visible: "#tipo == 'Marcar férias'" },
      cobertura: 'optional',
      aceite: 'required',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(2), notify: 2, remind: true }),
    afterApproval('decisao_gestor', 'pedido_decimo'),
    gateway('pedido_decimo', 'Pediu o 13º?', [
      when('Sim', 'opcoes', 'contains', 'decimo', 'beneficios'),
      when('Não', 'approved', '=', 'true', 'rh'),
    ]),
    task('beneficios', 'Programar adiantamento do 13º', { to: [group('Benefícios')], within: days(2) }),
    approval('rh', 'Aprovação do RH', {
      to: [group('Gente e Gestão')],
      within: days(3),
      ask: { recibo: { required: "#tipo == 'Marcar férias'" } },
    }),
    end(),
  ],
);

const benefitAdvance = defineWorkflow(
  'adiantamento-beneficio',
  [
    fields({
      beneficio: select('Benefício', ['Vale-transporte', 'Vale-refeição', 'Vale-alimentação'], { span: 3 }),
      valor: money('Valor', { minValue: 10, maxValue: 1500, span: 3 }),
      motivo: text('Motivo', {
        maxLength: 200,
        samples: [
          'Mudança de endereço no meio do mês.',
          'Cartão bloqueado e saldo zerado.',
          'Trabalho em outra loja durante o inventário.',
        ],
      }),
    }),
  ],
  [
    start({ beneficio: 'required', valor: 'required', motivo: 'required' }),
    approval('beneficios', 'Aprovação de benefícios', { to: [group('Benefícios')], within: hours(24) }),
    afterApproval('decisao', 'recarga'),
    erpService('recarga', 'Pedir recarga', {
      path: '/recargas',
      body: { beneficio: '#beneficio', valor: '#valor' },
      retries: 3,
    }),
    end(),
  ],
);

const scholarship = defineWorkflow(
  'bolsa-estudos',
  [
    section('Curso', {
      nivel: select('Nível', ['Graduação', 'Pós-graduação', 'Idiomas', 'Técnico'], { span: 3 }),
      instituicao: string('Instituição', {
        span: 3,
        maxLength: 80,
        samples: ['Faculdade Paulista de Gestão', 'Instituto Vale do Tietê', 'Centro de Línguas Bandeirante'],
      }),
      curso: string('Curso', {
        span: 3,
        maxLength: 80,
        samples: ['Administração', 'Logística', 'Inglês', 'Gestão comercial'],
      }),
      mensalidade: money('Mensalidade', { minValue: 50, maxValue: 4000, span: 3 }),
      percentual: integer('Percentual pedido', { minValue: 10, maxValue: 50, span: 2 }),
      inicio: date('Início das aulas', { min: 'START_CURRENT_MONTH', max: 200, span: 4 }),
      matricula: file('Comprovante de matrícula'),
    }),
  ],
  [
    start({
      nivel: 'required',
      instituicao: 'required',
      curso: 'required',
      mensalidade: 'required',
      percentual: 'required',
      inicio: 'required',
      matricula: 'optional',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(3) }),
    afterApproval('decisao_gestor', 'rh'),
    approval('rh', 'Aprovação do RH', { to: [group('Gente e Gestão')], within: days(5), attachmentRequired: false }),
    end(),
  ],
);

const payslip = defineWorkflow(
  'segunda-via-holerite',
  [
    fields({
      competencia: searchList(
        'Competência',
        [
          ['Mês passado', 'anterior'],
          ['Há dois meses', 'anterior-2'],
          ['Há três meses', 'anterior-3'],
          ['13º salário', 'decimo'],
        ],
        { span: 3, samples: ['anterior', 'anterior-2', 'decimo'] },
      ),
      via: select('Como quer receber', ['Neste portal', 'Impresso na loja'], { span: 3, defaultValue: 'Neste portal' }),
      documento: string('Documento', { span: 6 }),
    }),
  ],
  [
    start({ competencia: 'required', via: 'required' }),
    erpService('folha', 'Buscar na folha', {
      method: 'GET',
      path: '/folha/holerites',
      params: { competencia: '#competencia' },
      answer: { 'holerite.documento': 'documento' },
      retries: 3,
    }),
    task('conferir', 'Conferir holerite', { to: [initiator], within: days(5) }),
    end(),
  ],
);

const transitVoucher = defineWorkflow(
  'vale-transporte',
  [
    section('Trajeto', {
      pedido: select('Pedido', ['Inclusão', 'Alteração de linha', 'Cancelamento'], { span: 2 }),
      cep: masked('CEP de casa', 'cep', { span: 2 }),
      conducoes: integer('Conduções por dia', { minValue: 1, maxValue: 8, span: 2 }),
      cidade: select('Cidade', ['São Paulo', 'Campinas', 'Curitiba'], { span: 3 }),
      linha: searchList(
        'Linha',
        [
          ['Bilhete integrado', 'sp-integrado', { cidade: 'São Paulo' }],
          ['Trem metropolitano', 'sp-trem', { cidade: 'São Paulo' }],
          ['Corredor Central', 'cps-central', { cidade: 'Campinas' }],
          ['Intermunicipal', 'cps-inter', { cidade: 'Campinas' }],
          ['Expresso Batel', 'cwb-batel', { cidade: 'Curitiba' }],
        ],
        { span: 3 },
      ),
      declaro: acceptance('Aceite', 'Declaro que uso o transporte público entre a casa e o trabalho.'),
    }),
  ],
  [
    start({
      pedido: 'required',
      cep: 'required',
      conducoes: { visible: "#pedido != 'Cancelamento'", required: "#pedido != 'Cancelamento'" },
      cidade: { visible: "#pedido != 'Cancelamento'", required: "#pedido != 'Cancelamento'" },
      linha: { visible: "#pedido != 'Cancelamento'", required: "#pedido != 'Cancelamento'" },
      declaro: 'required',
    }),
    task('beneficios', 'Atualizar vale-transporte', { to: [group('Benefícios')], within: days(2) }),
    end(),
  ],
);

const admission = defineWorkflow(
  'admissao-pessoal',
  [
    section('Vaga', {
      cargo: select('Cargo', ['Vendedor', 'Operador de caixa', 'Estoquista', 'Analista'], { span: 3 }),
      filial: searchErp(
        'Filial',
        { path: '/filiais', params: { busca: '#query' }, label: 'nome', value: 'codigo' },
        { span: 3, samples: ['042', '057', '074'] },
      ),
      motivo: select('Motivo', ['Substituição', 'Aumento de quadro', 'Temporário'], { span: 3 }),
      substituido: searchPeople('Quem será substituído', { span: 3 }),
      salario: money('Salário', { minValue: 1518, maxValue: 40_000, span: 3 }),
      inicio: date('Início previsto', { min: 'NEXT_WEEK', max: 120, span: 3 }),
    }),
    section('Candidato', {
      nome: string('Nome', {
        span: 6,
        maxLength: 100,
        samples: ['Marlene Cordeiro', 'Jonas Ferreira', 'Priscila Antônia Reis', 'Éder Lacerda'],
      }),
      cpf: masked('CPF', 'cpf', { span: 3 }),
      rg: masked('RG', 'rg', { span: 3 }),
      celular: masked('Celular', 'cell', { span: 3 }),
    }),
  ],
  [
    start({
      cargo: 'required',
      filial: 'required',
      motivo: 'required',
      substituido: { visible: "#motivo == 'Substituição'", required: "#motivo == 'Substituição'" },
      salario: 'required',
      inicio: 'required',
    }),
    gateway('faixa', 'Precisa da diretoria?', [
      when('Aumento de quadro', 'motivo', '=', 'Aumento de quadro', 'diretoria'),
      when('Salário acima da faixa', 'salario', '>=', '6000', 'diretoria'),
      when('Demais casos', 'motivo', '!=', 'Aumento de quadro', 'rh'),
    ]),
    approval('diretoria', 'Aprovação da diretoria', { to: [superior], within: days(3) }),
    afterApproval('decisao_diretoria', 'rh'),
    task('rh', 'Seleção e documentos', {
      to: [group('Gente e Gestão')],
      within: days(15),
      ask: { nome: 'required', cpf: 'required', rg: 'required', celular: 'required' },
    }),
    approval('aprovacao_rh', 'Aprovação do RH', { to: [group('Gente e Gestão')], within: days(2) }),
    afterApproval('decisao_rh', 'cadastro'),
    erpService('cadastro', 'Cadastrar na folha', {
      path: '/folha/admissoes',
      body: { cargo: '#cargo', valor: '#salario', cpf: '#cpf' },
      retries: 3,
    }),
    end(['cpf', 'rg', 'salario']),
  ],
);

const storeTransfer = defineWorkflow(
  'troca-loja',
  [
    section('Hoje', {
      filial: assigneeData('Filial', 'custom4', { span: 2 }),
      gestor: assigneeData('Gestor', 'customNameN1', { span: 2 }),
      regional: assigneeData('Gestor do gestor', 'customNameN2', { span: 2 }),
    }),
    section('Mudança', {
      destino: searchErp(
        'Loja de destino',
        { path: '/filiais', params: { busca: '#query' }, label: 'nome', value: 'codigo' },
        { span: 3, samples: ['031', '044', '051', '083'] },
      ),
      a_partir: date('A partir de', { min: 'NEXT_MONTH', max: 180, span: 3 }),
      motivo: text('Motivo', {
        maxLength: 300,
        samples: [
          'Mudança de cidade da família.',
          'Loja mais perto de casa.',
          'Vaga de gerente assistente na outra loja.',
        ],
      }),
      conversa: yesNo('Já conversou com os dois gestores?', { span: 6 }),
      aviso: label(
        'Aviso',
        '<p>Converse antes com os <em>dois</em> gestores: o pedido vai para aprovação nas duas lojas.</p>',
      ),
    }),
  ],
  [
    start({
      filial: { editable: 'false' },
      gestor: { editable: 'false' },
      regional: { editable: 'false' },
      destino: 'required',
      a_partir: 'required',
      motivo: 'required',
      conversa: 'required',
      aviso: { visible: '#conversa == false' },
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(3) }),
    afterApproval('decisao_gestor', 'regional_decide'),
    approval('regional_decide', 'Aprovação da regional', { to: [superiorOfSuperior], within: days(3) }),
    afterApproval('decisao_regional', 'rh'),
    task('rh', 'Alterar registro', { to: [group('Gente e Gestão')], within: days(5) }),
    end(['aviso']),
  ],
);

/** Services of the folder Pessoas. */
export const peopleServices: readonly DemoService[] = [
  {
    id: 8,
    name: 'ferias',
    title: 'Férias',
    description: 'Marcação, alteração e venda de dias',
    category: 'Pessoas',
    icon: 'tree-palm',
    color: 'jade',
    sector: 'Administração de pessoal',
    versions: [vacation],
    assigneeStatuses: [1],
    demand: 13,
  },
  {
    id: 9,
    name: 'adiantamento-de-beneficio',
    title: 'Adiantamento de benefício',
    description: 'Vale-transporte e vale-refeição do mês',
    category: 'Pessoas',
    icon: 'gift',
    color: 'amber',
    sector: 'Benefícios',
    versions: [benefitAdvance],
    demand: 5,
  },
  {
    id: 10,
    name: 'bolsa-de-estudos',
    title: 'Bolsa de estudos',
    description: 'Graduação e idiomas, até 50% do valor',
    category: 'Pessoas',
    icon: 'graduation-cap',
    color: 'sky',
    sector: 'Desenvolvimento',
    versions: [scholarship],
    demand: 3,
  },
  {
    id: 11,
    name: 'segunda-via-de-holerite',
    title: 'Segunda via de holerite',
    description: 'Dos últimos três meses e do 13º',
    category: 'Pessoas',
    icon: 'file-text',
    color: 'sky',
    sector: 'Administração de pessoal',
    versions: [payslip],
    assigneeStatuses: [1, 2, 3, 4, 5],
    demand: 6,
  },
  {
    id: 12,
    name: 'vale-transporte',
    title: 'Vale-transporte',
    description: 'Inclusão, alteração de linha ou cancelamento',
    category: 'Pessoas',
    icon: 'bus',
    color: 'slate',
    sector: 'Benefícios',
    versions: [transitVoucher],
    demand: 7,
  },
  {
    id: 13,
    name: 'admissao-de-pessoal',
    title: 'Admissão de pessoal',
    description: 'Vagas, substituições e documentos',
    category: 'Pessoas',
    icon: 'user-plus',
    color: 'iris',
    sector: 'Recrutamento e seleção',
    versions: [admission],
    initializerGroup: 1,
    demand: 4,
  },
  {
    id: 14,
    name: 'ficha-cadastral-completa',
    title: 'Ficha cadastral completa',
    description: 'Todos os dados pessoais, com documentos',
    category: 'Pessoas',
    icon: 'clipboard-list',
    color: 'iris',
    sector: 'Administração de pessoal',
    versions: [fullRegistration],
    assigneeStatuses: [1, 2, 3, 4, 5],
    demand: 3,
  },
  {
    id: 15,
    name: 'troca-de-loja',
    title: 'Troca de loja',
    description: 'Transferência entre filiais da regional',
    category: 'Pessoas',
    icon: 'store',
    color: 'amber',
    sector: 'Recrutamento e seleção',
    versions: [storeTransfer],
    demand: 3,
  },
  {
    id: 16,
    name: 'plano-de-saude',
    title: 'Plano de saúde',
    description: 'Inclusão de dependentes e reembolsos',
    category: 'Pessoas',
    icon: 'stethoscope',
    color: 'sky',
    sector: 'Benefícios',
    versions: [],
    url: 'https://saude.redeipe.example/entrar?chave={token}',
    demand: 0,
  },
];
