import { getMyData } from '@tramita/client/contract';
import { useRef } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { myDataMessages } from '../../messages/features/my-data.ts';
import { useDataExport } from '../../person-data/use-data-export.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useCapabilities } from '../../provider/use-capability.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import * as styles from './MyData.css.ts';
import { MyDataHead } from './MyDataHead.tsx';
import { Purpose } from './Purpose.tsx';
import { RegisteredData } from './RegisteredData.tsx';

const loadSheet = () => import('virtual:sheet/my-data');

/** Props of the data of the user. */
export interface MyDataProps extends WidgetSettings {
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * "Meus dados": the registered data of the user with their origin, roles, groups and superior, the company's text on the
 * purpose of the data, which administrators change here, and an export of all data as a zip. Fills its container, which
 * should have a height.
 *
 * @example
 * <MyData client={client} />
 */
export function MyData({ client, theme, isolate, locale, ...props }: MyDataProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedMyData {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedMyData({ leaving = null, onUnsavedChange }: Omit<MyDataProps, keyof WidgetSettings>) {
  const messages = useMessages(myDataMessages);
  const call = useCall(getMyData, {});
  const isOffered = useCapabilities()('myData.createExport');
  const userName = call.data?.person.userName ?? '';
  const exporting = useDataExport({ personId: null, userName, isOffered });
  // the notice of an export appears together with the data, which it would move
  const isShown = useRef(false);
  if (call.data && !exporting.isLoading) isShown.current = true;
  if (call.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  if (!call.data || !isShown.current) {
    return (
      <TableFrame label={messages.title} aria-busy={!call.problem} data-slot="my-data">
        {call.problem && !call.data ? (
          <ErrorState
            title={messages.loadFailed}
            error={call.problem.error}
            onRetry={call.retry}
            retrying={call.isRetrying}
          />
        ) : (
          <Placeholder loading={messages.loading} />
        )}
      </TableFrame>
    );
  }
  const { person, purpose } = call.data;
  return (
    <TableFrame label={messages.title} data-slot="my-data">
      <div className={styles.screen}>
        <MyDataHead messages={messages} exporting={isOffered ? exporting : null} />
        <div className={styles.content}>
          <RegisteredData messages={messages} person={person} />
          <Purpose
            messages={messages}
            purpose={purpose}
            person={person}
            leaving={leaving}
            onUnsavedChange={onUnsavedChange}
          />
        </div>
      </div>
    </TableFrame>
  );
}

function Placeholder({ loading }: { loading: string }) {
  return (
    <div className={styles.content}>
      {[280, 420, 360, 320, 400, 260, 340, 300].map((width) => (
        <div key={width} className={styles.placeholder}>
          <Skeleton width={96} />
          <Skeleton width={width} />
        </div>
      ))}
      <LiveRegion>{loading}</LiveRegion>
    </div>
  );
}
