import type { Services } from '../context.ts';
import { sealAuditEvents } from '../db/audit/audit-seals.ts';

/** A running timer that seals audit rows; `stop` waits for the seal being written. */
export interface Sealing {
  stop(): Promise<void>;
}

/** Seals new audit rows now and every `everyMs`. Several servers may do so at the same time. */
export function startSealing({ db, log }: Pick<Services, 'db' | 'log'>, everyMs = 30_000): Sealing {
  let running: Promise<void> = Promise.resolve();
  const seal = () => {
    running = running.then(async () => {
      try {
        await sealAuditEvents(db);
      } catch (error) {
        log.error('could not seal the audit trail', { message: String(error) });
      }
    });
  };
  seal();
  const timer = setInterval(seal, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
