import { brokenExpressionMessage, missingExpressionMessage } from '@tramita/client/rules';
import { defineMessages } from '../../define-messages.ts';
import { formatInteger } from '../../format/format-number.ts';

/** Texts of the expression editor. */
export const expressionMessages = defineMessages('modelerExpression', {
  placeholder: '#campo == "valor"',
  empty: missingExpressionMessage,
  invalid: brokenExpressionMessage,
  place: (position: number, sentence: string) => `Posição ${formatInteger(position, 'pt-BR')}: ${sentence}`,
  unknownField: (name: string) => `não há campo com o nome "${name}"`,
  unknownOption: (name: string, value: string) => `o campo "${name}" não tem a opção "${value}"`,
  fields: 'Campos',
  valuesOf: (label: string) => `Valores de ${label}`,
  suggestions: (count: number) => (count === 1 ? '1 sugestão' : `${formatInteger(count, 'pt-BR')} sugestões`),
  fieldFacts: (name: string, type: string) => `#${name}, ${type}`,
  optionCount: (count: number) => (count === 1 ? '1 opção' : `${formatInteger(count, 'pt-BR')} opções`),
  comparesValue: 'Compara o valor da opção, não o título.',
  comparesList: 'Guarda uma lista: compare com == ou use includes().',
  comparesDate: 'Guarda o dia como "aaaa-mm-dd".',
  comparesNumber: 'Guarda um número: compare sem aspas.',
  comparesBoolean: 'Guarda verdadeiro (true) ou falso (false).',
  comparesText: 'Guarda um texto: compare entre aspas.',
  insert: 'inserir',
  openFields: 'campos',
  closeList: 'fechar',
});
