import type { SelectOption } from '../../../contract/processes/form.ts';
import type { ModelField, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { fieldTypeRecord, hasValue, isChoiceType } from '../../form/field-types.ts';
import { compilePattern } from '../../form/safe-pattern.ts';
import { emailExpression } from '../../form/validate-value.ts';
import { richTextProblem } from '../../updates/rich-text-limits.ts';
import { builtInFields } from '../built-in-fields.ts';
import { isReferable, takenNameMessage } from '../field-name.ts';
import { given } from '../given.ts';
import { textLimits, textProblem } from './limits.ts';

/** Messages of the inputs of a field, by property; `options` for the first invalid option. */
export type FieldProblems = {
  label?: string;
  name?: string;
  type?: string;
  hint?: string;
  maskedValue?: string;
  options?: string;
  defaultValue?: string;
};

/** Returns the messages of the inputs of a field; empty if there is no problem or no such field. */
export function fieldProblems({ fields }: Pick<WorkflowModel, 'fields'>, fieldId: string): FieldProblems {
  const field = fields.find(({ id }) => id === fieldId);
  if (field === undefined) return {};
  const isTaken = fields.some(({ id, name }) => id !== fieldId && name === field.name);
  return problemsOfField(field, isTaken);
}

/** Returns the messages of the inputs of a field. `isTaken` says whether another one has its name. */
export function problemsOfField(field: ModelField, isTaken: boolean): FieldProblems {
  const isOpen = fieldTypeRecord(field.type).value === 'masked' && field.maskedValue === undefined;
  return given({
    label: textProblem(field.label, textLimits.fieldLabel, 'Preencha o título'),
    name: nameProblem(field, isTaken),
    type: field.type === '' ? 'Selecione um tipo' : undefined,
    hint: textProblem(field.hint, textLimits.fieldHint),
    maskedValue: isOpen ? 'Selecione uma máscara' : undefined,
    defaultValue: isRichText(field) ? (richTextProblem(field.defaultValue) ?? undefined) : undefined,
    options: field.options.map(optionProblems).flatMap((problems) => Object.values(problems))[0],
  });
}

/** Returns whether a field's initial content is HTML: the text of a label, the initial value of a text editor. */
export function isRichText(field: ModelField): field is ModelField & { defaultValue: string } {
  return (
    (!hasValue(field.type) || fieldTypeRecord(field.type).value === 'html') && typeof field.defaultValue === 'string'
  );
}

function nameProblem({ name, hidden }: ModelField, isTaken: boolean): string | undefined {
  const problem = textProblem(name, textLimits.fieldName, 'Preencha o nome');
  if (problem !== undefined) return problem;
  const isBuiltIn = Object.hasOwn(builtInFields, name) && hidden !== true;
  if (isTaken || isBuiltIn) return takenNameMessage;
  return isReferable(name) ? undefined : 'Use letras sem acento, números e _, sem começar por número';
}

/** Returns the messages of the inputs of an option; empty if there is no problem. */
export function optionProblems(option: SelectOption): { label?: string; value?: string } {
  return given({
    label: textProblem(option.label, textLimits.optionLabel, 'Preencha o título'),
    value: textProblem(option.value, textLimits.optionValue, 'Preencha o valor'),
  });
}

/** Returns what prevents a field from being published, each as the end of a sentence about it: `não contém título`. */
export function formProblems(field: ModelField): string[] {
  const { type, defaultValue, minValue, maxValue, regexExpression = '' } = field;
  const { value, isComputed = false } = fieldTypeRecord(type);
  const isBlank = defaultValue == null || String(defaultValue).replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';
  const isPicture = typeof defaultValue === 'string' && /<(?:img|video|iframe)\b/i.test(defaultValue);
  const isPattern = regexExpression === emailExpression || compilePattern(regexExpression) !== null;
  const isReversed = minValue !== undefined && maxValue !== undefined && minValue >= maxValue;
  const found: [boolean, string][] = [
    [field.label.trim() === '', 'não contém título'],
    [field.name.trim() === '', 'não contém nome'],
    [isComputed && !field.assigneeData, 'não contém dado do usuário'],
    [!hasValue(type) && isBlank && !isPicture, 'não contém informação'],
    [value === 'masked' && field.maskedValue === undefined, 'não contém máscara'],
    [isChoiceType(type) && field.options.length === 0, 'não contém opções'],
    [type === 'regex' && regexExpression === '', 'não contém expressão regular'],
    [type === 'regex' && regexExpression !== '' && !isPattern, 'contém expressão regular inválida'],
    [type === 'integer' && isReversed, 'o valor mínimo não pode ser maior ou igual ao máximo'],
  ];
  return found.flatMap(([isFound, text]) => (isFound ? [text] : []));
}
