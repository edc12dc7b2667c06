import type { ModelField, Scenario, WorkflowModel } from '@tramita/client/contract';
import { storableText } from '../drafts/storable-text.ts';
import { sanitizeRichText } from '../requests/sanitize-text.ts';

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]));
}

// texts for texts: the shape stays
const storableTree = <Tree>(tree: Tree): Tree => storable(tree) as Tree;

/** What `label` and `texteditor` fields begin with is shown as HTML. */
function harmless(field: ModelField): ModelField {
  const isHtml = field.type === 'label' || field.type === 'texteditor';
  if (!isHtml || typeof field.defaultValue !== 'string') return field;
  return { ...field, defaultValue: sanitizeRichText(field.defaultValue) };
}

/** A process as the database can keep it, with nothing in its HTML that could act. */
export function storableModel(model: WorkflowModel): WorkflowModel {
  const kept = storableTree(model);
  return { ...kept, title: kept.title.trim().normalize('NFC'), fields: kept.fields.map(harmless) };
}

/** The same for scenarios. */
export const storableScenarios = (scenarios: readonly Scenario[]): Scenario[] => storableTree([...scenarios]);
