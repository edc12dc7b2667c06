import { listWebhooks } from '@tramita/client/contract';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { AddableList } from '../../lists/addable/AddableList.tsx';
import { useOpenItem } from '../../lists/addable/use-open-item.ts';
import { integrationsMessages } from '../../messages/features/integrations.ts';
import { webhooksMessages } from '../../messages/features/webhooks.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { deliveriesDialog, webhookDialog } from './late-parts.ts';
import type { LeavingProps } from './leaving-props.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { webhookColumns } from './webhook-columns.tsx';

/** The list of webhooks with its dialogs. */
export function Webhooks({ leaving, onUnsavedChange }: LeavingProps) {
  const messages = useMessages(webhooksMessages);
  const common = useMessages(integrationsMessages);
  const [secret, setSecret] = useState<string | null>(null);
  const call = useCall(listWebhooks, {});
  const rows = call.data?.elements ?? [];
  const edited = useOpenItem();
  const viewed = useOpenItem();
  const WebhookDialog = useOpenedPart(webhookDialog, edited.isOpen, edited.close);
  const DeliveriesDialog = useOpenedPart(deliveriesDialog, viewed.isOpen, viewed.close);
  const withDeliveries = rows.find(({ id }) => id === viewed.last);
  return (
    <>
      <AddableList
        slot="integrations"
        label={messages.webhooks}
        messages={messages}
        call={call}
        columns={webhookColumns({ messages, onOpen: edited.open, onDeliveries: viewed.open })}
        empty={<EmptyState title={messages.nothing}>{messages.nothingHere}</EmptyState>}
        onAdd={() => edited.open('new')}
      />
      {WebhookDialog && edited.last !== null && (
        <WebhookDialog
          key={`edited-${edited.visit}`}
          messages={messages}
          common={common}
          webhook={rows.find(({ id }) => id === edited.last) ?? null}
          open={edited.isOpen}
          leaving={leaving}
          onUnsavedChange={onUnsavedChange}
          onIssued={setSecret}
          onClose={edited.close}
        />
      )}
      {DeliveriesDialog && withDeliveries && (
        <DeliveriesDialog
          key={`viewed-${viewed.visit}`}
          messages={messages}
          webhook={withDeliveries}
          open={viewed.isOpen}
          onClose={viewed.close}
        />
      )}
      <SecretDialog
        messages={common}
        title={messages.secret}
        notice={messages.copyNow}
        secret={secret}
        onClose={() => setSecret(null)}
      />
    </>
  );
}
