import { expect, test } from 'vitest';
import { importFromFiles } from '../packages/widgets/client-files.ts';

const gathered = new Map([
  [
    'rules',
    new Map([
      ['slaState', { subpath: 'rules/sla', name: 'slaState' }],
      ['csvLine', { subpath: 'rules/csv', name: 'csvLine' }],
      ['csvCell', { subpath: 'rules/csv', name: 'csvCell' }],
      ['maxExpressionLength', { subpath: 'rules/expression/parse-expression', name: 'maxSourceLength' }],
    ]),
  ],
]);

const imported = (code: string) => importFromFiles(code, '@tramita/client', gathered);

test('a built file imports each name of the client from the file that defines it', () => {
  expect(imported('import { csvLine, slaState, csvCell as cell } from "@tramita/client/rules";')).toBe(
    'import { csvLine, csvCell as cell } from "@tramita/client/rules/csv"; import { slaState } from "@tramita/client/rules/sla";',
  );
});

test('a name that the client exports under another one keeps its name in the built file', () => {
  expect(imported('import { maxExpressionLength } from "@tramita/client/rules";')).toBe(
    'import { maxSourceLength as maxExpressionLength } from "@tramita/client/rules/expression/parse-expression";',
  );
});

test('the lines after an import stay where they are, and other imports do not change', () => {
  const code =
    'import {\n  slaState\n} from "@tramita/client/rules";\nimport { createClient } from "@tramita/client";\nslaState();';
  expect(imported(code).split('\n').slice(2)).toEqual([
    '',
    'import { createClient } from "@tramita/client";',
    'slaState();',
  ]);
});

test('an unknown name and an import of everything fail the build', () => {
  expect(() => imported('import { unknown } from "@tramita/client/rules";')).toThrow('does not export unknown');
  expect(() => imported('import * as rules from "@tramita/client/rules";')).toThrow('as a whole');
});
