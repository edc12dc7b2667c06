import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** Texts of filling in a form from a spreadsheet. */
export const sheetFillMessages = defineMessages('sheetFill', {
  title: 'Preencher com planilha',
  hint: 'Escolha um arquivo csv ou xlsx. A primeira linha traz o nome ou o rótulo dos campos; nada é enviado antes de você concluir a tarefa.',
  choose: 'Escolher arquivo',
  chooseOther: 'Escolher outro arquivo',
  template: 'Baixar modelo',
  templateName: 'modelo',
  fromProcess: 'Usar a planilha do processo',
  dropHere: 'Solte a planilha para preencher',
  oneFile: 'Solte um arquivo de cada vez',
  row: 'Linha da planilha',
  rowPlaceholder: 'Escolha a linha',
  rowLabel: (line: number, key: string, start: string) =>
    [`Linha ${line}`, key && `IDK ${key}`, start].filter(Boolean).join(' · '),
  changes: (count: number) => (count === 1 ? '1 campo será preenchido' : `${count} campos serão preenchidos`),
  noChanges: 'Nenhum campo muda com esta linha.',
  same: (count: number) => (count === 1 ? '1 campo já tem este valor.' : `${count} campos já têm estes valores.`),
  field: 'Campo',
  before: 'Valor atual',
  after: 'Novo valor',
  empty: 'vazio',
  refused: (count: number) => (count === 1 ? '1 célula não será usada' : `${count} células não serão usadas`),
  unused: (headings: string) => `Colunas sem campo neste formulário: ${headings}`,
  confirm: 'Preencher',
  cancel: 'Cancelar',
  filled: (count: number) =>
    count === 1 ? '1 campo preenchido pela planilha' : `${count} campos preenchidos pela planilha`,
  number: 'Não é um número',
  integer: 'Não é um número inteiro',
  date: 'Não é uma data no formato dd/mm/aaaa',
  boolean: 'Use Sim ou Não',
  option: 'Não é uma das opções do campo',
  otherType: 'Este campo é preenchido no formulário',
  hidden: 'O campo não aparece com estes valores',
  readOnly: 'O campo é só de leitura',
  wrongFile: 'Escolha um arquivo csv, xls ou xlsx.',
  largeFile: 'O arquivo passa de 2 MB. Divida a planilha e tente novamente.',
  brokenFile: 'Não foi possível ler o arquivo. Salve a planilha novamente e tente outra vez.',
  longFile: (limit: number) =>
    `A planilha tem mais de ${formatInteger(limit, 'pt-BR')} linhas. Deixe só as que interessam.`,
  noRows: 'A planilha não tem linhas abaixo do cabeçalho.',
  noColumns:
    'Nenhuma coluna da primeira linha corresponde a um campo deste formulário. Baixe o modelo para ver os nomes.',
  readFailed: 'Não foi possível ler a planilha do processo. Tente novamente.',
});
