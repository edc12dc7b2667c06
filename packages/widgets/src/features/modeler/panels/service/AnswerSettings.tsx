import { useMemo } from 'react';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import { modelerLabelTexts } from '../../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../../provider/use-messages.ts';
import { Select } from '../../../../ui/Select/Select.tsx';
import { TextInput } from '../../../../ui/TextInput/TextInput.tsx';
import { useModel } from '../../store/modeler-context.ts';
import { expressionFields } from '../expression/expression-field.ts';
import { Setting } from '../parts/Setting.tsx';
import type { PanelChecks } from '../use-panel-checks.ts';
import { type AnswerRow, answerMap, answerRows } from './answer-rows.ts';
import { RowList } from './RowList.tsx';

interface AnswerSettingsProps {
  checks: PanelChecks;
  messages: typeof panelsMessages;
  property: 'responseBody' | 'callbackResponseBody';
  map: Readonly<Record<string, string>>;
  onChange: (map: Record<string, string>) => void;
}

const newRow: AnswerRow = { path: '', field: '' };

/** Maps properties of a response to fields. */
export function AnswerSettings({ checks, messages, property, map, onChange }: AnswerSettingsProps) {
  const labels = useMessages(modelerLabelTexts);
  const model = useModel((present) => present.fields);
  const fields = useMemo(() => expressionFields({ fields: model }, labels), [model, labels]);
  const rows = answerRows(map);
  const isCallback = property === 'callbackResponseBody';
  const change = (index: number, row: AnswerRow, part: 'path' | 'field') => {
    onChange(answerMap(rows.with(index, row)));
    checks.changed(`${property}.${index}.${part}`);
    checks.changed(property);
  };
  return (
    <RowList
      title={isCallback ? messages.callback : messages.answer}
      hint={isCallback ? messages.callbackHint : messages.answerHint}
      addLabel={messages.addAnswer}
      removeLabel={isCallback ? messages.removeCallback : messages.removeAnswer}
      rows={rows}
      newRow={newRow}
      // two rows without a field would have the same key, and one would be lost
      addDisabled={rows.some(({ field }) => field === '')}
      onChange={(next) => onChange(answerMap(next))}
      problem={checks.problem(property)}
      renderRow={(row, index) => (
        <>
          <Setting
            checks={checks}
            property={`${property}.${index}.path`}
            label={(isCallback ? messages.callbackPath : messages.answerPath)(index + 1)}
            hideLabel
          >
            <TextInput
              size="md"
              value={row.path}
              placeholder={messages.pathPlaceholder}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => change(index, { ...row, path: event.target.value }, 'path')}
            />
          </Setting>
          <Setting
            checks={checks}
            property={`${property}.${index}.field`}
            label={(isCallback ? messages.callbackField : messages.answerField)(index + 1)}
            hideLabel
          >
            <Select
              size="md"
              value={row.field}
              placeholder={messages.fieldColumn}
              options={fields
                .filter(({ name }) => name === row.field || !Object.hasOwn(map, name))
                .map(({ name, label }) => ({ value: name, label }))}
              onValueChange={(field) => change(index, { ...row, field }, 'field')}
            />
          </Setting>
        </>
      )}
    />
  );
}
