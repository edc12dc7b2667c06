import { getUpdate, type Update } from '@tramita/client/contract';
import { useId, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { usePortalAddress } from '../../../provider/inside.ts';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState/ForbiddenState.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { lazyPart, useLazyPart } from '../../../ui/lazy-part.ts';
import type { LeaveRequest } from '../../../ui/leave-request.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import * as styles from './UpdateEditor.css.ts';

const loadSheet = () => import('virtual:sheet/updates');

/** The form, which pages that only show updates do not load. */
const formPart = lazyPart(() => import('./UpdateForm.tsx').then((module) => module.UpdateForm));

/** Props of the editor of updates. */
export interface UpdateEditorProps extends WidgetSettings {
  /** Id of the update to change; null for a new one. */
  update: number | null;
  /** Called with the saved update. @default goes to '/update/detail/{id}' */
  onSaved?: (update: Update) => void;
  /** Called if the user leaves without saving. @default goes to '/updates' */
  onClose?: () => void;
  /** Called with whether there are unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes: the editor asks, and continues or cancels it. @default null */
  leaving?: LeaveRequest | null;
}

/**
 * Writes and changes an update: title, rich text, pictures, videos, files, when it is shown and to whom. Input is stored in
 * this browser until it is saved. Fills its container, which should have a height.
 *
 * @example
 * <UpdateEditor client={client} update={null} onSaved={({ id }) => navigate(`/news/${id}`)} />
 */
export function UpdateEditor({ client, theme, isolate, locale, ...props }: UpdateEditorProps) {
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
        <ConnectedEditor key={props.update} {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedEditor(props: Omit<UpdateEditorProps, keyof WidgetSettings>) {
  const messages = useMessages(updateEditorMessages);
  const { messages: common } = useUiEnvironment();
  const { navigate } = useTramita();
  const addressOf = usePortalAddress();
  const loaded = useEditedUpdate(props.update);
  const [hasFailed, setFailed] = useState(false);
  const UpdateForm = useLazyPart(formPart, !hasFailed, () => setFailed(true));
  if (hasFailed) return <ErrorState title={common.errorTitle} onRetry={() => setFailed(false)} />;
  if (props.update !== null && !loaded.data) {
    if (loaded.status === 'forbidden') return <ForbiddenState />;
    if (loaded.problem) {
      return (
        <ErrorState
          title={messages.loadFailed}
          error={loaded.problem.error}
          onRetry={loaded.retry}
          retrying={loaded.isFetching}
        />
      );
    }
    return <LoadingForm label={messages.loading} />;
  }
  if (!UpdateForm) return <LoadingForm label={messages.loading} />;
  return (
    <UpdateForm
      messages={messages}
      update={loaded.data ?? null}
      onSaved={props.onSaved ?? (({ id }) => navigate(addressOf(`/update/detail/${id}`)))}
      onClose={props.onClose ?? (() => navigate(addressOf('/updates')))}
      leaving={props.leaving ?? null}
      onUnsavedChange={props.onUnsavedChange}
    />
  );
}

/** Loads the update when the editor opens; later changes of other users do not change the form. */
const useEditedUpdate = (id: number | null) =>
  useCall(getUpdate, id === null ? null : { params: { id } }, {
    visit: useId(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

function LoadingForm({ label }: { label: string }) {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.column}>
        <Skeleton width="40%" height={28} />
        <Skeleton height={36} />
        <Skeleton height={240} />
      </div>
      <LiveRegion>{label}</LiveRegion>
    </div>
  );
}
