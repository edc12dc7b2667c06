import type { ModelField, WorkflowModel } from '@tramita/client/contract';
import { fieldTypeRecord } from '@tramita/client/rules';
import { sanitizeRichText } from '../text/sanitize-text.ts';

/** Returns a process with its texts as they are stored. */
export function normalizedModel(model: WorkflowModel): WorkflowModel {
  return { ...model, title: model.title.trim().normalize('NFC') };
}

/**
 * Returns a process with sanitized HTML. Only for a process that passed the checks, which limit the size of the HTML.
 */
export function harmlessModel(model: WorkflowModel): WorkflowModel {
  return { ...model, fields: model.fields.map(harmless) };
}

/** Sanitizes the start values of `label` and `texteditor` fields, which are shown as HTML. */
function harmless(field: ModelField): ModelField {
  const isHtml = /^(?:html|none)$/.test(fieldTypeRecord(field.type).value);
  if (!isHtml || typeof field.defaultValue !== 'string') return field;
  return { ...field, defaultValue: sanitizeRichText(field.defaultValue) };
}
