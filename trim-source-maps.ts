import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { transform } from 'esbuild';

interface SourceMap {
  sources: string[];
  sourcesContent: (string | null)[];
  mappings: string;
}

/**
 * Removes libraries from the source maps of a build, so that the maps contain the package's own code only. A map that
 * is empty then is deleted, and so is the map of a script that is read as it is: a short one, or texts in a language.
 * Large scripts of libraries are minified, because no one reads them in the package.
 *
 * @param folder the folder of the build, such as `dist`
 * @param shortScript in bytes; a shorter script is not minified and easily read, so that its map takes more space than
 * it helps. Packages of many files give a larger number to stay within the limit of their size on a disk.
 */
export async function trimSourceMaps(folder: string, shortScript = 4000): Promise<void> {
  await Promise.all(globSync(`${folder}/**/*.js.map`).map((file) => trimSourceMap(file, shortScript)));
}

/** Bytes; a smaller script of a library stays as it is, with its marks of calls that bundlers may leave out. */
const largeScript = 50_000;
/** Sources that only contain texts. */
const texts = /\/(messages|languages)\/(en|es)\b/;

async function trimSourceMap(file: string, shortScript: number): Promise<void> {
  const script = file.slice(0, -'.map'.length);
  const code = await readFile(script, 'utf8');
  const map: SourceMap = JSON.parse(await readFile(file, 'utf8'));
  const kept = map.sources.flatMap((source, index) => (source.includes('node_modules/') ? [] : [index]));
  const positions = new Map(kept.map((index, position) => [index, position]));
  const mappings = encode(decode(map.mappings).map((line) => withoutOthers(line, positions)));
  const sources = kept.map((index) => map.sources[index] ?? '');
  const isLibrary = !/[^;]/.test(mappings);
  if (code.length < shortScript || isLibrary || sources.every((source) => texts.test(source))) {
    const alone = code.replace(/\/\/# sourceMappingURL=.*\s*$/, '');
    await writeFile(script, isLibrary ? await minified(alone) : alone);
    await rm(file);
    return;
  }
  const sourcesContent = kept.map((index) => map.sourcesContent[index]);
  await writeFile(file, JSON.stringify({ ...map, sources, sourcesContent, mappings }));
}

/** Returns a large script without long names and blanks. */
async function minified(code: string): Promise<string> {
  if (code.length < largeScript) return code;
  return (await transform(code, { minify: true, legalComments: 'none', target: 'es2022', charset: 'utf8' })).code;
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
