import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
  mappings: string;
}

/**
 * Removes libraries from the source maps of a build, so that the maps contain the package's own code only. A map that
 * is empty then is deleted, and so is the map of a script that is short enough to be read as it is.
 *
 * @param folder the folder of the build, such as `dist`
 */
export async function trimSourceMaps(folder: string): Promise<void> {
  await Promise.all(globSync(`${folder}/**/*.js.map`).map(trimSourceMap));
}

/** Bytes; the map of a shorter script takes more space on a disk than it helps. */
const shortScript = 600;

async function trimSourceMap(file: string): Promise<void> {
  const script = file.slice(0, -'.map'.length);
  const code = await readFile(script, 'utf8');
  const map: SourceMap = JSON.parse(await readFile(file, 'utf8'));
  const kept = map.sources.flatMap((source, index) => (source.includes('node_modules/') ? [] : [index]));
  const positions = new Map(kept.map((index, position) => [index, position]));
  const mappings = encode(decode(map.mappings).map((line) => withoutOthers(line, positions)));
  if (code.length < shortScript || !/[^;]/.test(mappings)) {
    await writeFile(script, code.replace(/\/\/# sourceMappingURL=.*\s*$/, ''));
    await rm(file);
    return;
  }
  const sources = kept.map((index) => map.sources[index]);
  const sourcesContent = kept.map((index) => map.sourcesContent[index]);
  await writeFile(file, JSON.stringify({ ...map, sources, sourcesContent, mappings }));
}

/** Renumbers the sources of a line. Where code of another source follows, one segment without a source marks its start. */
function withoutOthers(line: readonly SourceMapSegment[], positions: ReadonlyMap<number, number>): SourceMapSegment[] {
  const segments: SourceMapSegment[] = [];
  for (const segment of line) {
    const position = segment.length === 1 ? undefined : positions.get(segment[1]);
    if (position !== undefined && segment.length === 4) segments.push([segment[0], position, segment[2], segment[3]]);
    else if (position !== undefined && segment.length === 5)
      segments.push([segment[0], position, segment[2], segment[3], segment[4]]);
    else if (segments.at(-1) && segments.at(-1)?.length !== 1) segments.push([segment[0]]);
  }
  return segments;
}
