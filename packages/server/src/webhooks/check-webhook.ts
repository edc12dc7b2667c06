import { webhooksMax } from '@tramita/client/contract';
import type { Db } from '../db/connection/db.ts';
import { isActivePerson } from '../db/service-accounts/service-accounts.ts';
import { countWebhooks, findAbsentProcesses, isWebhookNameTaken, type WebhookValues } from '../db/webhooks/webhooks.ts';
import { ConflictError, type InvalidField, InvalidInputError } from '../errors.ts';
import { say } from '../text/sentence.ts';

/** Returns whether a text is the address of a webhook: http or https, without user name and password. */
function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/**
 * Returns the parts of a webhook as they are stored; `id` is that of the webhook if it exists. Needs the lock of the
 * webhooks.
 * @throws InvalidInputError with a message for each invalid part; ConflictError for the name of another webhook
 */
export async function checkWebhook(db: Db, given: WebhookValues, id: number | null): Promise<WebhookValues> {
  const values = {
    ...given,
    name: given.name.trim().normalize('NFC'),
    url: given.url.trim(),
    events: [...new Set(given.events)],
    processes: [...new Set(given.processes)],
  };
  const fields: InvalidField[] = [];
  if (values.name === '') fields.push({ name: 'name', message: 'Informe o nome do webhook' });
  if (!isAddress(values.url)) fields.push({ name: 'url', message: 'Informe um endereço http ou https' });
  if ((await findAbsentProcesses(db, values.processes)).length > 0) {
    fields.push({ name: 'processes', message: 'Há processos que não existem' });
  }
  if (!(await isActivePerson(db, values.responsible))) {
    fields.push({ name: 'responsible', message: 'Escolha uma pessoa ativa como responsável' });
  }
  const [first] = fields;
  if (first) throw new InvalidInputError(first.message, 'VALIDATION_ERROR', fields);
  if (await isWebhookNameTaken(db, values.name, id)) {
    const message = 'Já existe um webhook com este nome';
    throw new ConflictError(message, 'CONFLICT', [{ name: 'name', message }]);
  }
  return values;
}

/** Needs the lock of the webhooks. @throws ConflictError if there are as many webhooks as allowed */
export async function requireRoom(db: Db): Promise<void> {
  if ((await countWebhooks(db)) < webhooksMax) return;
  throw new ConflictError(say`Já existem ${webhooksMax} webhooks. Exclua um deles para cadastrar outro.`);
}
