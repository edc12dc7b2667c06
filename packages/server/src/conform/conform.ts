import { capabilities, type EndpointId, endpoints } from '@tramita/client/contract';
import { operations } from './checks/operations.ts';
import type { Operation } from './operation.ts';
import type { OperationResult, Report } from './report/report.ts';
import { type Role, roleRecords, roles, tokenOption } from './roles.ts';
import { runOperation } from './run/run-operation.ts';
import { createCleanUp } from './scene/clean-up.ts';
import { createScene, type Person, readPerson, type Scene } from './scene/scene.ts';
import { createCaller } from './wire/caller.ts';
import { Deviation, RunStopped } from './wire/deviation.ts';
import { createEventually } from './wire/eventually.ts';
import { createBudget, type RunLimits } from './wire/limits.ts';
import { createPreflight } from './wire/preflight.ts';

export interface ConformOptions extends RunLimits {
  /** Address before `/v1`, without a slash at the end. */
  readonly api: string;
  readonly tokens: Readonly<Partial<Record<Role, string>>>;
  /** Origin of a page that may call the API; undefined skips CORS. */
  readonly origin: string | undefined;
  /** Starts the name of everything that the run creates. */
  readonly prefix: string;
  /** Operations to check, by id or by the part before the point; empty for all. */
  readonly only: readonly string[];
  /** Largest attachment that the server accepts, in bytes. */
  readonly attachmentMaxBytes: number;
  /** How long effects that follow a response are awaited, in milliseconds. */
  readonly patienceMs: number;
  readonly fetch?: typeof fetch;
  /** Ends the checks before their next request; what was created is removed. */
  readonly signal?: AbortSignal;
  /** Called after each operation. */
  readonly onResult?: (result: OperationResult) => void;
}

/** The run cannot start; the message is a Portuguese sentence for the user. */
export class ConformError extends Error {
  override name = 'ConformError';
}

/**
 * Checks a server against the contract. Everything that it creates has a name with the prefix and is removed at the end.
 *
 * @throws {ConformError} if the server does not answer, a token is refused or belongs to an unsuitable user
 */
export async function conform(options: ConformOptions): Promise<Report> {
  const { api, origin, fetch = globalThis.fetch, timeoutMs, tokens } = options;
  const startedAt = new Date();
  const started = performance.now();
  const budget = createBudget(options);
  options.signal?.addEventListener('abort', () => budget.stop('a verificação foi interrompida'), { once: true });
  const wire = { api, origin, fetch, timeoutMs, budget };
  const given = roles.flatMap((role) => {
    const token = tokens[role];
    return token === undefined ? [] : [[role, createCaller({ ...wire, token })] as const];
  });
  const cleanUp = createCleanUp();
  const scene = createScene({
    prefix: options.prefix,
    attachmentMaxBytes: options.attachmentMaxBytes,
    callers: Object.fromEntries(given),
    anonymous: createCaller({ ...wire, token: null }),
    stranger: createCaller({ ...wire, token: 'nenhum-usuario' }),
    cleanUp,
    eventually: createEventually(options.patienceMs),
    preflight: createPreflight(wire),
  });
  const users = await checkUsers(
    scene,
    given.map(([role]) => role),
  );
  const results: OperationResult[] = [];
  const end = await runAll(scene, options, (result) => {
    results.push(result);
    options.onResult?.(result);
  }).catch((error: unknown) => (error instanceof RunStopped ? error.message : { error }));
  budget.startCleanUp();
  const { kept, failed } = await cleanUp.run();
  if (typeof end === 'object') throw end.error;
  return {
    api,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - started),
    requests: budget.spent,
    users,
    origin: origin ?? null,
    operations: results,
    stopped: end ?? null,
    kept,
    notRemoved: failed,
  };
}

async function runAll(scene: Scene, { only, origin }: ConformOptions, onResult: (result: OperationResult) => void) {
  const offered = await offeredAdditions(scene);
  for (const id of selected(only)) {
    // each operation is typed by its own endpoint; the checks treat all alike
    const operation = operations[id] as unknown as Operation<(typeof endpoints)[EndpointId]>;
    const subject = { endpoint: endpoints[id], operation, origin } as never;
    onResult(await runOperation(id, subject, scene, offered.includes(id)));
  }
}

function selected(only: readonly string[]): EndpointId[] {
  const ids = Object.keys(endpoints) as EndpointId[];
  const isKnown = (name: string) => ids.some((id) => id === name || id.startsWith(`${name}.`));
  const unknown = only.filter((name) => !isKnown(name));
  if (unknown.length > 0) throw new ConformError(`Não há operação "${unknown.join('", "')}" no contrato.`);
  return only.length === 0 ? ids : ids.filter((id) => only.includes(id) || only.includes(id.replace(/\..*/, '')));
}

/** Returns the additions that the server reports. */
async function offeredAdditions(scene: Scene): Promise<readonly string[]> {
  try {
    return (await scene.as('requester').attempt(capabilities)).value?.additions ?? [];
  } catch (error) {
    if (error instanceof Deviation) return [];
    throw error;
  }
}

/** Returns the user names by role. @throws {ConformError} unless all are different, suitable users */
async function checkUsers(scene: Scene, given: readonly Role[]): Promise<Report['users']> {
  if (!given.includes('requester')) {
    throw new ConformError(`Informe pelo menos ${tokenOption('requester')} (${roleRecords.requester.who}).`);
  }
  const people = new Map<Role, Person>();
  for (const role of given) {
    const person = await readPerson(scene.as(role)).catch((error: unknown) => {
      if (!(error instanceof Deviation)) throw error;
      throw new ConformError(`O token de ${role} não foi aceito: esperado ${error.expected}; veio ${error.actual}.`);
    });
    if (!roleRecords[role].fits(person)) {
      throw new ConformError(`O token de ${role} é de ${person.userName}; precisa ser ${roleRecords[role].who}.`);
    }
    const same = [...people].find(([, { id }]) => id === person.id);
    if (same) throw new ConformError(`Os tokens de ${same[0]} e ${role} são da mesma pessoa; informe duas.`);
    people.set(role, person);
  }
  return Object.fromEntries([...people].map(([role, { userName }]) => [role, userName]));
}
