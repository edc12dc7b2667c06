import ipaddr from 'ipaddr.js';

/** Reads the IPv4 address in the four bytes from `start` on. */
const ipv4At = (bytes: readonly number[], start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));

const isZero = (bytes: readonly number[], start: number, end: number) =>
  bytes.slice(start, end).every((byte) => byte === 0);

const startsWith = (bytes: readonly number[], ...prefix: readonly number[]) =>
  prefix.every((byte, index) => bytes[index] === byte);

/**
 * Returns the IPv4 addresses that an IPv6 address leads to through a tunnel or a translator: null if it embeds none,
 * an empty list if it embeds one at an unknown position.
 */
function embeddedIpv4(bytes: readonly number[]): ipaddr.IPv4[] | null {
  // ::/96 (IPv4-compatible), ::ffff:0:0/96 (mapped), ::ffff:0:0:0/96 (RFC 6145)
  if (isZero(bytes, 0, 12)) return [ipv4At(bytes, 12)];
  if (isZero(bytes, 0, 10) && bytes[10] === 255 && bytes[11] === 255) return [ipv4At(bytes, 12)];
  if (isZero(bytes, 0, 8) && bytes[8] === 255 && bytes[9] === 255 && isZero(bytes, 10, 12)) return [ipv4At(bytes, 12)];
  // 64:ff9b::/96 (RFC 6052) and 64:ff9b:1::/48 (RFC 8215), where a network may choose a longer prefix
  if (startsWith(bytes, 0, 0x64, 0xff, 0x9b)) {
    if (isZero(bytes, 4, 12)) return [ipv4At(bytes, 12)];
    if (bytes[4] !== 0 || bytes[5] !== 1) return [];
    if (isZero(bytes, 6, 12)) return [ipv4At(bytes, 12)];
    const [a = 0, b = 0, , c = 0, d = 0] = bytes.slice(6);
    return isZero(bytes, 8, 9) && isZero(bytes, 11, 16) ? [new ipaddr.IPv4([a, b, c, d])] : [];
  }
  // 6to4
  if (startsWith(bytes, 0x20, 0x02)) return [ipv4At(bytes, 2)];
  // Teredo: the server, and the client with its bits inverted
  if (startsWith(bytes, 0x20, 0x01, 0, 0)) {
    const inverted = bytes.map((byte) => byte ^ 255);
    return [ipv4At(bytes, 4), ipv4At(inverted, 12)];
  }
  return null;
}

/**
 * Returns whether an address has an ISATAP interface identifier, which ends with an IPv4 address whatever its prefix.
 */
const isIsatap = (bytes: readonly number[]) =>
  (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe;

const isUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.range() === 'unicast';

/**
 * Returns whether an address belongs to the public internet: not loopback, private, link-local, multicast or reserved.
 * An IPv6 address that embeds an IPv4 address is checked by the latter.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return isUnicast(parsed);
  const bytes = parsed.toByteArray();
  const embedded = embeddedIpv4(bytes);
  if (embedded) return embedded.length > 0 && embedded.every(isUnicast);
  return isUnicast(parsed) && (!isIsatap(bytes) || isUnicast(ipv4At(bytes, 12)));
}
