const schemas = 'urn:ietf:params:scim';

interface ScimAnswer {
  readonly id: string;
  readonly totalResults: number;
  readonly Resources: readonly { readonly id: string }[];
}

/** A company's directory, which sends its people and groups by SCIM as Microsoft Entra does. */
export function openCompanyDirectory(address: string, token: string) {
  async function call(method: string, path: string, status: number, body?: object): Promise<ScimAnswer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
    const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
    return JSON.parse(text || '{}');
  }
  const patch = (path: string, status: number, ...Operations: readonly object[]) =>
    call('PATCH', path, status, { schemas: [`${schemas}:api:messages:2.0:PatchOp`], Operations });

  async function find(userName: string): Promise<string> {
    const filter = encodeURIComponent(`userName eq "${userName}"`);
    const { Resources } = await call('GET', `/Users?filter=${filter}`, 200);
    const [found] = Resources;
    if (!found) throw new Error(`The register does not know ${userName}`);
    return found.id;
  }

  return {
    /** Links a person who is already in the register, and sends their e-mail; resolves to their id. */
    async link(userName: string): Promise<string> {
      const id = await find(userName);
      const email = { op: 'Add', path: 'emails[type eq "work"].value', value: `${userName}@empresa.example` };
      await patch(`/Users/${id}`, 200, { op: 'Add', path: 'externalId', value: `oid-${userName}` }, email);
      return id;
    },
    /** Creates a person; resolves to their id. */
    async create(userName: string, givenName: string, familyName: string): Promise<string> {
      const { id } = await call('POST', '/Users', 201, {
        schemas: [`${schemas}:schemas:core:2.0:User`],
        userName,
        externalId: `oid-${userName}`,
        active: true,
        name: { givenName, familyName },
      });
      return id;
    },
    /** Sends that a person has left. */
    async deactivate(userName: string): Promise<void> {
      await patch(`/Users/${await find(userName)}`, 200, { op: 'Replace', path: 'active', value: 'False' });
    },
    /** Creates a group with members. */
    async createGroup(displayName: string, ...members: readonly string[]): Promise<void> {
      await call('POST', '/Groups', 201, {
        schemas: [`${schemas}:schemas:core:2.0:Group`],
        displayName,
        externalId: `oid-${displayName}`,
        members: members.map((value) => ({ value })),
      });
    },
  };
}
