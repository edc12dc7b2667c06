// An S3-compatible store with the bucket `anexos`, in a process of its own. Its arguments are its port, 0 for a free one, and
// optionally a folder that keeps its objects, also when it is killed. Prints its address.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestBucket } from '../../../scripts/lib/load-parts.mjs';

const [port = '0', folder] = process.argv.slice(2);

/** Objects that are also files; a file is complete before its put is answered. */
class KeptObjects extends Map {
  #folder;

  constructor(folder) {
    super();
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (name.endsWith('.part')) continue;
      const { type, bytes } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      super.set(Buffer.from(name, 'base64url').toString(), { type, bytes: Buffer.from(bytes, 'base64') });
    }
    this.#folder = folder;
  }

  #file(key) {
    return join(this.#folder, Buffer.from(key).toString('base64url'));
  }

  set(key, value) {
    const file = this.#file(key);
    writeFileSync(`${file}.part`, JSON.stringify({ type: value.type, bytes: value.bytes.toString('base64') }));
    renameSync(`${file}.part`, file);
    return super.set(key, value);
  }

  delete(key) {
    rmSync(this.#file(key), { force: true });
    return super.delete(key);
  }
}

const { server } = createTestBucket(folder === undefined ? undefined : new KeptObjects(folder));
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
