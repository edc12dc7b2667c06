/** The address a link gets for what was typed: `https://` is put in front of a bare host. Null for what is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text);
  const address = isBare ? `https://${text}` : text;
  if (/^mailto:\S+@\S+$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}

/** Whether a link that was pasted or stored may stay: its address runs nothing. */
export function isLinkAddress(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());
}
