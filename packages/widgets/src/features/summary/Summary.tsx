import type { User } from '@tramita/client/contract';
import { canSeeAttendance } from '@tramita/client/rules';
import { type Known, KnownUser } from '../../calls/KnownUser.tsx';
import { summaryMessages } from '../../messages/features/summary.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { type SummaryList, SummaryView } from './SummaryView.tsx';
import { useSummary } from './use-summary.ts';

const loadSheet = () => import('virtual:sheet/summary');

/** Props of the summary. */
export interface SummaryProps extends WidgetSettings {
  /** The signed-in user; loaded from the API by default. */
  user?: Pick<User, 'nickName' | 'firstName' | 'roles' | 'showOnlyPersonalMenu'> & Partial<Pick<User, 'id'>>;
  /** Address of a list, or of a task in it. @default '/{list}' and '/{list}/{uuid}' */
  hrefOf?: (list: SummaryList, uuid?: string) => string;
}

/**
 * The morning page: five counts that are links, and the tasks that have waited longest. Users without a queue see their
 * open requests instead.
 *
 * @example
 * <Summary client={client} />
 */
export function Summary({ client, theme, isolate, locale, user, ...props }: SummaryProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} locale={locale} sheet={loadSheet}>
      <QueryScope>
        <KnownUser given={user}>{(known) => <ConnectedSummary {...props} user={known} />}</KnownUser>
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedSummary({ user, hrefOf }: Known<SummaryProps>) {
  const messages = useMessages(summaryMessages);
  const addressOf = usePortalAddress();
  const withAttendance = canSeeAttendance(user);
  const summary = useSummary(withAttendance);
  return (
    <SummaryView
      {...summary}
      messages={messages}
      nickName={user.firstName || user.nickName}
      withAttendance={withAttendance}
      me={user.id}
      hrefOf={hrefOf ?? ((list, uuid) => addressOf(uuid ? `/${list}/${uuid}` : `/${list}`))}
    />
  );
}
