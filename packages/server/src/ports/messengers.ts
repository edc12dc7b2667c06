/** A message on its way out: to one person, by one channel. Texts of people in it are plain text, but for `html`. */
export interface OutgoingMessage {
  /** Stays the same however often the message is delivered. */
  readonly key: string;
  /** Null where only the address is known. */
  readonly recipient: {
    readonly completeName: string;
    readonly userName: string;
    readonly email: string | null;
  } | null;
  /** E-mail address, the user name at the messaging service, or a chat's webhook where nobody is named. */
  readonly address: string;
  readonly subject: string;
  /** Body with the link. */
  readonly text: string;
  /** The same with every text of people escaped. */
  readonly html: string;
  readonly link: string;
}

/** Hands a message over; resolves once the other side has taken it. @throws SendError */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;

/** The ways out of the product. A channel that is null is not configured: its messages are kept in the outbox. */
export interface Messengers {
  /** Origin of the portal, for links. */
  readonly publicUrl: string;
  readonly email: SendMessage | null;
  readonly chat: SendMessage | null;
  /** Hands messages to the webhook that is their address; without it they are kept in the outbox. */
  readonly webhook?: SendMessage | null;
}

/** The message was not taken. The message of the error is for administrators, in Portuguese. */
export class SendError extends Error {
  override name = 'SendError';
  /** Trying again would not help. */
  readonly isFinal: boolean;
  constructor(message: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
  }
}
