import { type FlagTemplate, flagTemplates } from '../../contract/processes/flow-constants.ts';
import type { ModelStepField } from '../../contract/processes/process-model.ts';

/** Marks a field of a published definition that only approvers and administrators see once the request has ended. */
export const approversOnly = 'APPROVERS_ADMIN';

/**
 * Returns the text of a flag at run time: `true`, `false`, the expression (`false` if it was never written), or
 * {@link approversOnly}.
 */
export function flagText(template: FlagTemplate, text: string): string {
  if (template === 'Y') return 'true';
  if (template === 'N') return 'false';
  if (template === 'APPROVERS_ADMIN') return approversOnly;
  return text.trim() === '' ? 'false' : text;
}

/** Returns the template of a flag's text; `Y` and `true`, `N` and `false` are equal, and so are blank texts and `N`. */
function templateOf(text: string): FlagTemplate {
  const word = text.trim();
  if (word === 'Y' || word === 'true') return 'Y';
  if (word === 'N' || word === 'false' || word === '') return 'N';
  return word === approversOnly ? 'APPROVERS_ADMIN' : 'JS';
}

/** Returns a flag's template and text as the modeler stores them. `named` is its stored template, if it has one. */
function readFlag(text: string, named?: string): { template: FlagTemplate; text: string } {
  const known = flagTemplates.find((template) => template === named);
  const template = known ?? templateOf(text);
  const fixed: Partial<Record<FlagTemplate, string>> = { Y: 'true', N: 'false', APPROVERS_ADMIN: '' };
  return { template, text: fixed[template] ?? text };
}

type FlagTexts = Pick<ModelStepField, 'required' | 'editable' | 'visible'>;
type FlagTemplates = Partial<Record<'requiredTemplate' | 'editableTemplate' | 'visibleTemplate', string>>;

/** Returns the flags of a field at a step, from their texts and, if known, their templates. */
export function readStepField(fieldId: string, texts: FlagTexts, templates: FlagTemplates = {}): ModelStepField {
  const required = readFlag(texts.required, templates.requiredTemplate);
  const editable = readFlag(texts.editable, templates.editableTemplate);
  const visible = readFlag(texts.visible, templates.visibleTemplate);
  return {
    fieldId,
    required: required.text,
    requiredTemplate: required.template,
    editable: editable.text,
    editableTemplate: editable.template,
    visible: visible.text,
    visibleTemplate: visible.template,
    state: editable.template === 'N' ? 'READ_ONLY' : 'EDITABLE',
  };
}
