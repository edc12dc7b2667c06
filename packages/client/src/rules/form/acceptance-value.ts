/** Place where an acceptance was given, in degrees. */
export type Position = { latitude: number; longitude: number };

const pattern = /^([\da-fA-F.:]{2,45}) \((-?\d{1,2}(?:\.\d+)?), (-?\d{1,3}(?:\.\d+)?)\)$/;
const plain = (degrees: number): string => String(Number(degrees.toFixed(6)));

/** Returns the stored value of an acceptance: `ip (lat, long)`, decimal degrees with up to six decimals. */
export function acceptanceValue(ip: string, position: Position): string {
  return `${ip} (${plain(position.latitude)}, ${plain(position.longitude)})`;
}

const isIpv4 = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);
const isIpv6 = (text: string): boolean =>
  text.includes(':') && /^[\da-fA-F:.]+$/.test(text) && text.split(':').length <= 8 && !/:::|::.*::/.test(text);

/** Returns the parts of a stored acceptance; null if the text is not one. */
export function parseAcceptance(value: string): { ip: string; position: Position } | null {
  const match = pattern.exec(value);
  const ip = match?.[1];
  if (match === null || ip === undefined || !(isIpv4(ip) || isIpv6(ip))) return null;
  const position = { latitude: Number(match[2]), longitude: Number(match[3]) };
  if (Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180) return null;
  return { ip, position };
}
