import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Snapshot } from './snapshot.ts';

/** Seen from the sources and from the built package. */
const places = ['../../../demo/', '../../demo/', '../demo/'];

/** The folder of the snapshot that comes with the package. */
function snapshotPath(): URL {
  const found = places
    .map((place) => new URL(`${place}snapshot.json.gz`, import.meta.url))
    .find((url) => existsSync(url));
  if (found === undefined) throw new Error('The demo snapshot is missing; run build-snapshot.ts');
  return found;
}

/** Reads the snapshot of the demo company. @throws Error when the package lacks it */
export function readSnapshotFile(): Snapshot {
  // written and typed by build-snapshot.ts; a test keeps the two in step
  return JSON.parse(gunzipSync(readFileSync(snapshotPath())).toString('utf8')) as Snapshot;
}

/** Writes the snapshot; the same content gives the same bytes. */
export function writeSnapshotFile(snapshot: Snapshot): number {
  const bytes = gzipSync(JSON.stringify(snapshot), { level: 9 });
  // the tenth byte names the operating system
  bytes[9] = 255;
  writeFileSync(new URL('../../../demo/snapshot.json.gz', import.meta.url), bytes);
  return bytes.byteLength;
}
