import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  acceptance,
  assigneeData,
  chips,
  date,
  integer,
  masked,
  money,
  password,
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
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';

const systems = [
  ['ERP', 'erp'],
  ['Frente de caixa', 'pdv'],
  ['Painéis de venda', 'bi'],
  ['Folha de pagamento', 'folha'],
] as const;

const accessFields = [
  section('Acesso', {
    sistemas: selectMultiple('Sistemas', systems, { span: 3 }),
    perfil: select('Perfil', ['Consulta', 'Operação', 'Aprovação'], { span: 3 }),
    modulo: searchList(
      'Módulo',
      [
        ['Notas e pedidos', 'notas', { perfil: 'Consulta' }],
        ['Estoque', 'estoque', { perfil: 'Consulta' }],
        ['Vendas e trocas', 'vendas', { perfil: 'Operação' }],
        ['Fechamento de caixa', 'caixa', { perfil: 'Operação' }],
        ['Aprovação de pedidos', 'pedidos', { perfil: 'Aprovação' }],
      ],
      { span: 3 },
    ),
    ate: date('Válido até', { min: 'NEXT_DATE', max: 365, span: 3 }),
    igual_a: searchPeople('Igual ao acesso de', { span: 3 }),
    justificativa: text('Justificativa', {
      maxLength: 300,
      samples: [
        'Assumi o fechamento do caixa da loja.',
        'Preciso consultar o saldo de estoque das outras lojas.',
        'Nova função desde o começo do mês.',
        'Cobertura das férias da colega.',
      ],
    }),
  }),
];

const firstAccess = defineWorkflow('acesso-v1', accessFields, [
  start({ sistemas: 'required', perfil: 'required', modulo: 'required', justificativa: 'required' }),
  approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1) }),
  afterApproval('decisao_gestor', 'liberar'),
  task('liberar', 'Liberar acesso', { to: [group('TI Acessos')], within: hours(8) }),
  end(),
]);

const secondAccess = defineWorkflow(
  'acesso',
  [...accessFields, fields({ chamado: string('Chamado', { span: 3 }) })],
  [
    start({
      sistemas: 'required',
      perfil: 'required',
      modulo: 'required',
      ate: 'optional',
      igual_a: 'optional',
      justificativa: 'required',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1), notify: 2 }),
    afterApproval('decisao_gestor', 'sensivel'),
    gateway('sensivel', 'Envolve a folha?', [
      when('Sim', 'sistemas', 'contains', 'folha', 'aprova_ti'),
      when('Perfil de aprovação', 'perfil', '=', 'Aprovação', 'aprova_ti'),
      when('Não', 'perfil', '!=', 'Aprovação', 'criar'),
    ]),
    approval('aprova_ti', 'Aprovação da TI', { to: [group('TI Acessos')], within: hours(8) }),
    afterApproval('decisao_ti', 'criar'),
    erpService('criar', 'Criar acesso', {
      path: '/acessos',
      body: { sistemas: '#sistemas', perfil: '#perfil', modulo: '#modulo' },
      answer: { chamado: 'chamado' },
      retries: 3,
      continueIfError: true,
    }),
    task('liberar', 'Conferir acesso', { to: [group('Central de TI')], within: hours(4) }),
    end(),
  ],
);

const notebook = defineWorkflow(
  'notebook',
  [
    section('Equipamento', {
      pedido: select('Pedido', ['Equipamento novo', 'Troca', 'Conserto', 'Devolução'], { span: 3 }),
      itens: selectMultiple(
        'Itens',
        ['Notebook', 'Monitor', 'Teclado', 'Mouse', 'Fone de ouvido', 'Adaptador de rede'],
        { span: 3 },
      ),
      patrimonio: string('Número do patrimônio', {
        span: 3,
        maxLength: 12,
        samples: ['IP-104422', 'IP-098817', 'IP-110230'],
      }),
      urgencia: select('Urgência', ['Normal', 'Alta'], { span: 3, defaultValue: 'Normal' }),
      descricao: text('O que aconteceu', {
        maxLength: 400,
        samples: [
          'A tela pisca e apaga depois de uma hora.',
          'Equipamento para a nova analista.',
          'O teclado perdeu três teclas.',
          'Não carrega a bateria.',
        ],
      }),
    }),
    fields({
      valor: money('Custo estimado', { minValue: 0, maxValue: 30_000, span: 3 }),
      entregue: date('Entregue em', { max: 'NEXT_DATE', min: 'LAST_WEEK', span: 3 }),
    }),
  ],
  [
    start({
      pedido: 'required',
      itens: 'required',
      patrimonio: { visible: "#pedido != 'Equipamento novo'", required: "#pedido != 'Equipamento novo'" },
      urgencia: 'required',
      descricao: 'required',
    }),
    task('triagem', 'Triagem', {
      to: [group('Central de TI')],
      within: hours(4),
      notify: 1,
      ask: { valor: 'required' },
    }),
    gateway('custo', 'Custa mais de R$ 1.000?', [
      when('Sim', 'valor', '>', '1000', 'gestor'),
      when('Não', 'valor', '<=', '1000', 'entrega'),
    ]),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(2) }),
    afterApproval('decisao', 'entrega'),
    task('entrega', 'Entrega do equipamento', {
      to: [group('Central de TI')],
      within: days(5),
      ask: { entregue: 'required' },
    }),
    end(),
  ],
);

const phone = defineWorkflow(
  'linha-celular',
  [
    fields({
      pedido: select('Pedido', ['Novo aparelho', 'Troca de plano', 'Novo chip', 'Devolução'], { span: 3 }),
      numero: masked('Número atual', 'cell', { span: 3 }),
      setor: assigneeData('Setor', 'custom5', { span: 3 }),
      gestor: assigneeData('Usuário do gestor', 'userNameN1', { span: 3 }),
      termo: acceptance('Aceite', 'Respondo pelo aparelho e aviso a TI em caso de perda.'),
    }),
  ],
  [
    start({
      pedido: 'required',
      numero: { visible: "#pedido != 'Novo aparelho'", required: "#pedido != 'Novo aparelho'" },
      setor: { editable: 'false' },
      gestor: { editable: 'false' },
      termo: 'required',
    }),
    approval('gestor_aprova', 'Aprovação do gestor', { to: [superior], within: days(2) }),
    afterApproval('decisao', 'operadora'),
    task('operadora', 'Pedido à operadora', { to: [group('Central de TI')], within: days(7) }),
    task('recebimento', 'Confirmar recebimento', { to: [initiator], within: days(10) }),
    end(),
  ],
);

const integrationCredential = defineWorkflow(
  'credencial-integracao',
  [
    fields({
      sistema: string('Sistema parceiro', {
        span: 3,
        maxLength: 60,
        samples: ['Marketplace Avenida', 'Transportadora Vale Verde'],
      }),
      ambiente: select('Ambiente', ['Homologação', 'Produção'], { span: 3 }),
      usuario: string('Usuário', { span: 3, maxLength: 40, samples: ['integra.avenida', 'integra.valeverde'] }),
      senha: password('Senha'),
      enderecos: chips('Endereços liberados', {
        span: 6,
        samples: [['203.0.113.10', '203.0.113.11'], ['198.51.100.7']],
      }),
      requisicoes: integer('Chamadas por minuto', { minValue: 1, maxValue: 600, span: 3 }),
    }),
  ],
  [
    start({
      sistema: 'required',
      ambiente: 'required',
      usuario: 'required',
      senha: 'required',
      enderecos: 'required',
      requisicoes: 'optional',
    }),
    approval('ti', 'Aprovação da TI', { to: [group('TI Acessos')], within: days(2), hide: ['senha'] }),
    afterApproval('decisao', 'cofre'),
    task('cofre', 'Guardar no cofre', { to: [group('TI Acessos')], within: days(1), waitUntilEnd: true }),
    end(['senha']),
  ],
);

const systemRequest = defineWorkflow(
  'melhoria-sistema',
  [
    section('Melhoria', {
      sistema: searchErp(
        'Sistema',
        { path: '/sistemas', params: { busca: '#query' }, label: 'nome', value: 'codigo' },
        { span: 3, samples: ['erp', 'pdv', 'bi'] },
      ),
      impacto: select('Quem ganha', ['Minha loja', 'A regional', 'Toda a rede'], { span: 3 }),
      resumo: string('Resumo', {
        span: 6,
        maxLength: 100,
        samples: ['Busca de produto por cor', 'Relatório de trocas por vendedor', 'Aviso de estoque mínimo'],
      }),
      detalhes: text('Detalhes', {
        maxLength: 1000,
        samples: [
          'Hoje fazemos a conta em planilha toda semana.',
          'O cliente espera enquanto procuramos no catálogo de papel.',
        ],
      }),
      legal: yesNo('É exigência legal?', { span: 3 }),
      prazo: date('Prazo legal', { min: 'END_CURRENT_MONTH', max: 400, span: 3 }),
    }),
  ],
  [
    start({
      sistema: 'required',
      impacto: 'required',
      resumo: 'required',
      detalhes: 'required',
      legal: 'required',
      prazo: { visible: '#legal == true', required: '#legal == true' },
    }),
    gateway('exigencia', 'É exigência legal?', [
      when('Sim', 'legal', '=', 'true', 'sistemas'),
      when('Não', 'legal', '!=', 'true', 'gestor'),
    ]),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(5) }),
    afterApproval('decisao', 'sistemas'),
    task('sistemas', 'Análise de sistemas', { to: [group('Central de TI')], within: days(10) }),
    end(),
  ],
);

/** Services of the folder Tecnologia. */
export const technologyServices: readonly DemoService[] = [
  {
    id: 17,
    name: 'acesso-a-sistemas',
    title: 'Acesso a sistemas',
    description: 'Perfis e permissões no ERP, PDV e BI',
    category: 'Tecnologia',
    icon: 'shield-check',
    color: 'iris',
    sector: 'Acessos',
    versions: [firstAccess, secondAccess],
    demand: 14,
  },
  {
    id: 18,
    name: 'notebook-e-perifericos',
    title: 'Notebook e periféricos',
    description: 'Equipamento novo, troca ou devolução',
    category: 'Tecnologia',
    icon: 'laptop',
    color: 'iris',
    sector: 'Central de serviços de TI',
    versions: [notebook],
    demand: 8,
  },
  {
    id: 19,
    name: 'linha-e-celular-corporativo',
    title: 'Linha e celular corporativo',
    description: 'Novo aparelho, troca de plano ou chip',
    category: 'Tecnologia',
    icon: 'smartphone',
    color: 'iris',
    sector: 'Central de serviços de TI',
    versions: [phone],
    demand: 3,
  },
  {
    id: 20,
    name: 'credencial-de-integracao',
    title: 'Credencial de integração',
    description: 'Usuário de parceiro e endereços liberados',
    category: 'Tecnologia',
    icon: 'key-round',
    color: 'slate',
    sector: 'Acessos',
    versions: [integrationCredential],
    demand: 1,
  },
  {
    id: 21,
    name: 'melhoria-de-sistema',
    title: 'Melhoria de sistema',
    description: 'Ideias e exigências para ERP, PDV e BI',
    category: 'Tecnologia',
    icon: 'lightbulb',
    color: 'amber',
    sector: 'Sistemas',
    versions: [systemRequest],
    demand: 3,
  },
  {
    id: 22,
    name: 'certificado-digital',
    title: 'Certificado digital',
    description: 'Emissão e renovação de e-CNPJ e e-CPF',
    category: 'Tecnologia',
    icon: 'badge-check',
    color: 'jade',
    sector: 'Infraestrutura de TI',
    versions: [],
    url: 'https://certificados.redeipe.example/',
    demand: 0,
  },
];
