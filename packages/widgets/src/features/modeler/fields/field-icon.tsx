import type { ModelField } from '@tramita/client/contract';
import {
  AlignLeft,
  Banknote,
  Binary,
  Calendar,
  CircleCheck,
  CircleDashed,
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

const icons: Readonly<Record<ModelField['type'], LucideIcon>> = {
  '': CircleDashed,
  string: TextCursorInput,
  text: AlignLeft,
  texteditor: PenLine,
  password: KeyRound,
  integer: Binary,
  float: Percent,
  money: Banknote,
  date: Calendar,
  boolean: ToggleLeft,
  select: List,
  'select-multiple': ListChecks,
  chips: Tags,
  label: Info,
  file: Paperclip,
  search: Search,
  acceptance: CircleCheck,
  regex: Regex,
  assigneeData: IdCard,
  masked: Hash,
};

/** The icon of a field type; a dashed circle if no type is chosen. */
export function FieldIcon({ type }: Pick<ModelField, 'type'>) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
