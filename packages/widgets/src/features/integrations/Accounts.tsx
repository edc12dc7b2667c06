import { listServiceAccounts } from '@tramita/client/contract';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { AddableList } from '../../lists/addable/AddableList.tsx';
import { useOpenItem } from '../../lists/addable/use-open-item.ts';
import { integrationsMessages } from '../../messages/features/integrations.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { accountColumns } from './account-columns.tsx';
import { accountDialog } from './late-parts.ts';
import type { LeavingProps } from './leaving-props.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** The list of service accounts with its dialogs. */
export function Accounts({ leaving, onUnsavedChange }: LeavingProps) {
  const messages = useMessages(integrationsMessages);
  const locale = useLocale();
  const [token, setToken] = useState<string | null>(null);
  const call = useCall(listServiceAccounts, {});
  const rows = call.data?.elements ?? [];
  const item = useOpenItem();
  const AccountDialog = useOpenedPart(accountDialog, item.isOpen, item.close);
  return (
    <>
      <AddableList
        slot="integrations"
        label={messages.accounts}
        messages={messages}
        call={call}
        columns={accountColumns({ messages, locale, onOpen: item.open })}
        empty={<EmptyState title={messages.nothing}>{messages.nothingHere}</EmptyState>}
        onAdd={() => item.open('new')}
      />
      {AccountDialog && item.last !== null && (
        <AccountDialog
          key={item.visit}
          messages={messages}
          account={rows.find(({ id }) => id === item.last) ?? null}
          open={item.isOpen}
          leaving={leaving}
          onUnsavedChange={onUnsavedChange}
          onIssued={setToken}
          onClose={item.close}
        />
      )}
      <SecretDialog
        messages={messages}
        title={messages.newToken}
        notice={messages.copyNow}
        secret={token}
        onClose={() => setToken(null)}
      />
    </>
  );
}
