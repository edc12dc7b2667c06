/** A mailbox with the name shown for it, or none. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const shape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Whether this is one mail address and nothing else. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}
