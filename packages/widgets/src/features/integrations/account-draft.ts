import { type ServiceAccount, type ServiceScope, serviceScopes, serviceTokenDays } from '@tramita/client/contract';
import type { EditProblems } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';

/** The input of the form of a service account. */
export interface AccountDraft {
  readonly name: string;
  readonly responsible: ComboboxOption | null;
  readonly scopes: readonly ServiceScope[];
  /** One address or range per line. */
  readonly addresses: string;
  readonly clientId: string;
  /** Validity of the first token in days. */
  readonly days: string;
}

/** The initial input for a new account. */
export const newDraft: AccountDraft = {
  name: '',
  responsible: null,
  scopes: [],
  addresses: '',
  clientId: '',
  days: String(serviceTokenDays),
};

/** The initial input for an existing account. */
export const draftOf = ({ name, responsible, scopes, addresses, clientId }: ServiceAccount): AccountDraft => ({
  name,
  responsible: { value: String(responsible.id), label: responsible.completeName },
  scopes: serviceScopes.filter((scope) => scopes.includes(scope)),
  addresses: addresses.join('\n'),
  clientId: clientId ?? '',
  days: newDraft.days,
});

/** Returns the parts of an account that a form saves. */
export const bodyOf = ({ name, responsible, scopes, addresses, clientId }: AccountDraft) => ({
  name: name.trim(),
  responsible: Number(responsible?.value),
  scopes: [...scopes],
  addresses: addresses
    .split('\n')
    .map((address) => address.trim())
    .filter((address) => address !== ''),
  clientId: clientId.trim() || null,
});

/** Returns the messages of the invalid fields of a form. Addresses are checked by the server. */
export const draftProblems = (
  { name, responsible, scopes }: AccountDraft,
  messages: typeof integrationsMessages,
): EditProblems<AccountDraft> => ({
  ...(name.trim() === '' && { name: messages.nameMissing }),
  ...(responsible === null && { responsible: messages.responsibleMissing }),
  ...(scopes.length === 0 && { scopes: messages.scopesMissing }),
});
