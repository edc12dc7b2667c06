import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  assigneeData,
  date,
  file,
  integer,
  money,
  searchErp,
  select,
  selectMultiple,
  string,
  text,
} from '../definition/fields.ts';
import {
  afterApproval,
  approval,
  days,
  end,
  gateway,
  group,
  hours,
  start,
  superior,
  task,
  when,
} from '../definition/steps.ts';
import type { DemoService } from './demo-service.ts';

const windowCampaign = defineWorkflow(
  'material-vitrine',
  [
    section('Campanha', {
      campanha: searchErp(
        'Campanha',
        { path: '/campanhas', params: { busca: '#query' }, label: 'nome', value: 'codigo' },
        { span: 3, samples: ['INVERNO', 'MAES', 'NATAL'] },
      ),
      filial: assigneeData('Filial', 'custom4', { span: 3 }),
      pecas: selectMultiple('Peças', ['Adesivo de vidro', 'Cartaz A3', 'Manequim', 'Expositor de chão'], { span: 3 }),
      quantidade: integer('Quantidade', { minValue: 1, maxValue: 60, span: 3 }),
      medida: string('Medida da vitrine', { span: 3, maxLength: 40, samples: ['3,20 x 2,10 m', '5,00 x 2,40 m'] }),
      instalacao: date('Instalar em', { min: 'NEXT_WEEK', max: 60, span: 3 }),
      foto: file('Foto da vitrine'),
    }),
  ],
  [
    start({
      campanha: 'required',
      filial: { editable: 'false' },
      pecas: 'required',
      quantidade: 'required',
      medida: { visible: "#pecas.includes('Adesivo de vidro')", required: 'true' },
      instalacao: 'required',
      foto: 'optional',
    }),
    approval('marketing', 'Aprovação do marketing', { to: [group('Marketing de loja')], within: days(2) }),
    afterApproval('decisao', 'producao'),
    task('producao', 'Produzir e enviar', { to: [group('Marketing de loja')], within: days(7) }),
    end(),
  ],
);

const cashFloat = defineWorkflow(
  'fundo-fixo',
  [
    fields({
      pedido: select('Pedido', ['Abertura', 'Reforço', 'Prestação de contas'], { span: 3 }),
      valor: money('Valor', { minValue: 50, maxValue: 5000, span: 3 }),
      observacao: text('Observação', { maxLength: 300, samples: ['Troco para o feriado.', 'Notas do mês em anexo.'] }),
    }),
  ],
  [
    start({ pedido: 'required', valor: 'required', observacao: { required: "#pedido == 'Prestação de contas'" } }),
    gateway('prestacao', 'É prestação de contas?', [
      when('Sim', 'pedido', '=', 'Prestação de contas', 'conferir'),
      when('Não', 'pedido', '!=', 'Prestação de contas', 'gestor'),
    ]),
    approval('gestor', 'Aprovação do gestor', { to: [superior], within: days(1) }),
    afterApproval('decisao', 'conferir'),
    task('conferir', 'Conferir e transferir', { to: [group('Contas a pagar')], within: hours(16) }),
    end(),
  ],
);

const openingHours = defineWorkflow(
  'horario-especial',
  [
    fields({
      filial: assigneeData('Filial', 'custom4', { span: 3 }),
      dia: date('Dia', { min: 'NEXT_DATE', max: 90, span: 3 }),
      horario: select('Horário', ['Abrir mais cedo', 'Fechar mais tarde', 'Abrir no domingo', 'Não abrir'], {
        span: 3,
      }),
      pessoas: integer('Pessoas na escala', { minValue: 1, maxValue: 40, span: 3 }),
      motivo: text('Motivo', {
        maxLength: 300,
        samples: ['Liquidação do bairro.', 'Inventário geral.', 'Véspera de feriado.'],
      }),
    }),
  ],
  [
    start({
      filial: { editable: 'false' },
      dia: 'required',
      horario: 'required',
      pessoas: { visible: "#horario != 'Não abrir'", required: 'true' },
      motivo: 'required',
    }),
    approval('regional', 'Aprovação da regional', { to: [superior], within: days(2) }),
    afterApproval('decisao', 'divulgar'),
    task('divulgar', 'Divulgar horário', { to: [group('Marketing de loja')], within: days(1) }),
    end(),
  ],
);

/** Services of the folder Lojas, and the one without a folder. */
export const storesServices: readonly DemoService[] = [
  {
    id: 33,
    name: 'material-de-vitrine',
    title: 'Material de vitrine',
    description: 'Peças das campanhas para a loja',
    category: 'Lojas',
    icon: 'palette',
    color: 'sky',
    sector: 'Visual merchandising',
    versions: [windowCampaign],
    initializerGroup: 2,
    demand: 4,
  },
  {
    id: 34,
    name: 'fundo-fixo-de-caixa',
    title: 'Fundo fixo de caixa',
    description: 'Abertura, reforço e prestação de contas',
    category: 'Lojas',
    icon: 'coins',
    color: 'jade',
    sector: 'Contas a pagar',
    versions: [cashFloat],
    demand: 5,
  },
  {
    id: 35,
    name: 'horario-especial',
    title: 'Horário especial',
    description: 'Abertura e fechamento fora do padrão',
    category: 'Lojas',
    icon: 'clock',
    color: 'amber',
    sector: 'Campanhas',
    versions: [openingHours],
    demand: 3,
  },
  {
    id: 36,
    name: 'viagem-a-trabalho',
    title: 'Viagem a trabalho',
    description: 'Passagem, hospedagem e diárias',
    category: 'Pessoas',
    icon: 'plane',
    color: 'jade',
    sector: 'Tesouraria',
    versions: [],
    url: 'https://viagens.redeipe.example/',
    demand: 0,
  },
];
