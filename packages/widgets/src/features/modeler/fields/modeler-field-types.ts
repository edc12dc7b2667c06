import type { FieldType } from '@tramita/client/contract';
import {
  AlignLeft,
  Banknote,
  Binary,
  Calendar,
  CircleCheck,
  Hash,
  IdCard,
  Info,
  KeyRound,
  List,
  ListChecks,
  type LucideIcon,
  Paperclip,
  PenLine,
  Percent,
  Regex,
  Search,
  Tags,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react';

/** How designers see a field type. */
export interface ModelerFieldType {
  readonly Icon: LucideIcon;
  /** Key of the group's name in the list of types. */
  readonly group: 'textTypes' | 'numberTypes' | 'choiceTypes' | 'otherTypes';
}

/** One record per field type, in the order of the list of types; labels and rules are in `fieldTypeRecords`. */
export const modelerFieldTypes: Readonly<Record<FieldType, ModelerFieldType>> = {
  string: { Icon: TextCursorInput, group: 'textTypes' },
  text: { Icon: AlignLeft, group: 'textTypes' },
  texteditor: { Icon: PenLine, group: 'textTypes' },
  password: { Icon: KeyRound, group: 'textTypes' },
  masked: { Icon: Hash, group: 'textTypes' },
  regex: { Icon: Regex, group: 'textTypes' },
  integer: { Icon: Binary, group: 'numberTypes' },
  float: { Icon: Percent, group: 'numberTypes' },
  money: { Icon: Banknote, group: 'numberTypes' },
  date: { Icon: Calendar, group: 'numberTypes' },
  boolean: { Icon: ToggleLeft, group: 'choiceTypes' },
  select: { Icon: List, group: 'choiceTypes' },
  'select-multiple': { Icon: ListChecks, group: 'choiceTypes' },
  chips: { Icon: Tags, group: 'choiceTypes' },
  search: { Icon: Search, group: 'choiceTypes' },
  acceptance: { Icon: CircleCheck, group: 'choiceTypes' },
  file: { Icon: Paperclip, group: 'otherTypes' },
  label: { Icon: Info, group: 'otherTypes' },
  assigneeData: { Icon: IdCard, group: 'otherTypes' },
};
