import type { ModelSearch } from '@tramita/client/contract';
import { Select } from '../../../../ui/Select/Select.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';
import { HttpSearchSettings } from './HttpSearchSettings.tsx';
import { SearchItems } from './SearchItems.tsx';

const starts: Readonly<Record<ModelSearch['kind'], ModelSearch>> = {
  people: { kind: 'people' },
  groups: { kind: 'groups' },
  list: { kind: 'list', items: [] },
  http: {
    kind: 'http',
    method: 'GET',
    endpoint: '',
    requestHeaders: [],
    requestParams: [],
    requestBody: '',
    extraFilter: '',
    responseBody: { label: '', value: '' },
  },
};
const isKind = (kind: string): kind is ModelSearch['kind'] => Object.hasOwn(starts, kind);

/** The source of a search's items. */
export function SearchSettings(props: SettingsProps) {
  const { editing, messages } = props;
  const { search } = editing.field;
  return (
    <>
      <div className={styles.pairs}>
        <Setting checks={editing.checks} property="search" label={messages.searchSource}>
          <Select
            value={search?.kind ?? ''}
            options={Object.keys(starts).map((kind) => ({ value: kind, label: messages.searchKind(kind) }))}
            placeholder={messages.chooseSource}
            onValueChange={(kind) => editing.change({ search: isKind(kind) ? starts[kind] : undefined })}
          />
        </Setting>
      </div>
      {search?.kind === 'list' && <SearchItems {...props} search={search} />}
      {search?.kind === 'http' && <HttpSearchSettings {...props} search={search} />}
    </>
  );
}
