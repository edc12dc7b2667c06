/** Media type of every response with a body. */
const scimMediaType = 'application/scim+json';

/** Returns a response of the SCIM service. */
export function scimResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      'cache-control': 'private, no-store',
      ...(body !== null && { 'content-type': scimMediaType }),
    },
  });
}
