const exposed = 'Content-Disposition, Content-Length, Retry-After, X-Request-Id, Idempotency-Replayed';
const allowed = 'Authorization, Content-Type, Idempotency-Key, X-Request-Id';

/** Returns whether `origin` is in the list; `http://localhost:*` matches any port. */
export function isAllowedOrigin(origin: string, origins: readonly string[]): boolean {
  return origins.some((entry) =>
    entry.endsWith(':*')
      ? origin.startsWith(entry.slice(0, -1)) && /^\d{1,5}$/.test(origin.slice(entry.length - 1))
      : origin === entry,
  );
}

/** Returns headers that let a page of an allowed origin read the response; empty for other origins. */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (!origin || !isAllowedOrigin(origin, origins)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed };
}

/** Returns the response to a preflight, or null if the request is not a preflight. */
export function preflightResponse(request: Request, origins: readonly string[]): Response | null {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return null;
  const headers = corsHeaders(request, origins);
  if (!headers['access-control-allow-origin']) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowed,
      'access-control-max-age': '600',
    },
  });
}
