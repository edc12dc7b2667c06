import * as z from 'zod/mini';

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.optional(z.url()) });

/** Addresses that an issuer publishes. */
export type IssuerMetadata = z.infer<typeof metadataSchema>;

/** Loads the metadata of an issuer. @throws if they cannot be loaded, or belong to another issuer */
export async function loadIssuerMetadata(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`GET ${address} returned ${response.status}`);
  const metadata = z.parse(metadataSchema, await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} returned metadata of another issuer: ${metadata.issuer}`);
  return metadata;
}
