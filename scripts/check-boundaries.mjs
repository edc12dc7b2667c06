// Checks imports between packages and parts against the layers in ARCHITECTURE.md. Prints every import that breaks a
// rule, every widget file that calls the server without the calls layer, and files that import each other; exits with 1
// if there are any.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { callsByHand } from './lib/calls-by-hand.mjs';
import { importCircles } from './lib/import-circles.mjs';
import { importsOf } from './lib/imports.mjs';
import { isTest } from './lib/is-test.mjs';
import { root } from './lib/run.mjs';

const packageOf = (file) => /^packages\/(\w+)\//.exec(file)?.[1];
/** Returns the part of a package that a file belongs to: its first folder or file below src; each feature is a part. */
function partOf(file) {
  const path = /^packages\/\w+\/src\/(.+)$/.exec(file)?.[1];
  if (path === undefined) return undefined;
  const [first, second] = path.split('/');
  if (path === first) return first.replace(/\.\w+$/, '');
  return first === 'features' ? `features/${second}` : first;
}

const exported = Object.fromEntries(
  ['client', 'widgets', 'server'].map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return [name, Object.keys(manifest.exports)];
  }),
);

function isExported(name, subpath) {
  return exported[name]?.some((key) => {
    const [start, end] = key.slice(1).split('*');
    return end === undefined ? start === subpath : subpath.startsWith(start) && subpath.endsWith(end);
  });
}

/** The packages, and their subpaths, that product code of a package may import. */
const arrows = {
  client: {},
  widgets: { client: /^(\/contract|\/rules(\/calendar|\/holidays)?|\/languages\/\w+|\/engine|\/oidc)?$/ },
  // both sides use the same STOMP frames
  server: { client: /^\/(contract|reference|rules(\/calendar|\/holidays)?|languages\/\w+|engine|realtime\/stomp)$/ },
  // the reference contains examples, which no browser should download
  host: { client: /^(?!\/reference$)/, widgets: /^/ },
};

/**
 * The parts of each package from the bottom up. A part may only import parts of lower layers, neither of its own layer
 * nor of a layer above.
 */
const layers = {
  client: [['contract'], ['transport', 'rules', 'reference'], ['engine', 'realtime', 'oidc'], ['index']],
  widgets: [
    ['theme', 'messages', 'timing'],
    // its components have texts, for example "Fechar", and all texts are in messages
    ['ui'],
    ['provider', 'locales'],
    ['calls'],
    ['people', 'services', 'rich-text', 'file-reading', 'attachments', 'lists'],
    [
      'timeline',
      'task-actions',
      'saved-views',
      'areas',
      'change-history',
      'absences',
      'person-data',
      'privacy',
      'form',
    ],
    // features do not import each other: `composed` and the portal combine them
    ['features/*'],
    ['composed'],
    // each shows a widget in a page without React
    ['elements'],
  ],
  host: [['messages', 'splash', 'frame'], ['config'], ['entry'], ['auth'], ['shell'], ['routes'], ['app'], ['main']],
  server: [
    // `conform` checks servers of any origin, so it knows only the client
    ['text', 'base64', 'sha256', 'rate-limiter', 'ports', 'conform'],
    ['errors'],
    ['db', 'record-revision'],
    ['context'],
    ['handlers', 'files', 'mail', 'outbound', 'identity', 'columns', 'engine', 'telemetry', 'audit', 'secrets'],
    ['http', 'sheets', 'config'],
    ['jobs'],
    ['flow', 'field-search'],
    ['bulk', 'callbacks', 'groups', 'directory', 'register', 'audit-trail', 'service-accounts', 'webhooks'],
    ['people', 'departments', 'sign-in', 'imports', 'personal-data', 'privacy'],
    ['requests', 'reports', 'dashboards', 'outbox', 'doctor', 'scim'],
    [
      'tasks',
      'drafts',
      'nps',
      'presence',
      'updates',
      'notifications',
      'saved-views',
      'session',
      'summary',
      'processes',
      'absences',
      'calendars',
    ],
    ['catalogue', 'realtime', 'pending'],
    ['app', 'job-handlers'],
    ['demo'],
    ['runtime', 'sandbox'],
    ['index', 'main'],
  ],
};

/** Returns the number of a part's layer, counted from the bottom; -1 if the part has no layer. */
const layerOf = (name, part) =>
  layers[name].findIndex(
    (layer) => layer.includes(part) || (part.startsWith('features/') && layer.includes('features/*')),
  );

const fromOutside = {
  client: {
    contract: /^zod\/mini$/,
    rules: /^zod\/mini$/,
    reference: /^zod\/mini$/,
    engine: /^$/,
    transport: /^(zod\/mini|ofetch)$/,
    realtime: /^$/,
    oidc: /^oidc-client-ts$/,
    index: /^$/,
  },
  server: { conform: /^(node:|zod\/mini$)/ },
};

/** Rules for one import: each returns a sentence if the import breaks it. */
const rules = [
  function zodIsMini({ file, specifier, taken }) {
    // only the whole of zod reads JSON Schema, which one test needs
    if (file.endsWith('/previous-release.test.ts')) return;
    if (/^zod(\/|$)/.test(specifier) && (specifier !== 'zod/mini' || taken !== '* as z'))
      return "zod is imported as `import * as z from 'zod/mini'`, or a bundle pays for all of it";
  },
  function relativeImportsHaveExtensions({ specifier, target }) {
    if (target && !/\.\w+$/.test(specifier)) return 'a relative import names its file with the extension';
  },
  function packagesMeetByName({ file, target }) {
    // what tests of several packages read
    const isShared = isTest(file) && target?.startsWith('scripts/lib/');
    if (target && packageOf(file) && packageOf(target) !== packageOf(file) && !isShared)
      return 'another package is imported by its name, not by a path';
    // Storybook shows the sources of the widgets, also those that no subpath exports
    const isStorybook = file.startsWith('.storybook/');
    if (target && packageOf(target) && !packageOf(file) && !isStorybook)
      return 'a package is imported by its name, not by a path';
  },
  function packagesFollowTheArrows({ file, own }) {
    const from = packageOf(file);
    if (!own) return;
    if (own.name === 'host') return 'no package imports the host';
    if (own.name === from) return 'a package does not import itself by name';
    if (!isExported(own.name, own.subpath)) return `@tramita/${own.name} does not export "${own.subpath}"`;
    if ((file === sandbox || isConform(file)) && own.name === 'client') return;
    if (from && !isTest(file) && !arrows[from][own.name]?.test(own.subpath))
      return `${from} does not import @tramita/${own.name}${own.subpath}`;
  },
  function sandboxIsForTests({ file, own }) {
    if (own?.name === 'server' && !isTest(file)) return 'only tests, stories and e2e import the server';
  },
  function partsFollowTheArrows({ file, target }) {
    if (!target || isTest(file)) return;
    const [name, from, to] = [packageOf(file), partOf(file), partOf(target)];
    if (packageOf(target) !== name || from === undefined || to === undefined || from === to) return;
    if (isTest(target)) return 'product code does not import what is only for tests';
    const [own, other] = [layerOf(name, from), layerOf(name, to)];
    if (own < 0 || other < 0) return `${name}/${own < 0 ? from : to} has no layer in scripts/check-boundaries.mjs`;
    if (other >= own) return `${name}/${from} does not import ${name}/${to}, which is in the same layer or above it`;
  },
  function partsUseTheirLibraries({ file, specifier, target, own }) {
    const allowed = fromOutside[packageOf(file)]?.[partOf(file)];
    if (allowed && !target && !own && !isTest(file) && !allowed.test(specifier))
      return `${packageOf(file)}/${partOf(file)} does not import ${specifier}`;
  },
  function widgetsHaveNoRouter({ file, specifier }) {
    if (packageOf(file) === 'widgets' && /router/.test(specifier) && !specifier.startsWith('.'))
      return 'links and navigation come to a widget through the provider';
  },
  function sqlStaysInDb({ file, specifier, isType }) {
    if (isType) return;
    if (packageOf(file) === 'server' && !isTest(file) && partOf(file) !== 'db')
      if (/^(kysely|pg|@electric-sql\/)/.test(specifier)) return 'SQL and its libraries stay in server/db';
  },
  function verbsKnowNoHttp({ file, specifier }) {
    const isHttp = ['http', 'app', 'index', 'sandbox'].includes(partOf(file)) || /\/routes\.ts$/.test(file);
    if (packageOf(file) === 'server' && !isTest(file) && !isHttp && /^(hono|@hono\/)/.test(specifier))
      return 'only http and route files import hono';
  },
];

/** Runs in the browser, so no module that it loads may need Node. */
const sandbox = 'packages/server/src/sandbox.ts';
const nodeOnly = /^(node:|pg$|ws$|undici$|oidc-provider$|nodemailer$|@hono\/node-server|aws4fetch$)/;

/** Makes the same requests as pages, with the client that they use. */
const isConform = (file) => file.startsWith('packages/server/src/conform/');

const files = globSync('{packages/*/src,e2e,.storybook}/**/*.{ts,tsx,mts,mjs}', { cwd: root }).sort();
const imports = new Map(files.map((file) => [file, factsOf(file)]));
const broken = [...imports.values()].flat().flatMap((facts) => {
  const sentences = rules.map((rule) => rule(facts)).filter((sentence) => sentence !== undefined);
  return sentences.map((sentence) => `${facts.file}:${facts.line} imports ${facts.specifier}: ${sentence}`);
});
broken.push(...needingNode(sandbox), ...callsByHand(files), ...circles());

for (const line of broken) console.error(line);
console.log(`${files.length} files, ${broken.length} broken rules`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** Returns the circles of product files; imports of types and of parts loaded on demand count too. */
function circles() {
  const product = [...imports].filter(([file]) => !isTest(file));
  const targets = product.map(([file, facts]) => [file, facts.flatMap(({ target }) => target ?? [])]);
  return importCircles(new Map(targets)).map((files) => `these files import each other: ${files.join(', ')}`);
}

function factsOf(file) {
  return importsOf(readFileSync(join(root, file), 'utf8')).map((found) => {
    const { specifier } = found;
    const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : undefined;
    const [, name, subpath] = /^@tramita\/(\w+)(.*)$/.exec(specifier) ?? [];
    return { ...found, file, target, own: name && { name, subpath } };
  });
}

/** Returns the imports of libraries that need Node, in a file and in the files it loads. */
function needingNode(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  const loaded = (imports.get(file) ?? []).filter(({ isType, isDynamic }) => !isType && !isDynamic);
  return loaded.flatMap(({ specifier, target, line }) => {
    if (nodeOnly.test(specifier))
      return [`${file}:${line} imports ${specifier}: the sandbox reaches it and runs in a browser`];
    return target ? needingNode(target, seen) : [];
  });
}
