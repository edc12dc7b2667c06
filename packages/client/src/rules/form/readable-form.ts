import type { FormField } from '../../contract/processes/form.ts';
import type { FormValues } from '../../contract/processes/form-values.ts';
import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { approversOnly } from '../workflow/flags.ts';
import { type FormSource, formFieldsOf } from './form-fields-of.ts';
import { FormState } from './form-state.ts';

/** The reader of a form's values. */
export interface FormReader {
  /** True for administrators and for users who approved or rejected a step of the request. */
  readonly seesApproverFields: boolean;
  /** True if the reader works or worked on the task of the step. The flags of that step then apply to them. */
  readonly worksAtStep: boolean;
}

/** A form of a request: the version it runs on, the step whose form is read, and the values of the request. */
export type ReadForm = Pick<FormSource, 'definition' | 'stepId' | 'values'>;

/**
 * Returns the names of the fields that any step restricts to approvers and administrators. Other readers do not get them
 * from the forms of other steps either.
 */
export function approverFields({ steps, fields }: WorkflowDefinition): string[] {
  const ids = new Set(
    steps.flatMap((step) =>
      'fields' in step
        ? step.fields.filter(({ visible }) => visible === approversOnly).map(({ fieldId }) => fieldId)
        : [],
    ),
  );
  return fields.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

/** Returns the names of the fields that the rules of a step hide while the request has these values. */
export function hiddenFields({ definition, stepId, values }: ReadForm): string[] {
  const step = definition.steps.find(({ id }) => id === stepId);
  if (!step || !('fields' in step)) return [];
  const isAlwaysShown = ({ visible }: { readonly visible: string }) => visible === 'true' || visible === approversOnly;
  if (step.fields.every(isAlwaysShown)) return [];
  const fields = formFieldsOf({ processId: 0, definition, stepId, values, showsApproverFields: true });
  const form = new FormState(fields, () => undefined);
  form.begin(undefined);
  return fields.filter((_field, index) => form.states[index]?.visible === false).map(({ name }) => name);
}

/**
 * Decides what a reader may see of a form: returns the names of the fields whose values they must not get. Every
 * operation that returns form values uses this rule; lists use it in SQL, through the fields stored with each request.
 */
export function unreadableFields(form: ReadForm, { seesApproverFields, worksAtStep }: FormReader): Set<string> {
  const { definition, stepId } = form;
  const hidden = hiddenFields(form);
  if (seesApproverFields) return new Set(hidden);
  const step = definition.steps.find(({ id }) => id === stepId);
  const shown = worksAtStep && step && 'fields' in step ? step.fields : [];
  const byId = new Map(definition.fields.map(({ id, name }) => [id, name]));
  const own = new Set(shown.filter(({ visible }) => visible !== approversOnly).map(({ fieldId }) => byId.get(fieldId)));
  return new Set([...hidden, ...approverFields(definition).filter((name) => !own.has(name))]);
}

/**
 * Returns the fields of a step's form for one reader. Fields for approvers are left out for all other readers; hidden
 * fields are included, because editing may show them, but without their values.
 */
export function readableForm(source: Omit<FormSource, 'showsApproverFields'>, reader: FormReader): FormField[] {
  const unreadable = unreadableFields(source, reader);
  const restricted = new Set(approverFields(source.definition));
  return formFieldsOf({ ...source, showsApproverFields: reader.seesApproverFields }).flatMap((field) => {
    if (!unreadable.has(field.name)) return [field];
    if (restricted.has(field.name) && !reader.seesApproverFields) return [];
    return [{ ...field, value: undefined }];
  });
}

/** Returns the values without those a reader must not get. */
export function readableValues(form: ReadForm, reader: FormReader): FormValues {
  const unreadable = unreadableFields(form, reader);
  return Object.fromEntries(Object.entries(form.values).filter(([name]) => !unreadable.has(name)));
}
