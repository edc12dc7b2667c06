import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  assigneeData,
  date,
  integer,
  label,
  masked,
  money,
  searchErp,
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
  minutes,
  start,
  superior,
  task,
  when,
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';

const maintenance = defineWorkflow(
  'manutencao-predial',
  [
    section('Problema', {
      tipo: select('Tipo', ['Elétrica', 'Hidráulica', 'Ar-condicionado', 'Alvenaria', 'Fachada'], { span: 3 }),
      local: string('Local', {
        span: 3,
        maxLength: 80,
        samples: ['Estoque, fundos', 'Salão de vendas', 'Copa do segundo andar', 'Vitrine da entrada'],
      }),
      risco: yesNo('Há risco para pessoas?', { span: 3 }),
      para: selectMultiple('Impede', ['Vender', 'Receber mercadoria', 'Usar o banheiro'], { span: 3 }),
      descricao: text('Descrição', {
        maxLength: 500,
        samples: [
          'Goteira sobre as caixas depois da chuva.',
          'Disjuntor cai quando ligamos o ar.',
          'Torneira da copa não fecha.',
          'Letreiro com metade apagada.',
        ],
      }),
      aviso: label(
        'Em caso de risco',
        '<p><strong>Isole a área</strong> e ligue para o ramal 2210 antes de enviar.</p>',
      ),
    }),
    section('Execução', {
      custo: money('Custo', { minValue: 0, maxValue: 80_000, span: 3 }),
      visita: date('Visita em', { min: 'CURRENT_DATE', max: 'NEXT_MONTH', span: 3 }),
    }),
  ],
  [
    start({
      tipo: 'required',
      local: 'required',
      risco: 'required',
      para: 'optional',
      descricao: 'required',
      aviso: { visible: '#risco == true' },
    }),
    gateway('urgente', 'Há risco?', [
      when('Sim', 'risco', '=', 'true', 'emergencia'),
      when('Não', 'risco', '=', 'false', 'vistoria'),
    ]),
    task('emergencia', 'Atendimento de emergência', {
      to: [group('Facilities')],
      within: minutes(90),
      ask: { custo: 'required', visita: 'required' },
      next: 'aceite',
    }),
    task('vistoria', 'Vistoria', {
      to: [group('Facilities')],
      within: days(2),
      ask: { custo: 'required', visita: 'required' },
    }),
    gateway('verba_alta', 'Custa mais de R$ 3.000?', [
      when('Sim', 'custo', '>', '3000', 'verba'),
      when('Não', 'custo', '<=', '3000', 'servico'),
    ]),
    approval('verba', 'Aprovação de verba', { to: [superior, group('Diretoria financeira')], within: days(2) }),
    afterApproval('decisao', 'servico'),
    task('servico', 'Executar serviço', { to: [group('Facilities')], within: days(7) }),
    task('aceite', 'Aceite do serviço', { to: [initiator], within: days(5) }),
    end(['aviso']),
  ],
);

const badge = defineWorkflow(
  'cracha',
  [
    fields({
      pedido: select('Pedido', ['Segunda via', 'Bloqueio por perda', 'Nova área'], { span: 3 }),
      matricula: assigneeData('Matrícula', 'custom1', { span: 3 }),
      areas: selectMultiple('Áreas', ['Estoque', 'Cofre', 'Sala de servidores', 'Docas'], { span: 3 }),
      motivo: string('Motivo', {
        span: 3,
        maxLength: 120,
        samples: ['Crachá quebrou.', 'Perdi no ônibus.', 'Passei a cuidar das docas.'],
      }),
    }),
  ],
  [
    start({
      pedido: 'required',
      matricula: { editable: 'false' },
      areas: { visible: "#pedido == 'Nova área'", required: "#pedido == 'Nova área'" },
      motivo: 'required',
    }),
    gateway('bloqueio', 'É bloqueio?', [
      when('Sim', 'pedido', '=', 'Bloqueio por perda', 'bloquear'),
      when('Área restrita', 'areas', 'contains', 'Cofre', 'gestor'),
      when('Não', 'pedido', '!=', 'Bloqueio por perda', 'emitir'),
    ]),
    erpService('bloquear', 'Bloquear crachá', {
      method: 'PUT',
      path: '/crachas/bloqueio',
      body: { matricula: '#matricula' },
      retries: 10,
      next: 'emitir',
    }),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1) }),
    afterApproval('decisao', 'emitir'),
    task('emitir', 'Emitir crachá', { to: [group('Facilities')], within: days(2) }),
    end(),
  ],
);

const vehicle = defineWorkflow(
  'reserva-veiculo',
  [
    section('Uso', {
      retirada: date('Retirada', { min: 'CURRENT_DATE', max: 60, span: 2 }),
      devolucao: date('Devolução', { min: 'CURRENT_DATE', max: 90, span: 2 }),
      pessoas: integer('Pessoas', { minValue: 1, maxValue: 7, span: 2 }),
      modelo: searchErp(
        'Veículo',
        { path: '/veiculos', params: { pessoas: '#pessoas', busca: '#query' }, label: 'modelo', value: 'placa' },
        { span: 3, samples: ['IPE-1A23', 'IPE-4C56'] },
      ),
      destino: string('Destino', {
        span: 3,
        maxLength: 80,
        samples: ['Centro de distribuição Louveira', 'Loja 051 Jundiaí', 'Aeroporto de Viracopos'],
      }),
      celular: masked('Celular do condutor', 'cell', { span: 3 }),
      habilitado: yesNo('Tem habilitação válida?', { span: 3 }),
    }),
  ],
  [
    start({
      retirada: 'required',
      devolucao: 'required',
      pessoas: 'required',
      modelo: 'required',
      destino: 'required',
      celular: 'required',
      habilitado: 'required',
    }),
    gateway('hoje', 'Retirada até amanhã?', [
      when('Sim', 'retirada', '<=', 'NEXT_DATE', 'frota'),
      when('Não', 'retirada', '>', 'NEXT_DATE', 'gestor'),
    ]),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: hours(24) }),
    afterApproval('decisao', 'frota'),
    task('frota', 'Separar veículo', { to: [group('Frota')], within: hours(4) }),
    end(['celular']),
  ],
);

const auditorium = defineWorkflow(
  'reserva-auditorio',
  [
    fields({
      dia: date('Dia', { min: 'NEXT_DATE', span: 3 }),
      pessoas: integer('Pessoas', { minValue: 5, maxValue: 120, span: 3 }),
    }),
  ],
  [
    start({ dia: 'required', pessoas: 'required' }),
    task('reservar', 'Reservar auditório', { to: [group('Facilities')], within: days(2) }),
    end(),
  ],
);

/** Services of the folder Infraestrutura. */
export const facilitiesServices: readonly DemoService[] = [
  {
    id: 26,
    name: 'manutencao-predial',
    title: 'Manutenção predial',
    description: 'Elétrica, hidráulica e ar-condicionado',
    category: 'Infraestrutura',
    icon: 'wrench',
    color: 'amber',
    sector: 'Manutenção predial',
    versions: [maintenance],
    demand: 10,
  },
  {
    id: 27,
    name: 'cracha-e-acesso-fisico',
    title: 'Crachá e acesso físico',
    description: 'Segunda via, bloqueio e novas áreas',
    category: 'Infraestrutura',
    icon: 'id-card',
    color: 'slate',
    sector: 'Segurança patrimonial',
    versions: [badge],
    demand: 5,
  },
  {
    id: 28,
    name: 'reserva-de-veiculo',
    title: 'Reserva de veículo',
    description: 'Frota da regional, por dia ou período',
    category: 'Infraestrutura',
    icon: 'car',
    color: 'slate',
    sector: 'Frota',
    versions: [vehicle],
    demand: 5,
  },
  {
    id: 29,
    name: 'reserva-de-auditorio',
    title: 'Reserva de auditório',
    description: 'Auditório da matriz, fechado para reforma',
    category: 'Infraestrutura',
    icon: 'presentation',
    color: 'slate',
    sector: 'Manutenção predial',
    versions: [auditorium],
    active: false,
    demand: 0,
  },
];
