import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { readPurpose, writePurpose } from '../db/people/data-purpose.ts';
import type { AnswerOf } from '../handlers.ts';
import { plainText } from '../text/sanitize-text.ts';

type Call = (typeof endpoints)['myData.setPurpose'];

/** Replaces the company's text on the purpose and the criteria of its use of personal data. */
export async function setPurpose(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const purpose = plainText(body.text) || null;
  await context.services.db.transaction().execute(async (tx) => {
    const before = await readPurpose(tx);
    if (before === purpose) return;
    await writePurpose(tx, purpose ?? '');
    await writeAudit(tx, fromCall(context), {
      action: 'CHANGED',
      object: { kind: 'person', name: 'Finalidade e critérios do uso dos dados' },
      changes: changesBetween({ text: before }, { text: purpose }),
    });
  });
  return { purpose };
}
