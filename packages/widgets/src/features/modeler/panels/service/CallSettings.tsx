import { callMethods } from '@tramita/client/contract';
import { isSecretPlaceholder } from '@tramita/client/rules';
import { Select } from '../../../../ui/Select/Select.tsx';
import { SecretInput } from '../parts/SecretInput.tsx';
import { Setting } from '../parts/Setting.tsx';
import { TextSetting } from '../parts/TextSetting.tsx';
import type { ServiceSettingsProps } from '../step/step-settings-props.ts';
import { AnswerSettings } from './AnswerSettings.tsx';
import { PairRows } from './PairRows.tsx';

/** The call of a service task, and the mapping of its response. */
export function CallSettings(props: ServiceSettingsProps) {
  const { step, checks, messages, change } = props;
  return (
    <>
      <Setting checks={checks} property="method" label={messages.method} required>
        <Select
          size="md"
          value={step.method ?? ''}
          placeholder={messages.choose}
          options={callMethods.map((method) => ({ value: method, label: method }))}
          onValueChange={(value) => {
            change({ method: callMethods.find((method) => method === value) });
            checks.changed('method');
          }}
        />
      </Setting>
      <TextSetting
        checks={checks}
        property="endpoint"
        label={messages.endpoint}
        required
        code
        max={2000}
        hint={messages.endpointHint}
        value={step.endpoint}
        onChange={(endpoint) => change({ endpoint })}
      />
      <CallLists {...props} />
      {step.method !== 'GET' && isSecretPlaceholder(step.requestBody) && (
        <Setting checks={checks} property="requestBody" label={messages.body}>
          <SecretInput size="md" value={step.requestBody} onChange={(requestBody) => change({ requestBody })} />
        </Setting>
      )}
      {step.method !== 'GET' && !isSecretPlaceholder(step.requestBody) && (
        <TextSetting
          checks={checks}
          property="requestBody"
          label={messages.body}
          long
          code
          max={20_000}
          placeholder={messages.bodyPlaceholder}
          value={step.requestBody}
          onChange={(requestBody) => change({ requestBody })}
        />
      )}
      <AnswerSettings
        checks={checks}
        messages={messages}
        property="responseBody"
        map={step.responseBody}
        onChange={(responseBody) => change({ responseBody })}
      />
    </>
  );
}

function CallLists({ step, checks, messages, change }: ServiceSettingsProps) {
  return (
    <>
      <PairRows
        checks={checks}
        secret
        property="requestHeaders"
        title={messages.headers}
        addLabel={messages.addHeader}
        nameLabel={messages.header}
        valueLabel={messages.headerValue}
        removeLabel={messages.removeHeader}
        columns={[messages.nameColumn, messages.valueColumn]}
        pairs={step.requestHeaders.map(({ header, value }) => ({ name: header, value }))}
        onChange={(pairs) => change({ requestHeaders: pairs.map(({ name, value }) => ({ header: name, value })) })}
      />
      <PairRows
        checks={checks}
        property="requestParams"
        title={messages.params}
        addLabel={messages.addParam}
        nameLabel={messages.param}
        valueLabel={messages.paramValue}
        removeLabel={messages.removeParam}
        columns={[messages.nameColumn, messages.valueColumn]}
        pairs={step.requestParams.map(({ param, value }) => ({ name: param, value }))}
        onChange={(pairs) => change({ requestParams: pairs.map(({ name, value }) => ({ param: name, value })) })}
      />
    </>
  );
}
