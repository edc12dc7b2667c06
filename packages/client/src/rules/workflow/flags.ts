import { type FlagTemplate, flagTemplates } from '../../contract/processes/flow-constants.ts';
import type { ModelStepField } from '../../contract/processes/process-model.ts';

/** Marks, in a published definition, a field that only approvers and administrators see once the request has ended. */
export const approversMarker = 'APPROVERS_ADMIN';

/** The text a flag runs by: `true`, `false`, the expression (`false` for one that was never written), or the marker. */
export function flagText(template: FlagTemplate, text: string): string {
  if (template === 'Y') return 'true';
  if (template === 'N') return 'false';
  if (template === 'APPROVERS_ADMIN') return approversMarker;
  return text.trim() === '' ? 'false' : text;
}

/** The template a flag's text stands for; `Y` and `true`, `N` and `false` read alike, and so do blank texts and `N`. */
function templateOf(text: string): FlagTemplate {
  const word = text.trim();
  if (word === 'Y' || word === 'true') return 'Y';
  if (word === 'N' || word === 'false' || word === '') return 'N';
  return word === approversMarker ? 'APPROVERS_ADMIN' : 'JS';
}

/** A flag's template and text as the modeler keeps them. `named` is the template it came with, if it came with one. */
function readFlag(text: string, named?: string): { template: FlagTemplate; text: string } {
  const known = flagTemplates.find((template) => template === named);
  const template = known ?? templateOf(text);
  const fixed: Partial<Record<FlagTemplate, string>> = { Y: 'true', N: 'false', APPROVERS_ADMIN: '' };
  return { template, text: fixed[template] ?? text };
}

type FlagTexts = Pick<ModelStepField, 'required' | 'editable' | 'visible'>;
type FlagTemplates = Partial<Record<'requiredTemplate' | 'editableTemplate' | 'visibleTemplate', string>>;

/** What a step does with a field, from the texts of its flags and, where they are known, their templates. */
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
