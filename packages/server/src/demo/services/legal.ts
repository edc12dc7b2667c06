import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  chips,
  date,
  file,
  masked,
  money,
  richText,
  searchGroups,
  searchPeople,
  select,
  string,
  text,
  yesNo,
} from '../definition/fields.ts';
import {
  afterApproval,
  approval,
  days,
  end,
  gateway,
  group,
  person,
  start,
  superior,
  task,
  when,
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';

const opinion = defineWorkflow(
  'parecer-juridico',
  [
    section('Consulta', {
      assunto: string('Assunto', {
        span: 4,
        maxLength: 100,
        samples: [
          'Multa do shopping por horário',
          'Notificação de cliente',
          'Aditivo do contrato de aluguel',
          'Uso de imagem em campanha',
        ],
      }),
      area: select('Área', ['Contratos', 'Consumidor', 'Trabalhista', 'Tributário'], { span: 2 }),
      prazo: date('Prazo legal', { min: 'NEXT_DATE', max: 120, span: 3 }),
      sigilo: yesNo('É sigiloso?', { span: 3 }),
      relato: richText('Relato'),
      palavras: chips('Palavras-chave', {
        span: 6,
        samples: [['multa', 'shopping'], ['consumidor', 'troca'], ['aluguel']],
      }),
      documento: file('Documento principal'),
    }),
    section('Parecer', {
      conclusao: text('Conclusão', {
        maxLength: 1000,
        samples: [
          'Recomendamos acordo antes da audiência.',
          'O pedido não procede: o contrato prevê a hipótese.',
          'Pode seguir com a cláusula 7 alterada.',
        ],
      }),
    }),
  ],
  [
    start({
      assunto: 'required',
      area: 'required',
      prazo: 'optional',
      sigilo: 'required',
      relato: 'required',
      palavras: 'optional',
      documento: 'optional',
    }),
    gateway('prazo_curto', 'Prazo em até uma semana?', [
      when('Trabalhista', 'area', '=', 'Trabalhista', 'contencioso'),
      when('Sim', 'prazo', '<=', 'NEXT_WEEK', 'contencioso'),
      when('Demais', 'area', '!=', 'Trabalhista', 'parecer'),
    ]),
    task('contencioso', 'Parecer urgente', {
      to: [person('otto.lindner'), person('vanessa.moura')],
      within: days(1),
      ask: { conclusao: 'required' },
      next: 'fim',
    }),
    task('parecer', 'Elaborar parecer', { to: [group('Jurídico')], within: days(5), ask: { conclusao: 'required' } }),
    end(),
  ],
);

const consultingContract = defineWorkflow(
  'contrato-consultoria',
  [
    section('Contrato', {
      empresa: string('Empresa', {
        span: 3,
        maxLength: 100,
        samples: ['Rota Consultoria Ltda.', 'Instituto de Varejo', 'Meridiano Auditores'],
      }),
      cnpj: masked('CNPJ', 'cnpj', { span: 3 }),
      objeto: text('Objeto', {
        maxLength: 500,
        samples: ['Pesquisa de satisfação nas lojas da regional Sul.', 'Treinamento de líderes, doze encontros.'],
      }),
      valor: money('Valor total', { minValue: 100, maxValue: 2_000_000, span: 3 }),
      inicio: date('Início', { min: 'CURRENT_DATE', max: 120, span: 3 }),
      gestor_contrato: searchPeople('Gestor do contrato', { span: 3 }),
      equipe: searchGroups('Equipe que acompanha', { span: 3 }),
      minuta: file('Minuta'),
    }),
  ],
  [
    start({
      empresa: 'required',
      cnpj: 'required',
      objeto: 'required',
      valor: 'required',
      inicio: 'required',
      gestor_contrato: 'required',
      equipe: 'optional',
      minuta: 'required',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(3) }),
    afterApproval('decisao_gestor', 'juridico'),
    approval('juridico', 'Aprovação jurídica', { to: [group('Jurídico')], within: days(5) }),
    afterApproval('decisao_juridico', 'valor_alto'),
    gateway('valor_alto', 'Acima de R$ 100 mil?', [
      when('Sim', 'valor', '>', '100000', 'presidencia'),
      when('Não', 'valor', '<=', '100000', 'assinatura'),
    ]),
    approval('presidencia', 'Aprovação da presidência', {
      to: [person('regina.albuquerque')],
      within: days(5),
      routable: false,
    }),
    afterApproval('decisao_presidencia', 'assinatura'),
    task('assinatura', 'Colher assinaturas', { to: [group('Jurídico')], within: days(10), attachmentRequired: true }),
    end(),
  ],
);

const powerOfAttorney = defineWorkflow(
  'procuracao',
  [
    fields({
      outorgado: searchPeople('Quem recebe os poderes', { span: 3 }),
      rg: masked('RG', 'rg', { span: 3 }),
      poderes: select('Poderes', ['Representar em audiência', 'Assinar contratos de loja', 'Retirar documentos'], {
        span: 3,
      }),
      validade: date('Válida até', { min: 'END_CURRENT_MONTH', max: 730, span: 3 }),
    }),
  ],
  [
    start({ outorgado: 'required', rg: 'required', poderes: 'required', validade: 'required' }),
    approval('juridico', 'Aprovação jurídica', { to: [group('Jurídico')], within: days(3) }),
    afterApproval('decisao', 'cartorio'),
    task('cartorio', 'Registrar em cartório', { to: [group('Jurídico')], within: days(7) }),
    end(['rg']),
  ],
);

/** Services of the folder Jurídico. */
export const legalServices: readonly DemoService[] = [
  {
    id: 30,
    name: 'parecer-juridico',
    title: 'Parecer jurídico',
    description: 'Contratos, notificações e procurações',
    category: 'Jurídico',
    icon: 'scale',
    color: 'slate',
    sector: 'Contencioso',
    versions: [opinion],
    demand: 5,
  },
  {
    id: 31,
    name: 'contrato-de-consultoria',
    title: 'Contrato de consultoria',
    description: 'Minuta, aprovação e assinaturas',
    category: 'Jurídico',
    icon: 'signature',
    color: 'sky',
    sector: 'Contratos',
    versions: [consultingContract],
    initializerGroup: 1,
    demand: 2,
  },
  {
    id: 32,
    name: 'procuracao',
    title: 'Procuração',
    description: 'Poderes para representar a rede',
    category: 'Jurídico',
    icon: 'stamp',
    color: 'slate',
    sector: 'Contratos',
    versions: [powerOfAttorney],
    hasNps: false,
    demand: 1,
  },
];
