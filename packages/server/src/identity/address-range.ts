import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function addressOf(text: string): Address | null {
  // other notations of IPv4 are ambiguous: 010.0.0.1 may be octal
  const isReadable = text.includes(':') ? ipaddr.IPv6.isValid(text) : ipaddr.IPv4.isValidFourPartDecimal(text);
  // an IPv4 address in an IPv6 notation is the same address
  return isReadable && !text.includes('%') ? ipaddr.process(text) : null;
}

/** Returns the first address and the length of the prefix of an address or a range in CIDR notation; null if invalid. */
function rangeOf(text: string): [Address, number] | null {
  const [start = '', length, ...others] = text.split('/');
  const address = addressOf(start);
  if (!address || others.length > 0) return null;
  const bits = address.kind() === 'ipv4' ? 32 : 128;
  if (length === undefined) return [address, bits];
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return prefix <= bits ? [address, prefix] : null;
}

/** Returns whether a text is an address or a range in CIDR notation. */
export const isAddressRange = (text: string): boolean => rangeOf(text) !== null;

/** Returns whether an address is in one of several ranges; false if it cannot be read. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  const caller = addressOf(address);
  if (!caller) return false;
  return ranges.some((text) => {
    const range = rangeOf(text);
    return range !== null && caller.kind() === range[0].kind() && caller.match(range as never);
  });
}
