import { endpoints } from '@tramita/client/contract';
import { ruleTexts as en } from '@tramita/client/languages/en';
import { ruleTexts as es } from '@tramita/client/languages/es';
import { auditLabels } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { isAdministrativeChange } from './record-refusal.ts';

test.each([
  ['English', auditLabels(en, 'en-GB'), 'Request the export of a report'],
  ['Spanish', auditLabels(es, 'es'), 'Pide la exportación de un reporte'],
])('E11.01 D12.07 each call that the audit trail records as refused has a name in %s', (_name, labels, exported) => {
  const calls = Object.values(endpoints).filter(isAdministrativeChange);
  expect(calls.length).toBeGreaterThan(60);
  const untranslated = calls.filter(
    ({ summary }) => labels.objectName({ kind: 'call', id: null, name: summary }) === summary,
  );
  expect(untranslated.map(({ id }) => id)).toEqual([]);
  expect(labels.objectName({ kind: 'report', id: null, name: 'Pede a exportação de um relatório' })).toBe(exported);
});
