/** An outgoing message to one person on one channel. User-written text is plain text, except in `html`. */
export interface OutgoingMessage {
  /** The same for every delivery attempt of the message. */
  readonly key: string;
  /** Null if only the address is known. */
  readonly recipient: {
    readonly completeName: string;
    readonly userName: string;
    readonly email: string | null;
  } | null;
  /** E-mail address, user name of the messaging service, or the webhook of a chat if no user is named. */
  readonly address: string;
  readonly subject: string;
  /** Body with the link. */
  readonly text: string;
  /** The same body with all user-written text escaped. */
  readonly html: string;
  readonly link: string;
}

/** Sends a message; resolves once the other system has accepted it. @throws SendError */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** Outgoing channels. A null channel is not configured: its messages are kept in the outbox. */
export interface Messengers {
  /** Origin of the portal, for links. */
  readonly publicUrl: string;
  readonly email: SendMessage | null;
  readonly chat: SendMessage | null;
  /** Sends messages to the webhook in their address; without it they are kept in the outbox. */
  readonly webhook?: SendMessage | null;
}

/** The message was not accepted. The error message is for administrators, in Portuguese. */
export class SendError extends Error {
  override name = 'SendError';
  /** Whether retrying would not help. */
  readonly isFinal: boolean;
  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
