/** Returns the link address for the typed text: adds `https://` to a bare host. Null if it is not a valid address. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text);
  const address = isBare ? `https://${text}` : text;
  if (/^mailto:\S+@\S+$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** Returns whether a pasted or stored link address is safe, that is, cannot run code. */
export function isLinkAddress(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());
}
