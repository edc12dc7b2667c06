import { listScimConnections } from '@tramita/client/contract';
import { useCall } from '../../../calls/use-call.ts';
import { AddableList } from '../../../lists/addable/AddableList.tsx';
import { useOpenItem } from '../../../lists/addable/use-open-item.ts';
import { scimConnectionsMessages } from '../../../messages/features/scim-connections.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { useOpenedPart } from '../../../ui/use-opened-part.ts';
import { connectionDialog } from '../late-parts.ts';
import type { LeavingProps } from '../leaving-props.ts';
import { connectionColumns } from './connection-columns.tsx';

/** The list of SCIM connections with their dialog. */
export function Connections(page: LeavingProps) {
  const messages = useMessages(scimConnectionsMessages);
  const locale = useLocale();
  const call = useCall(listScimConnections, {});
  const item = useOpenItem();
  const ConnectionDialog = useOpenedPart(connectionDialog, item.isOpen, item.close);
  const opened = call.data?.elements.find(({ id }) => id === item.last);
  return (
    <>
      <AddableList
        slot="integrations"
        label={messages.connections}
        messages={messages}
        call={call}
        columns={connectionColumns({ messages, locale, onOpen: item.open })}
        empty={<EmptyState title={messages.nothing}>{messages.nothingHere}</EmptyState>}
      />
      {ConnectionDialog && opened && (
        <ConnectionDialog
          key={item.visit}
          messages={messages}
          connection={opened}
          open={item.isOpen}
          {...page}
          onClose={item.close}
        />
      )}
    </>
  );
}
