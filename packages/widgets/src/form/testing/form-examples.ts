import type { FieldRules, FormField } from '@tramita/client/contract';

const field = (
  name: string,
  label: string,
  type: string,
  rest: Partial<FormField> = {},
  rules: Partial<FieldRules> = {},
): FormField => ({ id: `1.${name}`, name, label, type, rules, ...rest });

const choices = (...labels: string[]) => labels.map((label) => ({ label, value: label }));
const kinds = choices('Hospedagem', 'Alimentação', 'Transporte', 'Treinamento', 'Material');

/** One field of each type, filled in. */
export const everyField: readonly FormField[] = [
  field('loja', 'Loja', 'string', { value: 'Loja 042 · Campinas Centro' }, { maxLength: 60 }),
  field(
    'placa',
    'Placa do veículo',
    'regex',
    { value: 'ABC-1234', hint: 'Use ABC-1234.' },
    {
      regexExpression: '[A-Z]{3}-\\d{4}',
    },
  ),
  field('chefe', 'Superior direto', 'assigneeData', { value: 'Elisa Andrade' }),
  field('uf', 'Estado', 'select', { options: choices('SP', 'RJ', 'MG'), value: 'SP' }),
  field(
    'motivo',
    'Motivo',
    'text',
    { value: 'Duas diárias para a abertura da loja.', hint: 'Diga o que foi feito.' },
    {
      maxLength: 300,
      required: true,
    },
  ),
  field('parecer', 'Parecer técnico', 'texteditor', {
    value:
      '<p><b>Notas conferidas.</b> Veja a <a href="https://empresa.example/politica">política</a>.</p><ul><li>hotel</li><li>táxi</li></ul>',
  }),
  field('diarias', 'Diárias', 'integer', { value: 1200, span: 2 }),
  field('distancia', 'Distância (km)', 'float', { value: 318.5, span: 2 }),
  field('valor', 'Valor total', 'money', { value: 1284.9, span: 2 }),
  field('cpf', 'CPF de quem recebe', 'masked', { value: '529.982.247-25', span: 2 }, { maskedValue: 'cpf' }),
  field('cnpj', 'CNPJ do fornecedor', 'masked', { value: '12.ABC.345/01DE-35', span: 2 }, { maskedValue: 'cnpj' }),
  field('celular', 'Celular', 'masked', { value: '(11) 98765-4321', span: 2 }, { maskedValue: 'cell' }),
  field('data', 'Data da despesa', 'date', { value: '2026-11-17', maxDate: 'CURRENT_DATE' }),
  field('viagem', 'Foi em viagem a trabalho?', 'boolean', { value: true }),
  field('categorias', 'Categorias da despesa', 'select-multiple', {
    options: kinds,
    value: ['Hospedagem', 'Transporte'],
  }),
  field('marcadores', 'Marcadores', 'chips', { value: ['inauguração', 'loja 057'] }),
  field('fornecedor', 'Fornecedor', 'search', { options: choices('Hotel Serra Azul'), value: 'Hotel Serra Azul' }),
  field('senha', 'Senha do cofre', 'password'),
  field('aviso', 'Aviso', 'label', {
    defaultValue: '<p>Anexe a <strong>nota fiscal</strong> de cada despesa. Recibos só valem até R$ 50,00.</p>',
  }),
  field('comprovante', 'Comprovante', 'file', { value: 'filename:nota-hotel.pdf;data:application/pdf;base64,QUJD' }),
  field('recibo', 'Recibo', 'file'),
  field('aceite', 'Li a política de reembolso e declaro que as despesas são verdadeiras.', 'acceptance', {
    value: '177.92.14.8 (-22.9056, -47.0608)',
  }),
];

/** A chain of conditions, and several conditions on one field. */
export const chainFields: readonly FormField[] = [
  ...[1, 2, 3, 4, 5].map((link) =>
    field(`elo${link}`, `Elo ${link}`, 'string', {}, { visible: link === 1 ? null : `#elo${link - 1} == "s"` }),
  ),
  field('mostrar', 'Mostrar', 'select', { options: choices('Nenhum', 'Todos') }),
  ...[1, 2, 3, 4, 5, 6].map((branch) =>
    field(`ramo${branch}`, `Ramo ${branch}`, 'string', { span: 2 }, { visible: '#mostrar == "Todos"' }),
  ),
  field('quebrado', 'Com expressão quebrada', 'string', {}, { visible: '#elo1 ==' }),
];

const section = (title: string, fields: readonly FormField[]) => fields.map((one) => ({ ...one, section: title }));
const required = { required: true };

/** A request form with five sections. */
export const longFields: readonly FormField[] = [
  ...section('Despesa', [
    field('tipo', 'Tipo de despesa', 'select', { options: kinds, value: 'Hospedagem', span: 2 }, required),
    field('data', 'Data da despesa', 'date', { value: '2026-11-17', span: 2 }, required),
    field('valor', 'Valor total', 'money', { value: 1284.9, span: 2 }, required),
    field(
      'motivo',
      'Motivo',
      'text',
      {
        value:
          'Duas diárias em Ribeirão Preto para a abertura da Loja 57: montagem da vitrine e treinamento da equipe.',
        hint: 'Diga o que foi feito e para qual loja.',
      },
      { ...required, maxLength: 300 },
    ),
    field(
      'centro',
      'Centro de custo',
      'search',
      { options: choices('1042 · Operação Campinas'), value: '1042 · Operação Campinas' },
      required,
    ),
    field('viagem', 'Foi em viagem a trabalho?', 'boolean', { value: true }, required),
  ]),
  ...section('Favorecido', [
    field('cpf', 'CPF de quem recebe', 'masked', { value: '529.982.247-25' }, { ...required, maskedValue: 'cpf' }),
    field('cnpj', 'CNPJ do fornecedor', 'masked', { value: '27.865.757/0001-' }, { ...required, maskedValue: 'cnpj' }),
    field('email', 'E-mail do fornecedor', 'string', { span: 4 }),
    field('telefone', 'Telefone', 'masked', { span: 2 }, { maskedValue: 'telephone' }),
  ]),
  ...section('Conferência', [
    field('categorias', 'Categorias da despesa', 'select-multiple', { options: kinds }, required),
    field('aprovado', 'Valor aprovado', 'money', { value: 1980, span: 2 }, { maxValue: 1842.9 }),
    field('parecer', 'Parecer', 'text', { span: 4 }, { maxLength: 200 }),
    field('marcadores', 'Marcadores', 'chips'),
  ]),
  ...section('Comprovantes', [
    field('orientacao', 'Orientação', 'label', {
      defaultValue: '<p>Anexe a <strong>nota fiscal</strong> de cada despesa.</p>',
    }),
    field('comprovante', 'Comprovante principal', 'file', {}, required),
  ]),
  ...section('Aceite', [
    field(
      'aceite',
      'Li a política de reembolso e declaro que as despesas são verdadeiras.',
      'acceptance',
      {},
      required,
    ),
  ]),
];
