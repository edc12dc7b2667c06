import type { CallInput } from '@tramita/client';
import type { Endpoint, EndpointId, endpoints, ResponseOf } from '@tramita/client/contract';
import type { Role } from './roles.ts';
import type { Scene } from './scene/scene.ts';
import type { AnyInput } from './wire/caller.ts';
import type { ExpectedRefusal } from './wire/refused.ts';

/** A value, or a function that prepares it. */
export type Prepared<Value> = Value | ((scene: Scene) => Value | Promise<Value>);

/** A request that must be refused. */
export interface Refusal extends ExpectedRefusal {
  /** Portuguese, completes "recusa ...". */
  readonly title: string;
  /** @default the role of the operation */
  readonly as?: Role;
  /** Parts that differ from the valid request. */
  readonly input: Prepared<AnyInput>;
}

/** A rule of the operation that its other properties cannot express. */
export interface Rule {
  /** Portuguese sentence without a subject: "devolve só as tarefas do filtro". */
  readonly title: string;
  /** @throws {Deviation} if the server breaks the rule */
  readonly check: (scene: Scene) => Promise<void>;
}

/** A list that is returned in pages. */
export interface Paged<Response> {
  /** Names of the query parameters. */
  readonly page: string;
  readonly size: string;
  /** Largest page. */
  readonly most: number;
  readonly rows: (response: Response) => readonly unknown[];
  /** Number of all rows; left out if the response does not contain it. */
  readonly total?: (response: Response) => number | undefined;
}

/** Sorted list: what the rows are compared by. */
export interface Sorted<Response> {
  /** Portuguese: "da mais nova para a mais antiga". */
  readonly title: string;
  readonly input: Prepared<AnyInput>;
  readonly keys: (response: Response) => readonly (string | number)[];
  readonly direction: 'ASC' | 'DESC';
}

/**
 * Specification of one operation. From it and from the declared endpoint come the checks that are the same for every
 * operation: the valid call, calls without a token and without permission, missing resources, invalid inputs, pages,
 * order, idempotency and CORS; see `common-rules.ts`.
 */
export interface Specification<Input, Response> {
  /** Who makes the valid call; null for calls without a token. */
  readonly as: Role | null;
  /** Returns a valid call. Called again for each call that has an effect. */
  readonly input: (scene: Scene) => Input | Promise<Input>;
  /** Checks what the response of the valid call contains, and its effect. */
  readonly result?: (response: Response, scene: Scene, input: Input) => void | Promise<void>;
  /** The checks cannot make a call that succeeds; `input` must get this refusal instead. */
  readonly onlyRefused?: ExpectedRefusal;
  /** Who gets 403, in addition to users that the policy of the endpoint excludes. */
  readonly forbidden?: readonly (Role | { readonly as: Role; readonly reason: string })[];
  /** Who gets the same 404 as for a missing resource. */
  readonly hidden?: readonly Role[];
  /**
   * The call on a missing resource; null if there is no such call.
   * @default every parameter of the path is replaced by one that does not exist
   */
  readonly missing?: AnyInput | null;
  /** Invalid parts of a call, and the inputs that the response must name. */
  readonly invalid?: readonly (AnyInput & { readonly fields: readonly string[] })[];
  readonly refused?: readonly Refusal[];
  /** Part of another valid body, with which a used Idempotency-Key is refused. @default the first text plus a letter */
  readonly change?: object;
  readonly paged?: Paged<Response>;
  readonly sorted?: readonly Sorted<Response>[];
  readonly rules?: readonly Rule[];
}

/** Specification of one endpoint. */
export type Operation<E extends Endpoint> = Specification<CallInput<E>, ResponseOf<E>>;

/** One specification for each operation of the contract; a missing one is a compile error. */
export type Operations = { readonly [Id in EndpointId]: Operation<(typeof endpoints)[Id]> };

/** Returns what a {@link Prepared} contains. */
export const prepare = async <Value>(prepared: Prepared<Value>, scene: Scene): Promise<Value> =>
  typeof prepared === 'function' ? (prepared as (scene: Scene) => Value | Promise<Value>)(scene) : prepared;
