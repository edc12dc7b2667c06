import { readCommandLine } from '../../packages/server/src/config/read-config.ts';
import { openServices } from '../../packages/server/src/runtime/open-services.ts';

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: console.error };

/** Loads the demo company into a server's data folder and passes its database to `work`; runs the server's sources. */
export async function fillDemoData(folder, work) {
  const { config } = readCommandLine(['serve', '--data', folder], {}, folder);
  const open = await openServices(config, log);
  try {
    return await work(open.services.db);
  } finally {
    await open.close();
  }
}
