import type { Endpoint } from '@tramita/client/contract';
import type { Operation } from '../operation.ts';
import type { Scene } from '../scene/scene.ts';

/** One check of an operation. */
export interface Check {
  /** Portuguese sentence without a subject. */
  readonly title: string;
  /** @throws {Deviation} if the server deviates, {@link Unchecked} if the check cannot be made */
  readonly run: (scene: Scene) => Promise<void>;
}

/** An operation as the common rules read it. */
export interface Subject {
  readonly endpoint: Endpoint;
  readonly operation: Operation<Endpoint>;
  /** Origin of a page that may call the API; undefined if CORS is not checked. */
  readonly origin: string | undefined;
}
