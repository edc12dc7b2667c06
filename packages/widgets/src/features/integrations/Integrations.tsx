import { useState } from 'react';
import * as lists from '../../lists/lists.css.ts';
import { integrationsMessages } from '../../messages/features/integrations.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { Accounts } from './Accounts.tsx';
import { Connections } from './connections/Connections.tsx';
import { Webhooks } from './Webhooks.tsx';

const loadSheet = () => import('virtual:sheet/integrations');

/** Props of the administration of integrations. */
export interface IntegrationsProps extends WidgetSettings {
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * Service accounts, webhooks and SCIM connections, for administrators: a list of each, dialogs that create, change or revoke
 * them, the deliveries of webhooks, and the use of directory groups. New tokens and secrets are shown once. Fills its container, which should have a height.
 *
 * @example
 * <Integrations client={client} />
 */
export function Integrations({ client, theme, isolate, locale, ...props }: IntegrationsProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={lists.root}
    >
      <QueryScope>
        <ConnectedIntegrations {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

type Kind = 'accounts' | 'webhooks' | 'connections';

function ConnectedIntegrations({ leaving = null, onUnsavedChange }: Omit<IntegrationsProps, keyof WidgetSettings>) {
  const messages = useMessages(integrationsMessages);
  const hasWebhooks = useCapability('webhooks.list');
  const hasConnections = useCapability('scimConnections.list');
  const [kind, setKind] = useState<Kind>('accounts');
  const kinds: Kind[] = ['accounts'];
  if (hasWebhooks) kinds.push('webhooks');
  if (hasConnections) kinds.push('connections');
  const page = { leaving, onUnsavedChange };
  const contents = {
    accounts: <Accounts {...page} />,
    webhooks: <Webhooks {...page} />,
    connections: <Connections {...page} />,
  };
  return (
    <Tabs
      className={lists.tabs}
      label={messages.kinds}
      value={kind}
      onChange={setKind}
      tabs={kinds.map((id) => ({ id, label: messages[id], content: contents[id] }))}
    />
  );
}
