import type { ExpressionErrorCode } from '../../expression/expression-error.ts';
import { formatNumber } from '../../form/number-text.ts';
import type { TextsLike } from '../../languages/texts-like.ts';
import { richTextLimitMessages } from '../../updates/rich-text-limits.ts';

const connection = (label: string): string => (label.trim() === '' ? 'sem nome' : `"${label}"`);

const partNames = { label: 'nome', field: 'campo', operator: 'operador', value: 'valor', target: 'destino' };

/** Name of an input of a decision's connection. */
export type ConnectionPart = keyof typeof partNames;

function withoutParts(parts: readonly ConnectionPart[]): string {
  const names = parts.map((part) => partNames[part]);
  if (names.length < 2) return `sem ${names.join('')} válido`;
  return `sem ${names.slice(0, -1).join(', ')} e ${names.at(-1)} válidos`;
}

/** Portuguese sentences about problems of a process: of the inputs of the modeler, and those that prevent it from running. */
export const workflowProblems = {
  // inputs
  choose: 'Selecione uma opção',
  emptyItem: 'Preenche o campo',
  tooLong: (limit: number): string => `Use no máximo ${limit} caracteres`,
  processTitle: 'Preenche com o nome do processo',
  spreadsheetEmpty: 'Preenche com a url da planilha',
  spreadsheetInvalid: 'Informe uma planilha válida',
  stepTitle: 'Preenche o título',
  slaWhole: 'Digite um número inteiro maior que zero',
  slaLong: 'Use um prazo de até 100 anos',
  errorTarget: 'Preenche qual o destino da notificação',
  sheetUrl: 'Preencha a URL do Google Sheets',
  sheetName: 'Preencha a aba/guia',
  endpoint: 'Preenche a URL da requisição',
  retriesMissing: 'Quantidade de tentativas é obrigatório',
  retriesRange: 'Digite um número de 0 a 10',
  secretHeader: (header: string, isMoved: boolean): string =>
    isMoved
      ? `O endereço da integração mudou. Informe o valor do cabeçalho "${header}" novamente`
      : `Informe o valor do cabeçalho "${header}"`,
  secretBody: (isMoved: boolean): string =>
    isMoved
      ? 'O endereço da integração mudou. Informe o corpo da requisição novamente'
      : 'Informe o corpo da requisição',
  answerTwice: 'Use cada propriedade da resposta em um campo só',
  fieldGone: 'O campo não existe mais',
  connectionLabel: 'Preenche com o nome da conexão',
  connectionTarget: 'Escolha a etapa de destino',
  valueUnused: 'Deixe o valor vazio',
  valueMissing: 'Preenche o valor',
  valueOption: 'O campo não tem mais esta opção',
  valueNumber: 'Digite um número válido',
  fieldLabel: 'Preencha o título',
  fieldName: 'Preencha o nome',
  fieldType: 'Selecione um tipo',
  fieldMask: 'Selecione uma máscara',
  fieldMaxLength: 'O máximo de caracteres deve ser um número inteiro maior que zero',
  fieldMaxValue: 'O valor mínimo não pode ser maior que o máximo',
  fieldMaxDate: 'A data mínima não pode ser depois da máxima',
  fieldDayOffset: (limit: number): string => `Use no máximo ${formatNumber('integer', limit)} dias`,
  fieldDefault: 'O campo não aceita este valor inicial',
  fieldSearch: 'A configuração da busca está incompleta ou inválida',
  nameTaken: 'Nome existente. Escolha um diferente.',
  nameReserved: 'Este nome é reservado. Escolha um diferente.',
  nameCharacters: 'Use letras sem acento, números e _, sem começar por número',
  renamed: (wanted: string): string => `Nome "${wanted}" existente. Alteramos o nome para outro disponível..`,
  optionLabel: 'Preencha o título',
  optionValue: 'Preencha o valor',
  // the form
  lacksTitle: 'não contém título',
  lacksName: 'não contém nome',
  lacksPersonData: 'não contém dado do usuário',
  unknownPersonData: 'contém um dado do usuário que não existe',
  lacksInformation: 'não contém informação',
  lacksMask: 'não contém máscara',
  lacksOptions: 'não contém opções',
  lacksPattern: 'não contém expressão regular',
  brokenPattern: 'contém expressão regular inválida',
  reversedRange: 'o valor mínimo não pode ser maior ou igual ao máximo',
  // the checks before publishing
  lastStep: 'Adicione uma finalização no processo',
  emptyStep: 'Adicione pelo menos uma etapa no processo',
  openConnections: 'Preenche todas as conexões de decisão',
  openConnection: (step: string, label: string, order: number, parts: readonly ConnectionPart[]): string =>
    `${step}, conexão ${label === '' ? order : `“${label}”`} ${withoutParts(parts)}`,
  noWork: 'Adicione pelo menos etapa além de início, fim ou decisão',
  category: 'Adicione uma categoria',
  department: 'Selecione um departamento',
  sector: 'Selecione um setor',
  statuses: 'Adicione pelo menos um status de usuário permitido',
  nps: 'Informe se o processo terá NPS',
  spreadsheetUrl: 'Informe uma url de planilha',
  form: 'Existem problemas no formulário',
  stepFields: (uses: number, most: number): string =>
    `As etapas usam campos ${formatNumber('integer', uses)} vezes; use no máximo ${formatNumber('integer', most)}`,
  richTexts: 'Os textos formatados dos campos passam juntos de 200.000 caracteres',
  ...(richTextLimitMessages as TextsLike<typeof richTextLimitMessages>),
  /** The problem of an expression. `sentence` is the Portuguese one of its compiler. */
  expression: (_code: ExpressionErrorCode, sentence: string): string => sentence,
  // the engine
  sameStepId: (id: string): string => `Há mais de uma etapa com o identificador "${id}"`,
  startFirst: 'A primeira etapa deve ser o evento de início',
  endLast: 'A última etapa deve ser o evento de fim',
  oneStart: 'Só pode haver um evento de início, na primeira posição',
  untitledStep: 'A etapa não tem título',
  unknownTarget: 'Uma conexão leva a uma etapa que não existe',
  targetIsStart: 'Nenhuma conexão pode levar ao evento de início',
  targetIsSelf: 'Uma etapa não pode levar a si mesma',
  noAssignees: 'A etapa não tem responsáveis',
  slaZero: 'O prazo da etapa deve ser maior que zero',
  endConnected: 'O evento de fim não pode ter conexões',
  oneConnection: 'É permitido apenas uma conexão para tarefas',
  noExit: 'A etapa não leva a nenhuma outra',
  serviceSheetUrl: 'O endereço da planilha não foi preenchido',
  serviceSheetName: 'A aba da planilha não foi preenchida',
  serviceEndpoint: 'O endereço do serviço não foi preenchido',
  serviceRetries: 'O número de novas tentativas deve ficar entre 0 e 10',
  sheetField: (name: string): string => `A planilha usa o campo "${name}", que não existe no formulário`,
  gatewayEmpty: 'A decisão não tem conexões',
  unreached: 'Nenhum caminho leva a esta etapa',
  connectionUnnamed: 'Uma conexão da decisão não tem nome',
  connectionNoField: (label: string): string => `A conexão ${connection(label)} não tem campo`,
  connectionUnknownField: (label: string, name: string): string =>
    `A conexão ${connection(label)} usa o campo "${name}", que não existe`,
  connectionNoOperator: (label: string): string => `A conexão ${connection(label)} não tem operador`,
  connectionNoValue: (label: string): string => `A conexão ${connection(label)} não tem valor`,
  connectionValueUnused: (label: string): string =>
    `A conexão ${connection(label)} não pode ter valor com esse operador`,
  connectionContainsDate: (label: string): string => `A conexão ${connection(label)} não pode usar "contém" em data`,
  connectionDate: (label: string): string => `A conexão ${connection(label)} não tem uma data válida`,
  sameFieldName: (name: string): string => `Há mais de um campo com o nome "${name}"`,
  sameFieldId: (id: string): string => `Há mais de um campo com o identificador "${id}"`,
  fieldNameSigns: (name: string): string => `O campo "${name}" tem um nome com espaços ou sinais`,
  fieldNameReserved: (name: string): string => `O campo "${name}" tem um nome reservado`,
  fieldNoTitle: (name: string): string => `O campo "${name}" não tem título`,
  fieldNoOptions: (name: string): string => `O campo "${name}" não tem opções`,
  fieldSameOptions: (name: string): string => `O campo "${name}" tem opções com o mesmo valor`,
  fieldNoMask: (name: string): string => `O campo "${name}" não tem máscara`,
  fieldNoSearch: (name: string): string => `O campo "${name}" não tem origem da busca`,
  fieldNoPattern: (name: string): string => `O campo "${name}" não tem expressão regular`,
  fieldBrokenPattern: (name: string): string => `O campo "${name}" tem uma expressão regular inválida ou lenta demais`,
  fieldReversed: (name: string): string => `O campo "${name}" tem o mínimo maior que o máximo`,
  fieldUnknownDate: (name: string): string => `O campo "${name}" tem um limite de data desconhecido`,
  stepUnknownField: 'A etapa usa um campo que não existe',
  stepFieldTwice: 'A etapa repete um campo',
  brokenRule: (field: string, sentence: string): string =>
    `A expressão do campo "${field}" possui problemas: ${sentence}`,
  ruleUnknownOption: (field: string, name: string, option: string): string =>
    `A expressão do campo "${field}" compara o campo "${name}" com "${option}", que não é uma opção dele`,
  ruleUnknownField: (field: string, name: string): string =>
    `A expressão do campo "${field}" lê o campo "${name}", que não existe`,
};
