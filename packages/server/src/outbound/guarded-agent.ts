import { type LookupAddress, type LookupOptions, lookup as systemLookup } from 'node:dns';
import { isIP } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { OutboundError } from '../ports/outbound-call.ts';
import { isPublicAddress } from './public-address.ts';

type LookupCallback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** Returns all addresses of a host name, like `dns.lookup` with `all`. */
export type Lookup = (hostname: string, options: LookupOptions & { all: true }, callback: LookupCallback) => void;

export interface GuardedAgentOptions {
  /** Names of hosts that may have private addresses, lower case, without port. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly lookup?: Lookup;
}

const connectTimeoutMs = 10_000;

/**
 * Connects to public addresses only. The address is checked on connecting, after name resolution and again for every
 * redirect, so that neither an unusual spelling nor a name that changes its address can bypass the check.
 */
export function createGuardedAgent(options: GuardedAgentOptions): Agent {
  const { allowedHosts, lookup = systemLookup as Lookup } = options;
  const connect = buildConnector({
    timeout: connectTimeoutMs,
    lookup: (hostname, lookupOptions, callback) => {
      lookup(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) {
          callback(error ?? new Error(`${hostname} has no address`), '', 4);
        } else if (!allowedHosts.has(hostname) && !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(refused(hostname), '', 4);
        } else if (lookupOptions.all) {
          callback(null, addresses);
        } else {
          callback(null, first.address, first.family);
        }
      });
    },
  });
  return new Agent({
    // the caller's own time limit covers the whole call
    headersTimeout: 0,
    bodyTimeout: 0,
    connect(target, callback) {
      const host = target.hostname.replace(/^\[|\]$/g, '').toLowerCase();
      // an IP address is never looked up
      if (isIP(host) && !allowedHosts.has(host) && !isPublicAddress(host)) callback(refused(host), null);
      else connect(target, callback);
    },
  });
}

function refused(host: string): OutboundError {
  return new OutboundError('REFUSED', `O endereço ${host} não é permitido.`);
}
