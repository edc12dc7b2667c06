/** The request in a notification: its number, public uuid and process. */
export interface NotifiedRequest {
  readonly idk: number;
  readonly protocol: string;
  readonly processTitle: string;
}

/** The values of each kind of notification, as users wrote them: plain text, not escaped. */
export interface NotificationValues {
  /** `groups` are the names of the groups whose queue contains the task; empty if it is addressed to people only. */
  readonly taskOpened: { readonly step: string; readonly requester: string; readonly groups: readonly string[] };
  readonly approved: { readonly step: string; readonly by: string };
  readonly rejected: { readonly step: string; readonly by: string };
  readonly finished: Readonly<Record<never, never>>;
  /** The request is finished and can be rated. */
  readonly rate: Readonly<Record<never, never>>;
  readonly canceled: { readonly by: string };
  readonly redirected: { readonly by: string; readonly from: string; readonly to: string };
  readonly ended: { readonly by: string; readonly motive: string };
  readonly transferred: { readonly step: string; readonly by: string };
  readonly stopped: { readonly step: string; readonly failure: string };
  readonly addresseeLeftOut: { readonly step: string; readonly failure: string };
  readonly commented: { readonly by: string };
  /** The user substitutes an absent person; days are `yyyy-MM-dd`. */
  readonly substituting: { readonly name: string; readonly from: string; readonly to: string };
  readonly substitutionDeclined: {
    readonly substitute: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
  };
}

/** Notifications that are not about a request. */
type AbsenceNotification = 'substituting' | 'substitutionDeclined';

type RequestOf<Name> = Name extends AbsenceNotification ? null : NotifiedRequest;

/** A kind of notification. */
export type NotificationName = keyof NotificationValues;

/** The content of a notification without words: its kind, its request and the values of its sentence. */
export type NotificationContent = {
  readonly [Name in NotificationName]: {
    readonly name: Name;
    readonly request: RequestOf<Name>;
    readonly values: NotificationValues[Name];
  };
}[NotificationName];

/** The sentences of one language, as HTML in which the values are escaped. */
export type NotificationTexts = {
  readonly [Name in NotificationName]: (request: RequestOf<Name>, values: NotificationValues[Name]) => string;
};

/** Returns the content of a notification about a request. */
export function notificationOf<Name extends Exclude<NotificationName, AbsenceNotification>>(
  name: Name,
  { idk, protocol, processTitle }: NotifiedRequest,
  values: NotificationValues[Name],
): NotificationContent {
  return { name, request: { idk, protocol, processTitle }, values } as NotificationContent;
}

/** Returns the content of a notification about an absence. */
export function absenceNotificationOf<Name extends AbsenceNotification>(
  name: Name,
  values: NotificationValues[Name],
): NotificationContent {
  return { name, request: null, values } as NotificationContent;
}

/** Returns the sentence of a notification as HTML. */
export function notificationHtml<Name extends NotificationName>(
  { name, request, values }: { name: Name; request: RequestOf<Name>; values: NotificationValues[Name] },
  texts: NotificationTexts,
): string {
  return texts[name](request, values);
}
