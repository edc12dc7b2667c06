import type { Services } from '../context.ts';
import { countOwnRequests } from '../db/people/personal-data.ts';
import { noteProgress } from '../db/reports/exports.ts';
import { createSearchLabels, fileLabelLimits } from '../field-search/search-labels.ts';
import { chunksOf } from '../files/chunks-of.ts';
import type { PartedFile } from '../files/parted-file.ts';
import { createZipFile } from '../files/zip-file.ts';
import { csvOf, jsonOfAll } from './data-section.ts';
import { registerSections } from './register-sections.ts';
import { type DataFile, readOwnFiles, requestSections } from './request-sections.ts';
import { workSections } from './work-sections.ts';

/** How many sections of the requests are read: two of them in JSON and in CSV. */
const passes = 4;

/**
 * Writes the zip file with a person's data: `dados.json`, a CSV file for each subject and their files. Texts and files
 * of other people are left out. @throws the abort reason of `signal`, between two batches
 */
export async function writePersonalData(
  { db, files, log, now, outbound }: Services,
  uuid: string,
  personId: number,
  file: PartedFile,
  signal: AbortSignal,
): Promise<void> {
  const at = now();
  const total = await countOwnRequests(db, personId);
  let read = 0;
  const onRead = async (count: number) => {
    signal.throwIfAborted();
    read += count;
    const done = Math.min(total, Math.floor(read / passes));
    await noteProgress(db, uuid, { done, total, parts: file.parts });
  };
  const sections = [
    ...registerSections(db, personId),
    ...requestSections(db, personId, { labelled: createSearchLabels({ db, outbound }, fileLabelLimits), onRead }),
    ...workSections(db, personId),
  ];
  const zip = createZipFile((bytes) => file.write(bytes), at);
  await zip.add('dados.json', jsonOfAll(sections, at));
  for (const section of sections) {
    signal.throwIfAborted();
    await zip.add(`${section.name}.csv`, csvOf(section));
  }
  // the next worker removes the parts if this one dies
  let noted = 0;
  for await (const { path, content } of readOwnFiles(db, personId)) {
    signal.throwIfAborted();
    if (file.parts.length > noted) {
      noted = file.parts.length;
      await noteProgress(db, uuid, { done: total, total, parts: file.parts });
    }
    const chunks = await chunksFor(content);
    if (chunks) await zip.add(path, chunks, 'stored');
  }
  await zip.end();
  signal.throwIfAborted();
  await file.end();
  await noteProgress(db, uuid, { done: total, total, parts: file.parts });

  async function chunksFor(content: DataFile['content']): Promise<AsyncIterable<Uint8Array> | null> {
    if (typeof content !== 'string') return one(content);
    const stream = await files.get(content);
    // the other data must reach the person all the same
    if (!stream) log.error('a file of an export is lost', { export: uuid, key: content });
    return stream && chunksOf(stream);
  }
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
