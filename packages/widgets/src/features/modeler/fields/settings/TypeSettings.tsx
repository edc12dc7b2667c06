import type { ModelField } from '@tramita/client/contract';
import type { ComponentType } from 'react';
import { OptionSettings } from '../options/OptionSettings.tsx';
import { SearchSettings } from '../search/SearchSettings.tsx';
import { DateSettings } from './DateSettings.tsx';
import { MaskSettings } from './MaskSettings.tsx';
import { PatternSettings } from './PatternSettings.tsx';
import { PersonDataSettings } from './PersonDataSettings.tsx';
import { RangeSettings } from './RangeSettings.tsx';
import type { SettingsProps } from './setting-props.ts';

const settings: Partial<Record<ModelField['type'], ComponentType<SettingsProps>>> = {
  integer: (props) => <RangeSettings {...props} kind="integer" />,
  float: (props) => <RangeSettings {...props} kind="float" />,
  money: (props) => <RangeSettings {...props} kind="money" />,
  date: DateSettings,
  select: OptionSettings,
  'select-multiple': OptionSettings,
  search: SearchSettings,
  regex: PatternSettings,
  masked: MaskSettings,
  assigneeData: PersonDataSettings,
};

/** The settings that only fields of this type have; nothing for types without such settings. */
export function TypeSettings(props: SettingsProps) {
  const Settings = settings[props.editing.field.type];
  return Settings ? <Settings {...props} /> : null;
}
