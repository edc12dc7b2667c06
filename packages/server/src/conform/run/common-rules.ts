import type { Endpoint, Policy, Schema } from '@tramita/client/contract';
import * as z from 'zod/mini';
import { prepare } from '../operation.ts';
import { type Role, roleRecords } from '../roles.ts';
import type { Scene } from '../scene/scene.ts';
import { absentId, absentUuid } from '../wire/absent.ts';
import { type AnyInput, type Caller, fulfilled } from '../wire/caller.ts';
import { claim, shown } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import type { Check, Subject } from './check.ts';
import { checkPreflight } from './check-origin.ts';
import { ownCaller } from './valid-call.ts';

/** Roles that a policy excludes. */
const excludedBy: Readonly<Record<Policy, readonly Role[]>> = {
  public: [],
  'signed-in': [],
  attendance: ['restricted'],
  reports: ['requester'],
  groups: ['requester', 'reporter'],
  processes: ['requester', 'reporter'],
  departments: ['requester', 'reporter'],
  admin: ['requester', 'reporter'],
};

/** Returns the checks that follow from the declared endpoint and the properties of the operation. */
export function commonChecks(subject: Subject): Check[] {
  return [
    ...accessChecks(subject),
    ...inputChecks(subject),
    ...pageChecks(subject),
    ...sortChecks(subject),
    ...idempotencyChecks(subject),
    ...originChecks(subject),
    ...(subject.operation.rules ?? []).map(({ title, check }) => ({ title, run: check })),
  ];
}

/** Returns the valid input that all refusals of an operation are made from: none of them has an effect. */
const refusableInput = ({ endpoint, operation }: Subject, scene: Scene): Promise<AnyInput> =>
  scene.shared(`input of ${endpoint.id}`, async () => operation.input(scene));

function accessChecks(subject: Subject): Check[] {
  const { endpoint, operation } = subject;
  const refuse = (
    title: string,
    callerOf: (scene: Scene) => Caller,
    expected: Parameters<typeof refused>[1],
  ): Check => ({
    title,
    async run(scene) {
      const caller = callerOf(scene);
      refused(await caller.attempt(endpoint, await refusableInput(subject, scene)), expected);
    },
  });
  const unauthenticated = { status: 401, code: 'UNAUTHENTICATED' } as const;
  const who = (role: Role) => roleRecords[role].who.replace(/:.*/, '');
  const withoutToken =
    operation.as === null
      ? []
      : [
          refuse('recusa a chamada sem token com 401', (scene) => scene.anonymous, unauthenticated),
          refuse('recusa um token inválido com 401', (scene) => scene.stranger, unauthenticated),
        ];
  const excluded = [...excludedBy[endpoint.policy], ...(operation.forbidden ?? [])].map((entry) => {
    const { as, ...reason } = typeof entry === 'string' ? { as: entry } : entry;
    const expected = { status: 403, code: 'FORBIDDEN', ...reason } as const;
    return refuse(`recusa ${who(as)} com 403`, (scene) => scene.as(as), expected);
  });
  const hidden = (operation.hidden ?? []).map((role) =>
    refuse(`não revela o recurso a ${who(role)}: 404`, (scene) => scene.as(role), { status: 404, code: 'NOT_FOUND' }),
  );
  return [...withoutToken, ...excluded, ...hidden];
}

/**
 * Returns params that name nothing: an absent uuid where the schema accepts one, else an absent id. Params with a fixed
 * list of values have the first of them.
 */
function absentParams({ params }: Endpoint): object | null {
  if (!params || !('shape' in params._zod.def)) return null;
  const shape = params._zod.def.shape as Readonly<Record<string, Schema>>;
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [
      name,
      [absentUuid, absentId, 'nao-existe', 1, ...choicesOf(schema)].find((value) => z.safeParse(schema, value).success),
    ]),
  );
}

const choicesOf = ({ _zod: { def } }: Schema): unknown[] =>
  def.type === 'enum' && 'entries' in def ? Object.values(Object(def.entries)) : [];

function inputChecks(subject: Subject): Check[] {
  const { endpoint, operation } = subject;
  const own = (scene: Scene) => ownCaller(subject, scene);
  const absent = operation.missing === undefined ? { params: absentParams(endpoint) ?? undefined } : operation.missing;
  const isNamed = absent !== null && Object.values(absent).some((part) => part !== undefined);
  const missing: Check = {
    title: 'responde 404 a um recurso que não existe',
    async run(scene) {
      const input = { ...(await refusableInput(subject, scene)), ...absent };
      refused(await own(scene).attempt(endpoint, input), { status: 404, code: 'NOT_FOUND' });
    },
  };
  const invalid = (operation.invalid ?? []).map(
    ({ fields, ...parts }): Check => ({
      title: `recusa entrada inválida com 400: ${fields.join(', ')}`,
      async run(scene) {
        const input = { ...(await refusableInput(subject, scene)), ...parts };
        refused(await own(scene).attempt(endpoint, input), { status: 400, code: 'VALIDATION_ERROR', fields });
      },
    }),
  );
  const others = (operation.refused ?? []).map(
    ({ title, as, input, ...expected }): Check => ({
      title: `recusa ${title}: ${expected.status} ${expected.code}`,
      async run(scene) {
        const caller = as ? scene.as(as) : own(scene);
        const parts: AnyInput = await prepare(input, scene);
        refused(await caller.attempt(endpoint, { ...(await refusableInput(subject, scene)), ...parts }), expected);
      },
    }),
  );
  return [...(isNamed ? [missing] : []), ...invalid, ...others];
}

/** How often pages are compared while the list changes. */
const comparisons = 10;

function pageChecks(subject: Subject): Check[] {
  const { endpoint, operation } = subject;
  const { paged } = operation;
  if (!paged) return [];
  const list = async (scene: Scene, query: object) => {
    const input: AnyInput = await operation.input(scene);
    const parts = { ...input, query: { ...Object(input.query), ...query } };
    const attempt = await ownCaller(subject, scene).attempt(endpoint, parts);
    const response = fulfilled(endpoint, attempt);
    return { rows: paged.rows(response).map((row) => JSON.stringify(row)), total: paged.total?.(response) };
  };
  const { page, size, most } = paged;
  return [
    {
      title: `divide a lista em páginas de "${size}" linhas, sem repetir nem pular`,
      async run(scene) {
        const start = async () => (await list(scene, { [page]: 0, [size]: Math.min(4, most) })).rows.slice(0, 2);
        for (let left = comparisons; ; left -= 1) {
          const expected = JSON.stringify(await start());
          const first = await list(scene, { [page]: 0, [size]: 1 });
          const second = await list(scene, { [page]: 1, [size]: 1 });
          claim(first.rows.length <= 1 && second.rows.length <= 1, 'no máximo uma linha', first.rows.length);
          const pages = [...first.rows, ...second.rows];
          const isSame = JSON.stringify(pages) === expected;
          // a job of the server or another user may have changed a row since
          if (!isSame && left > 1 && JSON.stringify(await start()) !== expected) continue;
          claim(isSame, 'nas páginas 0 e 1 de uma linha as duas primeiras linhas da lista', pages);
          return;
        }
      },
    },
    ...(paged.total
      ? [
          {
            title: 'conta todas as linhas, qualquer que seja a página',
            async run(scene: Scene) {
              const all = await list(scene, { [page]: 0, [size]: most });
              const one = await list(scene, { [page]: 0, [size]: 1 });
              const counted = all.total ?? 0;
              claim(one.total === all.total, `o total ${all.total} também na página de uma linha`, one.total);
              const fits = all.rows.length < most ? counted === all.rows.length : counted >= most;
              claim(fits, `o total de ${all.rows.length} linhas`, counted);
            },
          },
        ]
      : []),
  ];
}

function sortChecks(subject: Subject): Check[] {
  const { endpoint, operation } = subject;
  return (operation.sorted ?? []).map(({ title, input, keys, direction }) => ({
    title: `ordena ${title}`,
    async run(scene) {
      const parts: AnyInput = { ...(await operation.input(scene)), ...(await prepare(input, scene)) };
      const response = fulfilled(endpoint, await ownCaller(subject, scene).attempt(endpoint, parts));
      const found = keys(response);
      claim(found.length > 1, 'pelo menos duas linhas para comparar', found.length);
      const sorted = [...found].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      if (direction === 'DESC') sorted.reverse();
      claim(JSON.stringify(found) === JSON.stringify(sorted), `a ordem ${sorted.join(', ')}`, found.join(', '));
    },
  }));
}

function idempotencyChecks(subject: Subject): Check[] {
  const { endpoint, operation } = subject;
  if (!endpoint.idempotent) return [];
  return [
    {
      title: 'com a mesma Idempotency-Key repete a resposta sem repetir o efeito, e recusa outro conteúdo com 422',
      async run(scene) {
        const caller = ownCaller(subject, scene);
        const input: AnyInput = await operation.input(scene);
        const body: object = Object(input.body);
        const key = { 'idempotency-key': crypto.randomUUID() };
        const first = await caller.attempt(endpoint, input, key);
        fulfilled(endpoint, first);
        const second = await caller.attempt(endpoint, input, key);
        claim(
          second.status === first.status && second.text === first.text,
          `a primeira resposta repetida: ${first.status} ${shown(first.text)}`,
          `${second.status} ${shown(second.text)}`,
        );
        const other = { ...input, body: { ...body, ...(operation.change ?? changeOf(body)) } };
        refused(await caller.attempt(endpoint, other, key), { status: 422, code: 'IDEMPOTENCY_MISMATCH' });
      },
    },
  ];
}

/** Returns a valid change of a body: of its first text, its first flag or its first list of ids. */
function changeOf(body: object): object {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') return { [name]: `${value} x` };
    if (typeof value === 'boolean') return { [name]: !value };
    if (Array.isArray(value) && typeof value[0] === 'string') return { [name]: [absentUuid] };
  }
  return { motive: 'outro' };
}

function originChecks({ endpoint, origin }: Subject): Check[] {
  if (origin === undefined) return [];
  const title = `permite a chamada a páginas de ${origin} (CORS)`;
  return [{ title, run: (scene) => checkPreflight(endpoint, origin, scene) }];
}
