import type { ModelField, WorkflowModel } from '@tramita/client/contract';
import { sanitizeRichText } from '../text/sanitize-text.ts';

/** A process with its texts as they are stored. */
export function normalizedModel(model: WorkflowModel): WorkflowModel {
  return { ...model, title: model.title.trim().normalize('NFC') };
}

/** A process whose HTML can do nothing. Only for one that passed its checks, which bound the size of the HTML. */
export function harmlessModel(model: WorkflowModel): WorkflowModel {
  return { ...model, fields: model.fields.map(harmless) };
}

/** Start values of `label` and `texteditor` fields are shown as HTML. */
function harmless(field: ModelField): ModelField {
  const isHtml = field.type === 'label' || field.type === 'texteditor';
  if (!isHtml || typeof field.defaultValue !== 'string') return field;
  return { ...field, defaultValue: sanitizeRichText(field.defaultValue) };
}
