import type { FieldType } from '@tramita/client/contract';
import { fieldTypeLabels } from '@tramita/client/rules';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';
import type { SelectOption } from '../../../../ui/Select/Select.tsx';

type Group = 'textTypes' | 'numberTypes' | 'choiceTypes' | 'otherTypes';

/** The group of each type in the list. */
const groups: Readonly<Record<FieldType, Group>> = {
  string: 'textTypes',
  text: 'textTypes',
  texteditor: 'textTypes',
  password: 'textTypes',
  masked: 'textTypes',
  regex: 'textTypes',
  integer: 'numberTypes',
  float: 'numberTypes',
  money: 'numberTypes',
  date: 'numberTypes',
  boolean: 'choiceTypes',
  select: 'choiceTypes',
  'select-multiple': 'choiceTypes',
  chips: 'choiceTypes',
  search: 'choiceTypes',
  acceptance: 'choiceTypes',
  file: 'otherTypes',
  label: 'otherTypes',
  assigneeData: 'otherTypes',
};

/** Returns the field types as options for designers. */
export function typeOptions(messages: typeof modelerFieldsMessages): SelectOption[] {
  return Object.entries(groups).map(([type, group]) => ({
    value: type,
    label: fieldTypeLabels[type as FieldType],
    group: messages[group],
  }));
}
