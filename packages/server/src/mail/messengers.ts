/** A message on its way out: to one person, by one channel. Texts of people in it are plain text, but for `html`. */
export interface OutgoingMessage {
  /** Stays the same however often the message is delivered. */
  readonly key: string;
  readonly recipient: { readonly completeName: string; readonly userName: string; readonly email: string | null };
  /** E-mail address, or the user name at the messaging service. */
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
