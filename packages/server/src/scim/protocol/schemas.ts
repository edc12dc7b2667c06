/** Definition of an attribute as in RFC 7643, section 7. */
export interface ScimAttribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'dateTime' | 'reference' | 'complex';
  readonly multiValued: boolean;
  /** In Portuguese; `describeSchema` translates it. */
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: 'readWrite' | 'readOnly' | 'immutable';
  readonly returned: 'always' | 'default';
  readonly uniqueness: 'none' | 'server';
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly ScimAttribute[];
}

export interface ScimSchema {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ScimAttribute[];
}

export type ResourceType = 'User' | 'Group';

export const userUrn = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupUrn = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const enterpriseUrn = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const tramitaUrn = 'urn:ietf:params:scim:schemas:extension:tramita:2.0:User';

type Options = Partial<Omit<ScimAttribute, 'name' | 'description'>>;

/** Returns an attribute; without options it is an optional text that compares without case. */
const attribute = (name: string, description: string, options: Options = {}): ScimAttribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...options,
});

const complex = (name: string, description: string, subAttributes: ScimAttribute[], options: Options = {}) =>
  attribute(name, description, { type: 'complex', subAttributes, ...options });

const isReadOnly = { mutability: 'readOnly' } as const;

/** Attributes of every resource, which /Schemas does not list. */
export const commonAttributes: readonly ScimAttribute[] = [
  attribute('schemas', 'Esquemas do recurso', { multiValued: true, caseExact: true, returned: 'always' }),
  attribute('id', 'Identificador do recurso', { ...isReadOnly, caseExact: true, returned: 'always' }),
  complex(
    'meta',
    'Dados sobre o recurso',
    [
      attribute('resourceType', 'Tipo do recurso', { ...isReadOnly, caseExact: true }),
      attribute('created', 'Data de criação', { ...isReadOnly, type: 'dateTime' }),
      attribute('lastModified', 'Data da última alteração', { ...isReadOnly, type: 'dateTime' }),
      attribute('location', 'Endereço do recurso', { ...isReadOnly, caseExact: true }),
      attribute('version', 'Versão do recurso', { ...isReadOnly, caseExact: true }),
    ],
    isReadOnly,
  ),
];

const externalId = attribute('externalId', 'Identificador no provedor de identidade', { caseExact: true });

export const userSchema: ScimSchema = {
  id: userUrn,
  name: 'User',
  description: 'Pessoa',
  attributes: [
    externalId,
    attribute('userName', 'Usuário, único sem diferenciar maiúsculas de minúsculas', {
      required: true,
      uniqueness: 'server',
    }),
    complex('name', 'Partes do nome', [
      attribute('formatted', 'Nome completo da pessoa'),
      attribute('givenName', 'Primeiro nome da pessoa'),
      attribute('familyName', 'Sobrenome da pessoa'),
    ]),
    attribute('displayName', 'Nome para exibição'),
    attribute('nickName', 'Apelido da pessoa'),
    complex(
      'emails',
      'E-mails; a pessoa recebe mensagens no principal ou, sem ele, no de trabalho',
      [
        attribute('value', 'Endereço de e-mail'),
        attribute('type', 'Tipo do e-mail', { canonicalValues: ['work', 'home', 'other'] }),
        attribute('primary', 'Se é o e-mail principal', { type: 'boolean' }),
      ],
      { multiValued: true },
    ),
    attribute('active', 'Se a pessoa está ativa', { type: 'boolean' }),
    attribute('title', 'Cargo da pessoa'),
  ],
};

export const enterpriseSchema: ScimSchema = {
  id: enterpriseUrn,
  name: 'EnterpriseUser',
  description: 'Dados da pessoa na empresa',
  attributes: [
    attribute('employeeNumber', 'Matrícula da pessoa'),
    attribute('department', 'Setor da pessoa'),
    attribute('division', 'Filial da pessoa, pelo nome'),
    complex('manager', 'Superior da pessoa', [
      attribute('value', 'Identificador do superior', { caseExact: true }),
      attribute('$ref', 'Endereço do superior', { ...isReadOnly, type: 'reference', referenceTypes: ['User'] }),
      attribute('displayName', 'Nome do superior', isReadOnly),
    ]),
  ],
};

export const tramitaSchema: ScimSchema = {
  id: tramitaUrn,
  name: 'TramitaUser',
  description: 'Dados da pessoa no Tramita',
  attributes: [
    attribute('cpf', 'CPF, com ou sem pontuação'),
    attribute('branchCode', 'Código da filial'),
    attribute('status', 'Status da pessoa, como Ativo ou Férias'),
  ],
};

export const groupSchema: ScimSchema = {
  id: groupUrn,
  name: 'Group',
  description: 'Grupo de pessoas',
  attributes: [
    externalId,
    attribute('displayName', 'Nome do grupo', { required: true }),
    complex(
      'members',
      'Membros do grupo',
      [
        attribute('value', 'Identificador da pessoa', { mutability: 'immutable', caseExact: true }),
        attribute('$ref', 'Endereço da pessoa', { ...isReadOnly, type: 'reference', referenceTypes: ['User'] }),
        attribute('display', 'Nome da pessoa', isReadOnly),
        attribute('type', 'Tipo do membro', { mutability: 'immutable', canonicalValues: ['User'] }),
      ],
      { multiValued: true },
    ),
  ],
};

/** The schema of each resource, followed by its extensions. */
export const schemasOfType: Readonly<Record<ResourceType, readonly ScimSchema[]>> = {
  User: [userSchema, enterpriseSchema, tramitaSchema],
  Group: [groupSchema],
};

/**
 * Attributes of RFC 7643 that are accepted and ignored, in lower case. Identity providers map them by default, so they are
 * not unknown paths.
 */
export const ignoredAttributes: Readonly<Record<ResourceType, Readonly<Record<string, readonly string[]>>>> = {
  User: {
    [userUrn]: [
      'name.middlename',
      'name.honorificprefix',
      'name.honorificsuffix',
      'emails.display',
      'emails.$ref',
      'profileurl',
      'usertype',
      'preferredlanguage',
      'locale',
      'timezone',
      'password',
      'phonenumbers',
      'ims',
      'photos',
      'addresses',
      'groups',
      'entitlements',
      'roles',
      'x509certificates',
    ],
    [enterpriseUrn]: ['costcenter', 'organization'],
  },
  Group: {},
};
