/** The address a link gets for what was typed: `https://` is put in front of a bare host. Null for what is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text);
  const address = isBare ? `https://${text}` : text;
  if (/^mailto:\S+@\S+$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? address : null;
}
