import { authInfo } from '@tramita/client/contract';
import * as z from 'zod/mini';
import { type Role, roleRecords, tokenOption } from '../roles.ts';
import type { Caller } from '../wire/caller.ts';
import { claim, Unchecked } from '../wire/deviation.ts';
import type { Eventually } from '../wire/eventually.ts';
import type { Preflight } from '../wire/preflight.ts';
import type { CleanUp } from './clean-up.ts';

/** The user of a token. Read leniently, because the call that returns it is itself checked. */
const personSchema = z.object({
  id: z.number(),
  userName: z.string(),
  roles: z._default(z.string(), ''),
  custom4: z.nullish(z.string()),
  custom5: z.nullish(z.string()),
  showOnlyPersonalMenu: z._default(z.boolean(), false),
});
export type Person = z.infer<typeof personSchema>;

/** Everything that the checks share: users, names, and what was created through the API for this run. */
export interface Scene {
  /** Starts the name of everything that the run creates. */
  readonly prefix: string;
  /** Largest attachment that the server accepts, in bytes. */
  readonly attachmentMaxBytes: number;
  /** @throws {Unchecked} if the user of this role is not given */
  as(role: Role): Caller;
  /** Returns whether the user of this role is given. */
  has(role: Role): boolean;
  readonly anonymous: Caller;
  /** A caller whose token no server accepts. */
  readonly stranger: Caller;
  person(role: Role): Promise<Person>;
  /** Returns a new name of at most fifty characters, with the prefix. */
  name(kind: string): string;
  readonly cleanUp: CleanUp;
  readonly eventually: Eventually;
  readonly preflight: Preflight;
  /** Returns what `create` returned for this key before, or calls it; a failure is repeated too. */
  shared<Value>(key: string, create: () => Promise<Value>): Promise<Value>;
}

export interface SceneOptions {
  readonly prefix: string;
  readonly attachmentMaxBytes: number;
  readonly callers: Readonly<Partial<Record<Role, Caller>>>;
  readonly anonymous: Caller;
  readonly stranger: Caller;
  readonly cleanUp: CleanUp;
  readonly eventually: Eventually;
  readonly preflight: Preflight;
}

export function createScene({ callers, ...rest }: SceneOptions): Scene {
  const made = new Map<string, Promise<unknown>>();
  let names = 0;
  function as(role: Role): Caller {
    const caller = callers[role];
    if (!caller) throw new Unchecked(`Informe ${tokenOption(role)} (${roleRecords[role].who}).`);
    return caller;
  }
  const shared: Scene['shared'] = (key, create) => {
    const value = made.get(key) ?? create();
    made.set(key, value);
    // each user of the value handles its failure
    value.catch(() => undefined);
    return value as ReturnType<typeof create>;
  };
  return {
    ...rest,
    as,
    has: (role) => callers[role] !== undefined,
    shared,
    person: (role) => shared(`person ${role}`, () => readPerson(as(role))),
    name(kind) {
      names += 1;
      return `${rest.prefix} ${kind} ${String(names).padStart(3, '0')}`;
    },
  };
}

/** Returns the user of a token. @throws {Deviation} if the server does not return one */
export async function readPerson(caller: Caller): Promise<Person> {
  const { text, status } = await caller.attempt(authInfo);
  claim(status === 200, 'os dados de quem chama em GET /auth/info', `${status} ${text}`);
  const { data } = z.safeParse(personSchema, parseJson(text));
  claim(data !== undefined, '"id" e "userName" de quem chama em GET /auth/info', text);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
