import { roles, supportedLocale } from '@tramita/client/rules';
import type { Db } from '../../db/connection/db.ts';
import { writeSetting } from '../../db/connection/settings.ts';
import { queueUserMails } from '../../db/messages/outbox.ts';
import { listActiveHolders } from '../../db/people/directory-writes.ts';
import { countActiveOf, countLeftOf, findRecipients } from '../../db/people/leaving.ts';
import { say } from '../../text/sentence.ts';
import { translate } from '../../text/translate.ts';
import type { Source } from '../writer.ts';

const hourMs = 60 * 60 * 1000;
const deactivationsMin = 10;
const deactivationsShare = 0.02;

/**
 * Returns how many people of a source may lose access at once. Beyond that a file needs a confirmation, and administrators
 * are notified of a connection.
 */
export const deactivationsLimit = (active: number, limit: number | undefined): number =>
  limit ?? Math.max(deactivationsMin, Math.floor(active * deactivationsShare));

/**
 * Notifies administrators by e-mail, at most once an hour, if a connection ended the access of more people within an hour
 * than {@link deactivationsLimit} allows. Nothing is blocked. `limit` replaces the limit computed from the active people.
 */
export async function reportDeactivations(tx: Db, source: Source, at: Date, limit: number | undefined): Promise<void> {
  const setting = `deactivations_reported:${source.key}`;
  const left = await countLeftOf(tx, source.key, { setting, since: new Date(at.getTime() - hourMs) });
  if (left === null || left <= (limit ?? deactivationsMin)) return;
  // with this many people the limit is higher than the number of those who left
  const enough = Math.ceil(left / deactivationsShare);
  const most = deactivationsLimit((await countActiveOf(tx, source.key, enough)) + left, limit);
  if (left <= most) return;
  await writeSetting(tx, setting, at.toISOString());
  const subject = say`Muitas pessoas desativadas por ${source.name}`;
  const body = [
    left === 1
      ? say`A conexão ${source.name} desativou 1 pessoa em uma hora; o limite para avisar é ${most}.`
      : say`A conexão ${source.name} desativou ${left} pessoas em uma hora; o limite para avisar é ${most}.`,
    'Nada foi bloqueado. Confira na origem se isso está certo e veja o que ficou sem responsável.',
  ];
  const mails = (await findRecipients(tx, await listActiveHolders(tx, roles.admin))).map(({ id, email, locale }) => {
    const language = supportedLocale(locale ?? '') ?? 'pt-BR';
    const text = body.map((part) => translate(part, language)).join('\n\n');
    const address = email?.trim() || null;
    return { userId: id, address, locale, subject: translate(subject, language), body: text, path: '/adm/pending' };
  });
  await queueUserMails(tx, mails, at);
}
