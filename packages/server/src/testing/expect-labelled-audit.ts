import { ruleTexts as en } from '@tramita/client/languages/en';
import { ruleTexts as es } from '@tramita/client/languages/es';
import { type AuditTexts, auditLabels } from '@tramita/client/rules';
import { expect } from 'vitest';
import type { Db } from '../db/connection/db.ts';

/** Attributes whose values may look like codes because users or other systems write them. */
const free: ReadonlySet<string> = new Set(
  'name title description text members responsibles substitute userName externalId code custom1 custom3 custom4 custom5 method format columns membersSource sources'.split(
    ' ',
  ),
);

/** Roles that another system stored, which the product neither grants nor names. */
const foreignRoles: ReadonlySet<string> = new Set(['ROLE_USER', 'ROLE_OUTRO']);

/** Kinds of objects whose names the server chooses. */
const named: ReadonlySet<string> = new Set(['report', 'setting', 'audit']);

const recordedCode = /^[A-Z_]+$/;
/** Matches what users must not see: codes, ISO dates and times, booleans and JSON. */
const untranslated = /^([A-Z]{3,}(_[A-Z0-9]+)*|[a-z]+([._:][a-z]+)+|.*\d{4}-\d\d-\d\d.*|true|false|[[{].*)$/;

const languages: readonly (readonly [locale: string, texts: AuditTexts | undefined])[] = [
  ['pt-BR', undefined],
  ['en-GB', en],
  ['es', es],
];

/** Expects that each attribute and value in the audit trail has words in every language. */
export async function expectLabelledAudit(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['object_kind', 'object_id', 'object_name', 'changes', 'refused_as', 'reason'])
    .execute();
  const found = new Set<string>();
  for (const [locale, texts] of languages) {
    const labels = auditLabels(texts, locale);
    for (const { object_kind: kind, object_id: id, object_name: name, changes, refused_as, reason } of rows) {
      for (const code of [refused_as, reason]) {
        if (code !== null && recordedCode.test(labels.reason(code))) found.add(`${locale} ${code}`);
      }
      if (named.has(kind) && untranslated.test(labels.objectName({ kind, id, name }) ?? ''))
        found.add(`${locale} ${kind} ${name}`);
      for (const { attribute, before, after } of changes) {
        if (labels.attribute(attribute) === attribute) found.add(`${locale} ${attribute}`);
        if (free.has(attribute)) continue;
        for (const line of [before, after].flatMap((value) => labels.value(attribute, value).split('\n'))) {
          if (untranslated.test(line) && !foreignRoles.has(line)) found.add(`${locale} ${attribute}: ${line}`);
        }
      }
    }
  }
  expect([...found]).toEqual([]);
}
