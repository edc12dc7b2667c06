import type { ResourceType, ScimAttribute, ScimSchema } from './schemas.ts';
import { enterpriseSchema, groupSchema, schemasOfType, tramitaSchema, userSchema } from './schemas.ts';

/** `detail` translates a description; `base` is the address of the SCIM service, without a slash at its end. */
interface Wording {
  readonly base: string;
  readonly detail: (portuguese: string) => string;
}

/** Largest number of resources in one response; also in /ServiceProviderConfig. */
export const maxResults = 200;

const schemaUrn = 'urn:ietf:params:scim:schemas:core:2.0:Schema';
const resourceTypeUrn = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const serviceProviderConfigUrn = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';

/** The schemas that /Schemas lists. */
export const listedSchemas: readonly ScimSchema[] = [userSchema, enterpriseSchema, tramitaSchema, groupSchema];

/** Returns a schema as /Schemas returns it. */
export function describeSchema(schema: ScimSchema, { base, detail }: Wording) {
  const describe = ({ subAttributes, ...attribute }: ScimAttribute): ScimAttribute => ({
    ...attribute,
    description: detail(attribute.description),
    ...(subAttributes && { subAttributes: subAttributes.map(describe) }),
  });
  return {
    schemas: [schemaUrn],
    id: schema.id,
    name: schema.name,
    description: detail(schema.description),
    attributes: schema.attributes.map(describe),
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  };
}

const endpoints: Readonly<Record<ResourceType, string>> = { User: '/Users', Group: '/Groups' };

/** Returns a kind of resource as /ResourceTypes returns it. */
export function describeResourceType(type: ResourceType, { base, detail }: Wording) {
  const [schema, ...extensions] = schemasOfType[type];
  return {
    schemas: [resourceTypeUrn],
    id: type,
    name: type,
    description: detail(schema?.description ?? type),
    endpoint: endpoints[type],
    schema: schema?.id,
    schemaExtensions: extensions.map(({ id }) => ({ schema: id, required: false })),
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${type}` },
  };
}

/** Returns the answer of /ServiceProviderConfig. */
export function describeServiceProvider({ base, detail }: Wording) {
  return {
    schemas: [serviceProviderConfigUrn],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'OAuth Bearer Token',
        description: detail('Token de uma conta de serviço com o escopo scim, no cabeçalho Authorization'),
        specUri: 'https://www.rfc-editor.org/info/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };
}
