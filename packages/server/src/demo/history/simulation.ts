import type { Services } from '../../context.ts';
import type { Applied } from '../../flow/apply-event.ts';
import type { Company } from '../demo-company.ts';
import { createDemoOutbound } from '../demo-outbound.ts';
import { DemoDriver, type DrivenRequest } from './demo-driver.ts';
import { createRecordingFiles } from './recording-files.ts';
import { Timeline } from './timeline.ts';

const silent = () => undefined;
/** Delay of a call to another system of the demo company. */
const callDelayMs = 1500;

/** A company on a simulated clock. */
export interface Simulation {
  readonly driver: DemoDriver;
  readonly timeline: Timeline;
  readonly files: ReturnType<typeof createRecordingFiles>;
  /** Schedules the service calls that an event requires, with all their attempts; then calls `then`. */
  followUp(request: DrivenRequest, applied: Pick<Applied, 'effects'>, then: () => Promise<void>): Promise<void>;
  run(): Promise<void>;
}

/** Prepares a simulation that ends at `end`, in a database that already contains the company. */
export function createSimulation(db: Services['db'], company: Company, end: Date): Simulation {
  const files = createRecordingFiles();
  const services: Omit<Services, 'now'> = {
    db,
    files,
    outbound: createDemoOutbound(),
    log: { debug: silent, info: silent, warn: silent, error: silent },
    wakeWorker: silent,
    limits: { attachmentMaxBytes: 10_485_760 },
  };
  const driver = new DemoDriver(services, company, end);
  const timeline = new Timeline();

  const callAt = (request: DrivenRequest, at: Date, then: () => Promise<void>): void =>
    timeline.add(at, async () => {
      const next = await driver.runServices(request);
      if (next === null) await then();
      else callAt(request, new Date(Math.max(next.getTime(), driver.now.getTime()) + callDelayMs), then);
    });

  return {
    driver,
    timeline,
    files,
    async followUp(request, { effects }, then) {
      if (!effects.some(({ kind }) => kind === 'CALL_SERVICE')) return then();
      callAt(request, new Date(driver.now.getTime() + callDelayMs), then);
    },
    run: () => timeline.run(end, (at) => driver.setClock(at)),
  };
}
