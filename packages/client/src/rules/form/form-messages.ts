import { formFileNameMaxLength, formFilesMax, listItemsMax } from '../../contract/base/limits.ts';
import type { TextsLike } from '../languages/texts-like.ts';
import { maskMessages } from '../masks/mask-messages.ts';
import { richTextLimitMessages } from '../updates/rich-text-limits.ts';
import { formatDay } from './day-text.ts';
import { commaSigns, type NumberSigns } from './number-signs.ts';
import { formatNumber } from './number-text.ts';

/** Formats the limit of a number or a day for messages: money as "R$ 50,00", dd/MM/yyyy; numbers by default in pt-BR. */
export function formatLimit(type: string, limit: number | string, signs: NumberSigns = commaSigns): string {
  if (typeof limit === 'string') return formatDay(limit);
  return type === 'money' ? `R$ ${formatNumber('money', limit, signs)}` : formatNumber('float', limit, signs);
}

/** Every message of field validation. */
export const formMessages = {
  ...maskMessages,
  ...richTextLimitMessages,
  required: 'Este campo é obrigatório',
  acceptanceRequired: 'Aceite obrigatório',
  itemRequired: 'Selecione um item',
  acceptanceInvalid: 'Aceite inválido, faça o aceite novamente',
  min: (limit: string): string => `Digite um valor maior ou igual a ${limit}`,
  max: (limit: string): string => `Digite um valor menor ou igual a ${limit}`,
  pattern: (hint: string | null | undefined): string => `Digite um valor válido para este campo. ${hint ?? ''}`.trim(),
  passwordMismatch: 'As senhas não conferem.',
  email: 'Digite um e-mail válido',
  maxLength: (most: number): string =>
    most === 1 ? 'Digite no máximo 1 caractere' : `Digite no máximo ${formatNumber('integer', most)} caracteres`,
  listItems: `Informe no máximo ${listItemsMax} itens`,
  richTextTotal: 'Os textos formatados deste formulário passam juntos de 200.000 caracteres. Reduza este texto.',
  patternTotal: 'Os textos deste formulário são longos demais para os seus formatos. Reduza este campo.',
  formTotal: 'Os textos e as listas deste formulário passam juntos de 1 MB. Reduza este campo.',
  integer: 'Digite um número inteiro',
  number: 'Digite um número válido',
  digits: 'Digite um número com no máximo 15 algarismos',
  cents: 'Digite um valor com no máximo 2 casas decimais',
  date: 'Digite uma data válida',
  boolean: 'Escolha Sim ou Não',
  option: 'Escolha uma das opções da lista',
  file: 'Arquivo inválido, selecione o arquivo novamente',
  fileName: `O nome do arquivo deve ter no máximo ${formFileNameMaxLength} caracteres`,
  files: `Envie no máximo ${formFilesMax} arquivos em um formulário`,
  fileSize: 'O arquivo excedeu o tamanho máximo permitido.',
  type: 'Valor inválido para este campo',
  brokenExpression: 'A expressão deste campo possui problemas.',
  unknownField: 'Este campo não existe neste formulário',
  notEditable: 'Este campo não pode ser alterado',
} as const;

/** The messages of field validation in any language. */
export type FormTexts = TextsLike<typeof formMessages>;
