import type { FormField, FormValues } from '@tramita/client/contract';
import { fieldTypeRecord } from '@tramita/client/rules';
import { shownValue, type ValueLanguage } from '../../form/shown-value.ts';

/** One answer of a request that was sent. */
export interface SummaryLine {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Lines a summary has at most. */
const most = 8;

/** The short answers of a request as they were shown while it was written; `labels` are those of its search fields. */
export function requestSummary(
  fields: readonly FormField[],
  values: FormValues,
  labels: ReadonlyMap<string, string>,
  language: ValueLanguage,
): readonly SummaryLine[] {
  return fields
    .filter((field) => fieldTypeRecord(field.type).isShort)
    .map((field) => ({
      name: field.name,
      label: field.label,
      value: shownValue(field, values[field.name], labels, language),
    }))
    .filter((line) => line.value !== '')
    .slice(0, most);
}
