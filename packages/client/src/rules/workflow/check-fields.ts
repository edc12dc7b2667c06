import type { DefinitionField, StepField, WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { tryCompile } from '../expression/compile-expression.ts';
import { isDatePreset } from '../form/date-presets.ts';
import { isDay } from '../form/day-text.ts';
import { compileRule } from '../form/evaluate-rule.ts';
import { fieldTypeRecord, isChoiceType, isNumberType } from '../form/field-types.ts';
import { compilePattern } from '../form/safe-pattern.ts';
import { emailExpression } from '../form/validate-value.ts';
import { builtInFields } from './built-in-fields.ts';
import { type FoundMessage, type FoundProblem, type ProblemTopic, repeated } from './definition-problem.ts';
import { isReservedName } from './field-name.ts';
import { approversOnly } from './flags.ts';
import { absentOptions } from './option-comparison.ts';
import type { workflowProblems } from './problems/workflow-problems.ts';

/** Returns the problems of a definition's fields and of their rules at steps. */
export function checkFields(definition: WorkflowDefinition, texts: typeof workflowProblems): FoundProblem[] {
  const { fields } = definition;
  const problems: FoundProblem[] = [];
  for (const name of repeated(fields.map((field) => field.name))) {
    problems.push({ topic: 'name', message: texts.sameFieldName(name) });
  }
  for (const fieldId of repeated(fields.map((field) => field.id))) {
    problems.push({ fieldId, message: texts.sameFieldId(fieldId) });
  }
  for (const field of fields) {
    problems.push(...checkField(field, texts).map((problem) => ({ fieldId: field.id, ...problem })));
  }
  return [...problems, ...checkRules(definition, texts)];
}

function checkField(field: DefinitionField, texts: typeof workflowProblems): FoundMessage[] {
  const found: FoundMessage[] = [];
  const say = (wrong: boolean, message: (name: string) => string, topic?: ProblemTopic): void => {
    if (wrong) found.push({ topic, message: message(field.name) });
  };
  // expressions must be able to read the name
  say(!/^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$]*$/u.test(field.name), texts.fieldNameSigns, 'name');
  say(isReservedName(field.name), texts.fieldNameReserved, 'name');
  const { value } = fieldTypeRecord(field.type);
  say(value !== 'none' && field.label.trim() === '', texts.fieldNoTitle, 'field');
  say(isChoiceType(field.type) && (field.options?.length ?? 0) === 0, texts.fieldNoOptions, 'field');
  say(repeated((field.options ?? []).map((option) => option.value)).length > 0, texts.fieldSameOptions);
  say(value === 'masked' && field.maskedValue === undefined, texts.fieldNoMask, 'field');
  say(value === 'item' && field.search === undefined, texts.fieldNoSearch);
  const { regexExpression: pattern = '' } = field;
  say(field.type === 'regex' && pattern === '', texts.fieldNoPattern, 'field');
  const isPattern = pattern !== '' && pattern !== emailExpression;
  const isBroken = isPattern && compilePattern(pattern) === null;
  say(isBroken, texts.fieldBrokenPattern, field.type === 'regex' ? 'field' : undefined);
  const { minValue, maxValue } = field;
  const isReversed = minValue !== undefined && maxValue !== undefined && minValue > maxValue;
  say(isReversed, texts.fieldReversed, isNumberType(field.type) ? 'field' : undefined);
  for (const preset of [field.minDate, field.maxDate]) {
    const isKnown = preset === undefined || preset === '' || isDatePreset(preset) || isDay(preset);
    say(!isKnown, texts.fieldUnknownDate);
  }
  return found;
}

const kinds = ['visible', 'required', 'editable'] as const;

function checkRules({ steps, fields }: WorkflowDefinition, texts: typeof workflowProblems): FoundProblem[] {
  const names = new Set([...fields.map((field) => field.name), ...Object.keys(builtInFields)]);
  const byId = new Map(fields.map((field) => [field.id, field]));
  return steps.flatMap((step) => {
    if (!('fields' in step)) return [];
    const isEnd = step.type === 'END_EVENT';
    const known = checked.get(step.fields);
    const isCurrent = known !== undefined && known.fields === fields && known.isEnd === isEnd && known.texts === texts;
    const messages = isCurrent ? known.messages : checkForm(step.fields, isEnd, fields, byId, names, texts);
    if (!isCurrent) checked.set(step.fields, { fields, isEnd, texts, messages });
    return messages.map((message) => ({ stepId: step.id, message }));
  });
}

type CheckedForm = {
  fields: readonly DefinitionField[];
  isEnd: boolean;
  texts: typeof workflowProblems;
  messages: string[];
};
// a process has as many rules as steps times fields, and an edit changes few: unchanged ones are not checked again
const checked = /*#__PURE__*/ new WeakMap<readonly StepField[], CheckedForm>();

/** Returns the problems of the rules that one step sets on the fields. */
function checkForm(
  form: readonly StepField[],
  isEnd: boolean,
  fields: readonly DefinitionField[],
  byId: ReadonlyMap<string, DefinitionField>,
  names: ReadonlySet<string>,
  texts: typeof workflowProblems,
): string[] {
  const messages: string[] = [];
  const used = new Set<string>();
  for (const stepField of form) {
    used.add(stepField.fieldId);
    const field = byId.get(stepField.fieldId);
    if (field === undefined) messages.push(texts.stepUnknownField);
    for (const kind of kinds) {
      const rule = stepField[kind];
      const isForApprovers = isEnd && kind === 'visible' && rule === approversOnly;
      if (field === undefined || rule === 'true' || rule === 'false' || isForApprovers) continue;
      messages.push(...checkRule(rule, kind, field.name, fields, names, texts));
    }
  }
  if (used.size < form.length) {
    messages.push(...repeated(form.map((stepField) => stepField.fieldId)).map(() => texts.stepFieldTwice));
  }
  return messages;
}

function checkRule(
  rule: string,
  kind: (typeof kinds)[number],
  field: string,
  fields: readonly DefinitionField[],
  names: ReadonlySet<string>,
  texts: typeof workflowProblems,
): string[] {
  const compiled = compileRule(rule, kind);
  if (compiled.fixed !== null && !compiled.fixed.broken) return [];
  const result = tryCompile(rule);
  if (!result.ok) return [texts.brokenRule(field, texts.expression(result.error.code, result.error.message))];
  const { references, comparisons } = result.expression;
  return [
    ...references.filter((name) => !names.has(name)).map((name) => texts.ruleUnknownField(field, name)),
    ...absentOptions(comparisons, fields).map(({ name, value }) => texts.ruleUnknownOption(field, name, value)),
  ];
}
