import { resolve, sep } from 'node:path';
import type { Plugin } from 'rolldown';

// Files of the client and the widgets that elements need in part, later, or not at all.

const transport = resolve('../client/src/transport');

/** Functions of the client that send or read files, as code that loads them at the first file. */
const transfersOnDemand: Readonly<Record<string, string>> = {
  upload: `export const trackedFetch = (...options) => async (...request) =>
    (await import(${JSON.stringify(resolve(transport, 'upload.ts'))})).trackedFetch(...options)(...request);`,
  download: `export const readBlob = async (...options) =>
    (await import(${JSON.stringify(resolve(transport, 'download.ts'))})).readBlob(...options);`,
};

/** The same functions for an element that sends and reads no files. */
const noTransfers: Readonly<Record<string, string>> = {
  upload: 'export const trackedFetch = (fetch) => fetch ?? globalThis.fetch;',
  download: 'export const readBlob = (response) => response.blob();',
};

/** Keeps the client's code for files out of the first download. */
const transfers = (code: Readonly<Record<string, string>>): Plugin => ({
  name: 'transfers',
  resolveId: {
    filter: { id: /^\.\/(up|down)load\.ts$/ },
    handler: (id, importer) => (importer?.startsWith(transport) ? `\0${id.slice(2, -3)}` : null),
  },
  load: { filter: { id: /^\0(up|down)load$/ }, handler: (id) => code[id.slice(1)] ?? null },
});

/** What files do in elements, by their paths. */
const inElements: Readonly<Record<string, string>> = {
  // elements look up the codes that they know; the list of all codes is as large as the client's session
  'client/src/transport/known-code.ts': 'export const knownCode = (code) => code;',
  // they always have a token provider
  'client/src/transport/session-texts.ts':
    "export const withoutProvider = ''; export const withoutToken = 'The token provider did not answer in time.';",
  // their own `ElementLink` and `navigate` take every link, so that none opens inside the widget
  'widgets/src/composed/inside/OpensInside.tsx': 'export const OpensInside = ({ children }) => children;',
  // the server orders and pages; a table for the order of columns would be a tenth of the inbox
  'widgets/src/features/task-inbox/rows/use-task-table.ts':
    'export const useTaskTable = (lines, order) => ({ lines, order });',
  // they bring their styles, are not rendered on servers, and have a provider of their own
  'widgets/src/provider/isolation/use-sheet-reminder.ts': 'export const useSheetReminder = () => {};',
  'widgets/src/provider/Prerendering.tsx': 'export const Prerendering = ({ children }) => children;',
  'widgets/src/provider/copies.ts':
    "export const noteCopy = () => {}; export const noProvider = () => ''; export const noClient = noProvider; export const noSettings = '';",
};

/**
 * What further files do in the rating form as a single file: it has one user, no cache, and sends nothing but JSON. It
 * does without the code that recovers a lost focus, because of its weight.
 */
const inRatingForm: Readonly<Record<string, string>> = {
  'widgets/src/provider/focus/use-watched-focus.ts': 'export const useWatchedFocus = () => null;',
  'client/src/transport/identity.ts': `export const createIdentity = () =>
    ({ current: '', subscribe: () => () => {}, sawToken() {}, sawUser() {} });`,
  'client/src/transport/query-key.ts': 'export const queryKeyOf = () => [];',
  // a single file contains the sentences about mistakes too
  'widgets/src/elements/late-mistakes.ts': "export { sayMistake } from './mistakes.ts';",
  'client/src/transport/request-body.ts': `export const requestBody = (body) =>
    body === undefined ? { body } : { body: JSON.stringify(body), contentType: 'application/json' };`,
};

/** Replaces files by shorter ones. */
const shortFiles = (files: Readonly<Record<string, string>>): Plugin => ({
  name: 'short-files',
  load: {
    filter: { id: /packages[\\/](client|widgets)[\\/]src[\\/]/ },
    handler(id) {
      const path = id.replaceAll(sep, '/');
      const file = Object.keys(files).find((name) => path.endsWith(`packages/${name}`));
      return file ? { code: files[file] ?? '', moduleType: 'js' } : null;
    },
  },
});

/** The message above the page without its icons and buttons, which are loaded when the page is quiet. */
const messagesOnDemand: Plugin = {
  name: 'messages-on-demand',
  resolveId: {
    filter: { id: /^\.\/SnackbarItem\.tsx$/ },
    handler: () => resolve('src/elements/view/SnackbarOnDemand.tsx'),
  },
};

/** Replaces files for the elements that load their parts on demand. */
export const partsOnDemand: readonly Plugin[] = [
  shortFiles(inElements),
  transfers(transfersOnDemand),
  messagesOnDemand,
];

/** Replaces files for the rating form as a single file, which sends and reads no files. */
export const partsOfRatingForm: readonly Plugin[] = [
  shortFiles({ ...inElements, ...inRatingForm }),
  transfers(noTransfers),
];
