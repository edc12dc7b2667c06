import type { DemoService } from './services/demo-service.ts';

const dayMs = 86_400_000;

/** Age of the first version of a service, in days before the end of the history. */
const firstVersionAge = 540;
const secondVersionAge = 130;

/** Id of a service's version; the first version has the service's own id. */
export const processIdOf = (service: DemoService, version: number): number =>
  version === 1 ? service.id : service.id + (version - 1) * 100;

/** Returns when a version was published; earlier requests use the previous version. */
export function publishedAt(version: number, end: Date): Date {
  return new Date(end.getTime() - (version === 1 ? firstVersionAge : secondVersionAge) * dayMs);
}

/** Returns the current version of a service at a moment. */
export function versionAt(service: DemoService, at: Date, end: Date): number {
  const count = Math.max(service.versions.length, 1);
  for (let version = count; version > 1; version -= 1) {
    if (publishedAt(version, end) <= at) return version;
  }
  return 1;
}
