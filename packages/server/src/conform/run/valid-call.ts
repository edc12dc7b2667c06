import type { Scene } from '../scene/scene.ts';
import { type Caller, describeAttempt, fulfilled, successStatus } from '../wire/caller.ts';
import { refused } from '../wire/refused.ts';
import type { Check, Subject } from './check.ts';
import { checkOrigin } from './check-origin.ts';
import { type Absence, isUnknown } from './find-absent.ts';

/** A valid call got the response of a server that does not have the operation. */
export class UnknownOperation extends Error {
  override name = 'UnknownOperation';
  readonly absence: Absence;
  constructor(absence: Absence) {
    super(absence.actual);
    this.absence = absence;
  }
}

/** Returns the caller of the valid call. */
export const ownCaller = ({ operation }: Subject, scene: Scene): Caller =>
  operation.as === null ? scene.anonymous : scene.as(operation.as);

/** Makes the valid call and checks its response and effect. @throws {UnknownOperation} from `run` */
export const validCall = (subject: Subject): Check => ({
  title: 'responde no formato do contrato, com o efeito da chamada',
  async run(scene) {
    const { endpoint, operation, origin } = subject;
    const input = await operation.input(scene);
    const attempt = await ownCaller(subject, scene).attempt(endpoint, input);
    if (operation.onlyRefused) return refused(attempt, operation.onlyRefused);
    if (isUnknown(attempt)) {
      const expected = `status ${successStatus(endpoint)}`;
      throw new UnknownOperation({ expected, actual: describeAttempt(attempt), request: attempt.request });
    }
    const response = fulfilled(endpoint, attempt);
    if (origin !== undefined) checkOrigin(attempt.headers, origin, attempt.request);
    await operation.result?.(response, scene, input);
  },
});
