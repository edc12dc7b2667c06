import type { FormField, Rule } from '../../contract/processes/form.ts';
import type { FieldValue, FormValues } from '../../contract/processes/form-values.ts';
import type {
  DefinitionField,
  SearchSource,
  StepField,
  WorkflowDefinition,
} from '../../contract/processes/workflow.ts';
import { tryCompile } from '../expression/compile-expression.ts';
import { approversOnly } from '../workflow/flags.ts';
import { fieldTypeRecord } from './field-types.ts';

/** Input for the form of a step. */
export interface FormSource {
  /** Id of the version; run-time ids of fields begin with it. */
  readonly processId: number;
  readonly definition: WorkflowDefinition;
  readonly stepId: string;
  /** Values of the request. Those of password fields are never shown. */
  readonly values: FormValues;
  /** Whether fields for approvers and administrators are shown. @default false */
  readonly showsApproverFields?: boolean;
}

/** Returns the fields of a step, as its form shows them; none for steps without a form. */
export function formFieldsOf(source: FormSource): FormField[] {
  const step = source.definition.steps.find(({ id }) => id === source.stepId);
  if (!step || !('fields' in step)) return [];
  const declared = new Map(source.definition.fields.map((field) => [field.id, field]));
  return step.fields.flatMap((stepField) => {
    const field = declared.get(stepField.fieldId);
    if (!field || field.hidden) return [];
    if (stepField.visible === approversOnly && !source.showsApproverFields) return [];
    return [toFormField(field, stepField, source)];
  });
}

/** Returns the run-time id of a field, unique among all processes. */
const runtimeFieldId = (processId: number, fieldId: string) => `${processId}.${fieldId}`;

/** Returns the parts of a {@link runtimeFieldId}; null for any other text. */
export function parseRuntimeFieldId(id: string): { readonly processId: number; readonly fieldId: string } | null {
  const match = /^(\d{1,9})\.(.+)$/s.exec(id);
  return match?.[2] === undefined ? null : { processId: Number(match[1]), fieldId: match[2] };
}

function toFormField(field: DefinitionField, step: StepField, source: FormSource): FormField {
  const { processId, definition, values } = source;
  const { isComputed = false } = fieldTypeRecord(field.type);
  const editable = isComputed ? false : toRule(step.editable);
  return {
    id: runtimeFieldId(processId, field.id),
    name: field.name,
    label: field.label,
    type: field.type,
    hint: field.hint,
    rules: {
      visible: step.visible === approversOnly ? true : toRule(step.visible),
      required: isComputed ? false : toRule(step.required),
      editable,
      minValue: field.minValue,
      maxValue: field.maxValue,
      maxLength: field.maxLength,
      regexExpression: field.regexExpression,
      maskedValue: field.maskedValue,
      state: editable === false ? 'READONLY' : 'EDITABLE',
    },
    options: field.options,
    requestDependency: field.search ? dependenciesOf(field.search, definition) : undefined,
    minDate: field.minDate,
    maxDate: field.maxDate,
    minDateTotal: field.minDateTotal,
    maxDateTotal: field.maxDateTotal,
    defaultValue: field.defaultValue,
    value: fieldTypeRecord(field.type).isSecret ? undefined : storedValue(values, field.name),
    section: field.section,
    span: field.span,
  };
}

const storedValue = (values: FormValues, name: string): FieldValue | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

function toRule(flag: string): Rule {
  if (flag === 'true') return true;
  return flag === 'false' ? false : flag;
}

const reference = /#([\p{L}_][\p{L}\p{N}_]*)/gu;

/** Returns the names of the form's fields that a search reads, in order of appearance. */
function dependenciesOf(search: SearchSource, definition: WorkflowDefinition): string[] {
  const names =
    search.kind === 'list' ? search.items.flatMap(({ when }) => Object.keys(when ?? {})) : callNames(search);
  const fields = new Set(definition.fields.map(({ name }) => name));
  return [...new Set(names)].filter((name) => fields.has(name));
}

function callNames(source: SearchSource): string[] {
  if (source.kind !== 'http') return [];
  const { call, extraFilter } = source;
  const texts = [call.endpoint, call.requestBody ?? ''];
  texts.push(...[...call.requestHeaders, ...call.requestParams].map(({ value }) => value));
  const filter = extraFilter === undefined ? null : tryCompile(extraFilter);
  const inFilter = filter?.ok ? filter.expression.references : [];
  return [...texts.flatMap((text) => Array.from(text.matchAll(reference), (match) => match[1] ?? '')), ...inFilter];
}
