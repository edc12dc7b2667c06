import type { User } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import { summaryMessages } from '../../messages/features/summary.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { type SummaryList, SummaryView } from './SummaryView.tsx';
import { useSummary } from './use-summary.ts';

/** Props of the summary. */
export interface SummaryProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** Who is looking. */
  user: Pick<User, 'nickName' | 'firstName' | 'roles' | 'showOnlyPersonalMenu'> & Partial<Pick<User, 'id'>>;
  /** Address of a list, or of a task in it. @default '/{list}' and '/{list}/{uuid}' */
  hrefOf?: (list: SummaryList, uuid?: string) => string;
}

/**
 * The morning page: five counts that are links, and the tasks that have waited longest. Users without a queue see their
 * open requests instead.
 *
 * @example
 * <Summary client={client} user={user} />
 */
export function Summary({ client, theme, ...props }: SummaryProps) {
  return (
    <WidgetRoot client={client} theme={theme}>
      <QueryScope>
        <ConnectedSummary {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

const defaultHref = (list: SummaryList, uuid?: string) => (uuid ? `/${list}/${uuid}` : `/${list}`);

function ConnectedSummary({ user, hrefOf = defaultHref }: Omit<SummaryProps, 'client' | 'theme'>) {
  const messages = useMessages(summaryMessages);
  const withAttendance = canSeeAttendance(user);
  const summary = useSummary(withAttendance);
  return (
    <SummaryView
      {...summary}
      messages={messages}
      nickName={user.firstName || user.nickName}
      withAttendance={withAttendance}
      me={user.id}
      hrefOf={hrefOf}
    />
  );
}
