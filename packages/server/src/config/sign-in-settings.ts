import { roleNameSchema } from '@tramita/client/contract';
import { roles } from '@tramita/client/rules';
import * as z from 'zod/mini';
import { setting } from './setting.ts';
import { flag, pairs, text } from './setting-schemas.ts';

/** Attributes of a person that claims can set; the last five are references by code, name or user name. */
export const claimedAttributes = [
  'firstName',
  'lastName',
  'completeName',
  'nickName',
  'email',
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
  'branch',
  'jobTitle',
  'sector',
  'status',
  'superior',
] as const;
export type ClaimedAttribute = (typeof claimedAttributes)[number];

/** A value of the claim with roles, and the role that it grants. */
const roleRuleSchema = z.object({ value: z.string().check(z.minLength(1)), role: roleNameSchema });

/** Pairs that end with a role, because names of groups may contain commas and equals signs. */
const roleMap = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((given: string) =>
      given
        .split(/(?<==ROLE_[A-Z_]+)\s*,\s*/)
        .map((rule) => rule.trim())
        .filter(Boolean)
        .map((rule) => ({
          value: rule.slice(0, rule.lastIndexOf('=')),
          role: rule.slice(rule.lastIndexOf('=') + 1),
        })),
    ),
    z.array(roleRuleSchema),
  ),
);

/** Settings of the people who sign in with an external issuer. */
export const signInSettings = {
  oidcCreateUsers: setting({
    flag: 'oidc-create-users',
    env: 'OIDC_CREATE_USERS',
    value: 'true|false',
    help: 'Cria a pessoa na primeira entrada, ativa e sem perfis; sem isso só entra quem já está cadastrado',
    byDefault: 'false',
    expected: 'true ou false',
    schema: flag('false'),
  }),
  oidcAllowed: setting({
    flag: 'oidc-allowed',
    env: 'OIDC_ALLOWED',
    value: 'pares',
    help: 'Pares atributo=valor, separados por vírgula, que o token deve ter para que a pessoa seja criada, como groups=tramita',
    expected: 'uma lista de pares atributo=valor',
    schema: pairs(),
  }),
  oidcClaims: setting({
    flag: 'oidc-claims',
    env: 'OIDC_CLAIMS',
    value: 'pares',
    help: 'Dados da pessoa que vêm do token, como email=email,custom1=employee_id,branch=office; valem na criação e a cada token mais novo',
    expected: `uma lista de pares dado=atributo, com os dados ${claimedAttributes.join(', ')}`,
    schema: pairs((name): name is ClaimedAttribute => claimedAttributes.some((known) => known === name)),
  }),
  oidcExternalIdClaim: setting({
    flag: 'oidc-external-id-claim',
    env: 'OIDC_EXTERNAL_ID_CLAIM',
    value: 'nome',
    help: 'Atributo do token com o identificador externo da pessoa, como oid, se a origem envia o mesmo valor',
    expected: 'um texto',
    schema: text,
  }),
  oidcUserinfo: setting({
    flag: 'oidc-userinfo',
    env: 'OIDC_USERINFO',
    value: 'true|false',
    help: 'Lê também o endereço userinfo do emissor, na criação da pessoa e uma vez por dia',
    byDefault: 'false',
    expected: 'true ou false',
    schema: flag('false'),
  }),
  oidcRolesClaim: setting({
    flag: 'oidc-roles-claim',
    env: 'OIDC_ROLES_CLAIM',
    value: 'nome',
    help: 'Atributo do token com grupos ou papéis, como groups ou realm_access.roles, que dão perfis por OIDC_ROLE_MAP',
    expected: 'um texto',
    schema: text,
  }),
  oidcRoleMap: setting({
    flag: 'oidc-role-map',
    env: 'OIDC_ROLE_MAP',
    value: 'pares',
    help: 'Perfil de cada valor desse atributo, como tramita-admin=ROLE_ADMIN,rh=ROLE_REPORT; os outros valores não dão nada',
    expected: `uma lista de pares valor=perfil, com os perfis ${Object.values(roles).join(', ')}`,
    schema: roleMap,
  }),
  firstAdmin: setting({
    flag: 'first-admin',
    env: 'FIRST_ADMIN',
    value: 'usuário',
    help: 'Usuário que recebe ROLE_ADMIN na sua primeira entrada, enquanto não há administrador ativo',
    expected: 'um texto',
    schema: text,
  }),
} as const;
