import type { DemoService } from './services/demo-service.ts';

const dayMs = 86_400_000;

/** When the versions of a service were published, in days before the end of the history. */
const firstVersionAge = 540;
const secondVersionAge = 130;

/** Id of a service's version; the first carries the service's own. */
export const processIdOf = (service: DemoService, version: number): number =>
  version === 1 ? service.id : service.id + (version - 1) * 100;

/** When a version was published; history before it runs on the version before. */
export function publishedAt(version: number, end: Date): Date {
  return new Date(end.getTime() - (version === 1 ? firstVersionAge : secondVersionAge) * dayMs);
}

/** The version of a service that was in force at a moment. */
export function versionAt(service: DemoService, at: Date, end: Date): number {
  const count = Math.max(service.versions.length, 1);
  for (let version = count; version > 1; version -= 1) {
    if (publishedAt(version, end) <= at) return version;
  }
  return 1;
}
