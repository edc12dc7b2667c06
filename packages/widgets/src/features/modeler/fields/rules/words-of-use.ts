import type { ModelStepField } from '@tramita/client/contract';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';

/**
 * Describes a field in a step: "Editável, obrigatório por expressão". If nothing is filled in, at the end of
 * a process or in an information field, describes only the visibility.
 */
export function wordsOfUse(use: ModelStepField, isFilledIn: boolean, messages: typeof modelerFieldsMessages): string {
  const { visibleTemplate, editableTemplate, requiredTemplate } = use;
  if (visibleTemplate === 'N') return messages.stateHidden;
  if (visibleTemplate === 'APPROVERS_ADMIN') return messages.stateShownToApprovers;
  if (!isFilledIn) return visibleTemplate === 'JS' ? messages.stateShownBy : messages.stateShown;
  const words = [
    editableTemplate === 'JS' && messages.stateEditableBy,
    editableTemplate === 'Y' && messages.stateEditable,
    editableTemplate === 'N' && messages.stateReadOnly,
    requiredTemplate === 'Y' && messages.stateRequired,
    requiredTemplate === 'JS' && messages.stateRequiredBy,
    visibleTemplate === 'JS' && messages.stateVisibleBy,
  ];
  return words.filter(Boolean).join(', ');
}
