import type { EndpointId } from '@tramita/client/contract';
import type { CheckResult, OperationResult, OperationState } from '../report/report.ts';
import type { Scene } from '../scene/scene.ts';
import { Deviation, Unchecked } from '../wire/deviation.ts';
import type { Check, Subject } from './check.ts';
import { commonChecks } from './common-rules.ts';
import { type Absence, findAbsent } from './find-absent.ts';
import { UnknownOperation, validCall } from './valid-call.ts';

/**
 * Makes all checks of an operation. `isOffered` is true if the server reports that it has this addition.
 * @throws {RunStopped} if the run must end
 */
export async function runOperation(
  id: EndpointId,
  subject: Subject,
  scene: Scene,
  isOffered: boolean,
): Promise<OperationResult> {
  const started = performance.now();
  const { method, path, addition = false } = subject.endpoint;
  const result = (state: OperationState, checks: readonly CheckResult[]): OperationResult => ({
    ...{ id, method, path, isRequired: !addition, state, checks },
    durationMs: Math.round(performance.now() - started),
  });
  const without = (absence: Absence) => {
    if (addition && !isOffered) return result('not-offered', []);
    const title = addition ? 'existe, porque GET /v1/capabilities a oferece' : 'existe';
    return result('missing', [{ title, state: 'failed', ...absence }]);
  };
  const absence = await findAbsent(subject, scene);
  if (absence) return without(absence);
  const checks: CheckResult[] = [];
  for (const check of [validCall(subject), ...commonChecks(subject)]) {
    try {
      checks.push(await runCheck(check, scene));
    } catch (error) {
      if (error instanceof UnknownOperation) return without(error.absence);
      throw error;
    }
  }
  return result(stateOf(checks), checks);
}

async function runCheck({ title, run }: Check, scene: Scene): Promise<CheckResult> {
  try {
    await run(scene);
    return { title, state: 'passed' };
  } catch (error) {
    if (error instanceof Unchecked) return { title, state: 'skipped', reason: error.message };
    if (!(error instanceof Deviation)) throw error;
    const { expected, actual, request } = error;
    return { title, state: 'failed', expected, actual, request };
  }
}

function stateOf(checks: readonly CheckResult[]): OperationState {
  if (checks.some(({ state }) => state === 'failed')) return 'deviates';
  return checks.some(({ state }) => state === 'skipped') ? 'unchecked' : 'works';
}
