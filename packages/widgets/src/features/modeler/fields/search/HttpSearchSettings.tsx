import { callMethods, type ModelSearch } from '@tramita/client/contract';
import { isSecretPlaceholder } from '@tramita/client/rules';
import { Select } from '../../../../ui/Select/Select.tsx';
import { TextArea } from '../../../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { SecretInput } from '../../panels/parts/SecretInput.tsx';
import { Setting } from '../../panels/parts/Setting.tsx';
import { PairRows } from '../../panels/service/PairRows.tsx';
import * as styles from '../FieldEditor.css.ts';
import type { SettingsProps } from '../settings/setting-props.ts';

type HttpSearch = ModelSearch & { kind: 'http' };
type Method = (typeof callMethods)[number];

const methods = callMethods.map((method) => ({ value: method, label: method }));

/** The call of a search, and the paths of its items in the response. */
export function HttpSearchSettings({ search, ...props }: SettingsProps & { search: HttpSearch }) {
  const { editing, messages } = props;
  const { method, endpoint, requestHeaders, requestParams, requestBody, responseBody, extraFilter } = search;
  const change = (patch: Partial<HttpSearch>, property: string) => {
    editing.change({ search: { ...search, ...patch } });
    editing.checks.changed(property);
  };
  const columns = [messages.entryNameHint, messages.entryValueHint] as const;
  const paths = [
    ['label', messages.labelProperty, undefined],
    ['value', messages.valueProperty, undefined],
    ['items', messages.itemsPath, messages.itemsPathHint],
  ] as const;
  return (
    <>
      <div className={styles.call}>
        <Setting checks={editing.checks} property="search.method" label={messages.method}>
          <Select
            value={method ?? ''}
            options={methods}
            placeholder={messages.chooseSource}
            onValueChange={(value) => change({ method: value === '' ? undefined : (value as Method) }, 'search.method')}
          />
        </Setting>
        <Setting
          checks={editing.checks}
          property="search.endpoint"
          label={messages.endpoint}
          hint={messages.endpointHint}
        >
          <TextInput
            value={endpoint}
            maxLength={2000}
            inputMode="url"
            spellCheck={false}
            onChange={(event) => change({ endpoint: event.target.value }, 'search.endpoint')}
          />
        </Setting>
      </div>
      <PairRows
        checks={editing.checks}
        secret
        property="search.headers"
        title={messages.headers}
        addLabel={messages.addHeader}
        nameLabel={(place) => messages.entryName(messages.headers, place)}
        valueLabel={(place) => messages.entryValue(messages.headers, place)}
        removeLabel={(place) => messages.removeEntry(messages.headers, place)}
        columns={columns}
        pairs={requestHeaders.map(({ header, value }) => ({ name: header, value }))}
        onChange={(pairs) =>
          change({ requestHeaders: pairs.map(({ name, value }) => ({ header: name, value })) }, 'search.headers')
        }
      />
      <PairRows
        checks={editing.checks}
        property="search.params"
        title={messages.params}
        addLabel={messages.addParam}
        nameLabel={(place) => messages.entryName(messages.params, place)}
        valueLabel={(place) => messages.entryValue(messages.params, place)}
        removeLabel={(place) => messages.removeEntry(messages.params, place)}
        columns={columns}
        pairs={requestParams.map(({ param, value }) => ({ name: param, value }))}
        onChange={(pairs) =>
          change({ requestParams: pairs.map(({ name, value }) => ({ param: name, value })) }, 'search.params')
        }
      />
      {method !== undefined && method !== 'GET' && (
        <Setting checks={editing.checks} property="search.body" label={messages.requestBody}>
          {isSecretPlaceholder(requestBody) ? (
            <SecretInput value={requestBody} onChange={(text) => change({ requestBody: text }, 'search.body')} />
          ) : (
            <TextArea
              size="md"
              value={requestBody}
              maxLength={20_000}
              spellCheck={false}
              className={styles.code}
              onChange={(event) => change({ requestBody: event.target.value }, 'search.body')}
            />
          )}
        </Setting>
      )}
      <div className={styles.pairs}>
        {paths.map(([part, label, hint]) => (
          <Setting key={part} checks={editing.checks} property={`search.${part}`} label={label} hint={hint}>
            <TextInput
              value={responseBody[part] ?? ''}
              maxLength={200}
              spellCheck={false}
              className={styles.code}
              onChange={(event) =>
                change({ responseBody: withPath(responseBody, part, event.target.value) }, `search.${part}`)
              }
            />
          </Setting>
        ))}
      </div>
      <Setting
        checks={editing.checks}
        property="search.extraFilter"
        label={messages.extraFilter}
        hint={messages.extraFilterHint}
      >
        <TextInput
          value={extraFilter}
          maxLength={2000}
          spellCheck={false}
          className={styles.code}
          placeholder={messages.extraFilterPlaceholder}
          onChange={(event) => change({ extraFilter: event.target.value }, 'search.extraFilter')}
        />
      </Setting>
    </>
  );
}

function withPath(paths: HttpSearch['responseBody'], part: 'items' | 'label' | 'value', text: string) {
  const { items, ...others } = { ...paths, [part]: text };
  return items ? { ...others, items } : others;
}
