/**
 * Returns whether an origin is one of a list as in `FRAME_ANCESTORS`: `https://intranet.example`,
 * `https://*.example` for its subdomains, `http://localhost:*` for every port.
 */
export function isListedOrigin(origin: string, list: readonly string[]): boolean {
  return list.some((entry) => patternOf(entry).test(origin));
}

function patternOf(entry: string): RegExp {
  const [scheme = '', rest = ''] = entry.split('://');
  const host = escaped(rest)
    .replace(/^\\\*\\\./, '([\\w-]+\\.)+')
    .replace(/:\\\*$/, '(:\\d+)?');
  return new RegExp(`^${escaped(scheme)}://${host}$`, 'i');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
