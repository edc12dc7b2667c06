import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Snapshot } from './snapshot.ts';

/** Relative paths from the sources and from the built package. */
const places = ['../../../demo/', '../../demo/', '../demo/'];

/** Returns the path of the snapshot in the package. */
function snapshotPath(): URL {
  const found = places
    .map((place) => new URL(`${place}snapshot.json.gz`, import.meta.url))
    .find((url) => existsSync(url));
  if (found === undefined) throw new Error('The demo snapshot is missing; run build-snapshot.ts');
  return found;
}

/** Reads the snapshot of the demo company. @throws Error if the package does not contain it */
export function readSnapshotFile(): Snapshot {
  // written and typed by build-snapshot.ts; a test checks that both match
  return JSON.parse(gunzipSync(readFileSync(snapshotPath())).toString('utf8')) as Snapshot;
}

/** Writes the snapshot; the same content creates the same bytes. */
export function writeSnapshotFile(snapshot: Snapshot): number {
  const bytes = gzipSync(JSON.stringify(snapshot), { level: 9 });
  // the tenth byte identifies the operating system
  bytes[9] = 255;
  writeFileSync(new URL('../../../demo/snapshot.json.gz', import.meta.url), bytes);
  return bytes.byteLength;
}
