import { defineWorkflow, fields, section } from '../definition/definition-builder.ts';
import {
  assigneeData,
  date,
  float,
  integer,
  money,
  searchErp,
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

const purchase = defineWorkflow(
  'compra-materiais',
  [
    section('O que comprar', {
      grupo: select('Grupo', ['Uniformes', 'Embalagens', 'Papelaria', 'Limpeza', 'Expositores'], { span: 3 }),
      produto: searchErp(
        'Produto',
        {
          path: '/produtos',
          params: { grupo: '#grupo', busca: '#query' },
          label: 'descricao',
          value: 'codigo',
          extraFilter: '#ativo == true',
        },
        { span: 3, samples: ['MAT-1001', 'MAT-1014', 'MAT-2003', 'MAT-3110'] },
      ),
      quantidade: integer('Quantidade', { minValue: 1, maxValue: 5000, span: 2 }),
      valor: money('Valor estimado', { minValue: 1, maxValue: 200_000, span: 2 }),
      ate: date('Preciso até', { min: 'NEXT_WEEK', max: 90, span: 2 }),
      filial: assigneeData('Entregar na filial', 'custom4', { span: 3 }),
      motivo: text('Motivo', {
        maxLength: 300,
        samples: [
          'Reposição do estoque da loja.',
          'Três novos vendedores na equipe.',
          'Campanha do fim de semana.',
          'Material acabou antes do previsto.',
        ],
      }),
    }),
    section('Compra', {
      pedido: string('Número do pedido', { span: 3 }),
      fornecedor: string('Fornecedor', {
        span: 3,
        maxLength: 80,
        samples: ['Gráfica Bom Retiro', 'Embalagens Tietê', 'Confecções Aurora'],
      }),
      frete: float('Peso total (kg)', { minValue: 0.1, maxValue: 2000, span: 3 }),
    }),
  ],
  [
    start({
      grupo: 'required',
      produto: 'required',
      quantidade: 'required',
      valor: 'required',
      ate: 'required',
      filial: { editable: 'false' },
      motivo: 'required',
    }),
    approval('verba', 'Aprovação de verba', { to: [superior], within: days(2) }),
    afterApproval('decisao_verba', 'alcada'),
    gateway('alcada', 'Acima de R$ 10.000?', [
      when('Sim', 'valor', '>=', '10000', 'diretoria'),
      when('Não', 'valor', '<', '10000', 'cotacao'),
    ]),
    approval('diretoria', 'Aprovação da diretoria', { to: [group('Diretoria financeira')], within: days(3) }),
    afterApproval('decisao_diretoria', 'cotacao'),
    task('cotacao', 'Cotação', {
      to: [group('Suprimentos')],
      within: days(3),
      ask: { fornecedor: 'required', frete: 'optional' },
    }),
    erpService('pedido_compra', 'Gerar pedido de compra', {
      path: '/pedidos-de-compra',
      body: { produto: '#produto', quantidade: '#quantidade', valor: '#valor', fornecedor: '#fornecedor' },
      answer: { pedido: 'pedido' },
      retries: 5,
    }),
    task('recebimento', 'Confirmar recebimento', {
      to: [initiator],
      within: days(10),
      subtitle: 'Confira quantidade e qualidade',
    }),
    end(),
  ],
);

const uniform = defineWorkflow(
  'uniformes',
  [
    fields({
      peca: select('Peça', ['Camisa', 'Calça', 'Avental', 'Jaqueta'], { span: 2 }),
      tamanho: select('Tamanho', ['PP', 'P', 'M', 'G', 'GG'], { span: 2 }),
      quantidade: integer('Quantidade', { minValue: 1, maxValue: 4, span: 2 }),
      troca: yesNo('É troca de peça gasta?', { span: 6 }),
    }),
  ],
  [
    start({ peca: 'required', tamanho: 'required', quantidade: 'required', troca: 'required' }),
    task('separar', 'Separar uniforme', { to: [group('Suprimentos')], within: days(2) }),
    end(),
  ],
);

const stockDifference = defineWorkflow(
  'divergencia-estoque',
  [
    section('Divergência', {
      produto: searchErp(
        'Produto',
        { path: '/produtos', params: { busca: '#query' }, label: 'descricao', value: 'codigo' },
        { span: 3, samples: ['MAT-1001', 'MAT-2003'] },
      ),
      sistema: integer('Saldo no sistema', { minValue: 0, maxValue: 10_000, span: 2 }),
      contado: integer('Saldo contado', { minValue: 0, maxValue: 10_000, span: 2 }),
      valor: money('Valor da diferença', { minValue: 0, maxValue: 100_000, span: 2 }),
      suspeita: yesNo('Há suspeita de furto?', { span: 3 }),
      relato: text('Relato', {
        maxLength: 500,
        samples: ['Contado duas vezes por pessoas diferentes.', 'Faltam duas caixas da última entrega.'],
      }),
    }),
  ],
  [
    start({
      produto: 'required',
      sistema: 'required',
      contado: 'required',
      valor: 'required',
      suspeita: 'required',
      relato: { required: '#suspeita == true || #valor > 1000' },
    }),
    gateway('furto', 'Suspeita de furto?', [
      when('Sim', 'suspeita', '=', 'true', 'seguranca'),
      when('Não', 'suspeita', '=', 'false', 'ajuste'),
    ]),
    task('seguranca', 'Apuração da segurança', { to: [group('Facilities')], within: days(5) }),
    approval('ajuste', 'Aprovação do ajuste', { to: [group('Suprimentos')], within: hours(16) }),
    afterApproval('decisao', 'lancar'),
    erpService('lancar', 'Ajustar saldo', {
      method: 'PATCH',
      path: '/estoque/saldo',
      body: { produto: '#produto', saldo: '#contado', valor: '#valor' },
      retries: 2,
    }),
    end(),
  ],
);

/** Services of the folder Suprimentos. */
export const suppliesServices: readonly DemoService[] = [
  {
    id: 23,
    name: 'compra-de-materiais',
    title: 'Compra de materiais',
    description: 'Uniformes, embalagens e papelaria',
    category: 'Suprimentos',
    icon: 'package',
    color: 'amber',
    sector: 'Compras',
    versions: [purchase],
    demand: 12,
  },
  {
    id: 24,
    name: 'uniformes',
    title: 'Uniformes',
    description: 'Peças novas e troca de tamanho',
    category: 'Suprimentos',
    icon: 'shirt',
    color: 'sky',
    sector: 'Almoxarifado',
    versions: [uniform],
    demand: 5,
  },
  {
    id: 25,
    name: 'divergencia-de-estoque',
    title: 'Divergência de estoque',
    description: 'Diferença entre a contagem e o sistema',
    category: 'Suprimentos',
    icon: 'package-search',
    color: 'slate',
    sector: 'Almoxarifado',
    versions: [stockDifference],
    demand: 4,
  },
];
