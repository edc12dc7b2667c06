import type { FieldType } from '@tramita/client/contract';

/** What designers call each type of field. */
export const fieldTypeLabels: Readonly<Record<FieldType, string>> = {
  string: 'Texto curto',
  text: 'Texto longo',
  texteditor: 'Texto formatado',
  password: 'Senha',
  integer: 'Número inteiro',
  float: 'Número decimal',
  money: 'Moeda',
  date: 'Data',
  boolean: 'Sim ou não',
  select: 'Seleção',
  'select-multiple': 'Seleção múltipla',
  chips: 'Etiquetas',
  label: 'Informação',
  file: 'Arquivo',
  search: 'Busca',
  acceptance: 'Aceite',
  regex: 'Expressão regular',
  assigneeData: 'Dado do usuário',
  masked: 'Máscara',
};

/** What designers call the fields that every process has, by name. */
export const builtInFieldLabels: Readonly<Record<string, string>> = {
  approved: 'Aprovado',
  motive: 'Motivo',
  statusCode: 'Código da resposta',
  protocol: 'Protocolo',
  callbackUrl: 'Endereço de retorno',
  idk: 'IDK',
  approvedBy: 'Aprovado por',
  reprovedBy: 'Reprovado por',
};
