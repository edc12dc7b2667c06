import ipaddr from 'ipaddr.js';

/** True for an address of the open internet: not loopback, private, link-local, multicast, reserved or a tunnel to such. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // process() unwraps IPv4 that is mapped into IPv6
  return ipaddr.process(address).range() === 'unicast';
}
