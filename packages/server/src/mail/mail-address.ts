/** A mailbox with an optional display name. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

const shape = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/** Returns whether the text is exactly one mail address. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text);
}
