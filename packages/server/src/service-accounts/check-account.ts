import { serviceAccountsMax } from '@tramita/client/contract';
import type { Db } from '../db/connection/db.ts';
import {
  countServiceAccounts,
  findTakenParts,
  isActivePerson,
  type ServiceAccountValues,
} from '../db/service-accounts/service-accounts.ts';
import { ConflictError, type InvalidField, InvalidInputError } from '../errors.ts';
import { isAddressRange } from '../identity/address-range.ts';
import { say } from '../text/sentence.ts';

const invalidAddress = 'Informe um endereço IP ou uma faixa como 10.0.0.0/8';

/**
 * Returns the parts of an account as they are stored; `id` is that of the account if it exists. Needs the lock of the
 * accounts.
 * @throws InvalidInputError with a message for each invalid part; ConflictError for a name or client of another account
 */
export async function checkAccount(
  db: Db,
  given: ServiceAccountValues,
  id: number | null,
): Promise<ServiceAccountValues> {
  const values = {
    ...given,
    name: given.name.trim().normalize('NFC'),
    scopes: [...new Set(given.scopes)],
    addresses: given.addresses.map((address) => address.trim()),
    clientId: given.clientId?.trim() || null,
  };
  const fields: InvalidField[] = values.addresses.flatMap((address, index) =>
    isAddressRange(address) ? [] : [{ name: `addresses.${index}`, message: invalidAddress }],
  );
  if (values.name === '') fields.push({ name: 'name', message: 'Informe o nome da conta' });
  if (!(await isActivePerson(db, values.responsible))) {
    fields.push({ name: 'responsible', message: 'Escolha uma pessoa ativa como responsável' });
  }
  const [first] = fields;
  if (first) throw new InvalidInputError(first.message, 'VALIDATION_ERROR', fields);
  const taken = await findTakenParts(db, values, id);
  if (taken.name) throw conflict('name', 'Já existe uma conta de serviço com este nome');
  if (taken.clientId) throw conflict('clientId', 'Este cliente já está registrado em outra conta de serviço');
  return values;
}

const conflict = (name: string, message: string) => new ConflictError(message, 'CONFLICT', [{ name, message }]);

/** Needs the lock of the accounts. @throws ConflictError if there are as many accounts as allowed */
export async function requireRoom(db: Db): Promise<void> {
  if ((await countServiceAccounts(db)) < serviceAccountsMax) return;
  throw new ConflictError(say`Já existem ${serviceAccountsMax} contas de serviço. Revogue uma delas para criar outra.`);
}
