import type { ModelStepField } from '@tramita/client/contract';
import type { modelerFieldsMessages } from '../../../../messages/modeler/fields.ts';

/** What a step does with a field, in words: "Editável, obrigatório por expressão". */
export function wordsOfUse(use: ModelStepField, messages: typeof modelerFieldsMessages): string {
  if (use.visibleTemplate === 'N') return messages.stateHidden;
  const editable = {
    Y: messages.stateEditable,
    N: messages.stateReadOnly,
    JS: messages.stateEditableBy,
    APPROVERS_ADMIN: messages.stateEditable,
  }[use.editableTemplate];
  const required = { Y: messages.stateRequired, JS: messages.stateRequiredBy, N: '', APPROVERS_ADMIN: '' };
  const visible = { JS: messages.stateVisibleBy, APPROVERS_ADMIN: messages.stateApprovers, Y: '', N: '' };
  return [editable, required[use.requiredTemplate], visible[use.visibleTemplate]].filter(Boolean).join(', ');
}
