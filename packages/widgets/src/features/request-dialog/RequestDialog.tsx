import { HttpProblemError } from '@tramita/client';
import { findService, getService, type Service, type Started } from '@tramita/client/contract';
import { canRequestOnBehalf } from '@tramita/client/rules';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useUser } from '../../calls/use-user.ts';
import { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ServiceTile } from '../../services/ServiceTile.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import * as styles from './RequestDialog.css.ts';
import { RequestLoading } from './RequestLoading.tsx';
import type { SentRequest } from './RequestSent.tsx';
import type { RequestUser } from './request-frame.ts';
import { useOnBehalf } from './use-on-behalf.ts';
import { useRequestFields } from './use-request-fields.ts';

const loadSheet = () => import('virtual:sheet/request-dialog');

/** The form's code is loaded in parallel with its fields, that of the confirmation while the form is filled in. */
const requestForm = lazyPart(() => import('./RequestForm.tsx').then((module) => module.RequestForm));
const sentDialog = lazyPart(() => import('./RequestSentDialog.tsx').then((module) => module.RequestSentDialog));

/** Loads the form's code in advance, so that a dialog opened later only waits for the server. Opening it reports a failure. */
export function preloadRequestForm(): void {
  requestForm.load().catch(() => {});
}

type StartedRequest = Started['startProcessDto'];

export interface RequestDialogProps extends WidgetSettings {
  /** The service, its name as in `/services/{name}`, or the id of any version of its process. */
  service: Service | string | number;
  /** The sender, whose ROLE_SUPPORT allows to send on behalf of another person; loaded from the API by default. */
  user?: RequestUser;
  /** Called if the dialog should be removed: it was closed, or the request was sent and its confirmation closed. */
  onClose: () => void;
  /** A request was started. */
  onSent?: (started: StartedRequest) => void;
  /** Address of a request by its protocol, for following it. */
  requestHref?: (protocol: string) => string;
  /** Address of the sender's own next task; the page goes there when the request begins with one. */
  taskHref?: (uuid: string) => string;
}

/**
 * Asks what a service needs to know and starts the request: the form, the files, and for the support role the person
 * it is for. What was typed is kept as a draft until it is sent.
 *
 * @example
 * {service && <RequestDialog client={client} service={service} onClose={() => setService(null)} />}
 */
export function RequestDialog({ client, theme, isolate, locale, ...props }: RequestDialogProps) {
  return (
    <WidgetRoot client={client} theme={theme} isolate={isolate} locale={locale} sheet={loadSheet}>
      <QueryScope>
        <LoadedRequest {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** Finds the service by its name or id, and the user, if the page has not given them. */
function LoadedRequest(props: Omit<RequestDialogProps, keyof WidgetSettings>) {
  const { service: asked, onClose } = props;
  const messages = useMessages(requestDialogMessages);
  const byName = useCall(findService, typeof asked === 'string' ? { params: { name: asked } } : null);
  const byId = useCall(getService, typeof asked === 'number' ? { params: { id: asked } } : null);
  const known = useUser(props.user);
  const found = typeof asked === 'number' ? byId : byName;
  const service = typeof asked === 'object' ? asked : found.data;
  if (service && known.user) return <ConnectedRequest {...props} service={service} user={known.user} />;
  const isUnknown = found.problem?.error instanceof HttpProblemError && found.problem.error.status === 404;
  return (
    <RequestLoading
      frame={{ title: messages.newRequest, media: null }}
      problem={isUnknown ? messages.unknownService : found.problem || known.problem ? messages.loadFailed : null}
      messages={messages}
      onRetry={() => {
        if (found.problem) found.retry();
        if (known.problem) known.retry();
      }}
      onClose={onClose}
    />
  );
}

interface ConnectedRequestProps extends Omit<RequestDialogProps, keyof WidgetSettings> {
  service: Service;
  user: RequestUser;
}

function ConnectedRequest(props: ConnectedRequestProps) {
  const { service, user, onClose, onSent, requestHref, taskHref } = props;
  const { navigate, onEvent } = useTramita();
  const messages = useMessages(requestDialogMessages);
  const snackbars = useSnackbars();
  const [sent, setSent] = useState<SentRequest | null>(null);
  const Form = useOpenedPart(requestForm, true, onClose);
  const SentDialog = useOpenedPart(sentDialog, sent !== null, onClose);
  const onBehalf = useOnBehalf(service, canRequestOnBehalf(user), messages);
  const form = useRequestFields(service, onBehalf.person?.userName ?? null);
  const frame = {
    title: messages.title(service.title),
    media: (
      <span className={styles.tile}>
        <ServiceTile icon={service.icon} color={service.color} />
      </span>
    ),
  };

  const handleStarted = (request: SentRequest) => {
    const { started } = request;
    onEvent({ widget: 'request-dialog', name: 'sent', detail: { idk: started.idk } });
    onSent?.(started);
    // the page that says what happens next says also that it was sent; the task of another requester is not the sender's
    if (!started.taskUuid || !taskHref || request.forPerson !== null) return setSent(request);
    snackbars.success(messages.sent);
    onClose();
    navigate(taskHref(started.taskUuid));
  };

  if (sent && SentDialog) {
    return (
      <SentDialog
        service={service}
        sent={sent}
        me={user.id}
        frame={frame}
        messages={messages}
        href={requestHref?.(sent.started.protocol)}
        onClose={onClose}
      />
    );
  }
  if (sent || !form.metadata || !Form) {
    return (
      <RequestLoading
        frame={frame}
        problem={!sent && form.isFailed ? messages.loadFailed : null}
        messages={messages}
        onRetry={form.retry}
        onClose={onClose}
      />
    );
  }
  return (
    <Form
      service={service}
      user={user}
      fields={form.metadata.fields}
      isAttachmentRequired={form.metadata.attachmentRequired}
      onBehalf={{
        ...onBehalf,
        isChecking: onBehalf.isChecking || !(form.isCurrent || form.isFailed),
        problem: onBehalf.problem ?? (form.isFailed ? messages.loadFailed : null),
        recheck: form.isFailed ? form.retry : onBehalf.recheck,
      }}
      frame={frame}
      messages={messages}
      onStarted={handleStarted}
      onClose={onClose}
    />
  );
}
