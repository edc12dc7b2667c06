// Lists exported values that only tests use. Imports from tests, stories and testing folders do not count as use, and
// neither do re-exports from an entry file. Each exception has a reason in test-only-exports.json.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importsOf, withoutComments } from './lib/imports.mjs';
import { isTest } from './lib/is-test.mjs';
import { root } from './lib/run.mjs';

// scripts of a package's build use modules of its source
const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/*/*.ts'], { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'));
const code = files.filter((file) => !isTest(file));
const known = new Set(code);

/** The source file of each subpath of a package, such as `@tramita/client/rules`. */
const doors = new Map(
  ['client', 'widgets', 'server'].flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([subpath, conditions]) => {
      const source = conditions?.['@tramita/source'];
      if (typeof source !== 'string') return [];
      return [[`@tramita/${name}${subpath.slice(1)}`, normalize(join('packages', name, source)).replaceAll('\\', '/')]];
    });
  }),
);
const resolve = (from, specifier) => {
  if (!specifier.startsWith('.')) return doors.get(specifier);
  const target = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
  return known.has(target) ? target : undefined;
};

/** Declarations of exported values. Types are skipped because they cost nothing at run time. */
const declarations =
  /^export (?:const|let|(?:async )?function\*?|(?:abstract )?class) (?<name>[\p{L}_$][\p{L}\p{N}_$]*)/gmu;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** Returns the names in `{ a, type B, c as d }`, each as exported and as imported; types are skipped. */
const namesIn = (taken) =>
  (/\{([^}]*)\}/.exec(taken)?.[1] ?? '').split(',').flatMap((part) => {
    const [name, here = name] = part.trim().split(/\s+as\s+/);
    return name === '' || name.startsWith('type ') ? [] : [[name, here]];
  });

/** Reads a file: names that it exports and re-exports, its imports, and how often each word occurs. */
function read(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const text = withoutComments(source);
  const module = { own: new Map(), passed: new Map(), passedWhole: [], imports: [], whole: [], words: new Map() };
  for (const { index, groups } of text.matchAll(declarations)) {
    module.own.set(groups.name, text.slice(0, index).split('\n').length);
  }
  for (const [found] of text.matchAll(word)) module.words.set(found, (module.words.get(found) ?? 0) + 1);
  for (const { specifier, taken, isType, isExport, isDynamic } of importsOf(source)) {
    const target = resolve(file, specifier);
    if (!target || isType) continue;
    if (isExport && taken.startsWith('*')) module.passedWhole.push(target);
    else if (isExport) for (const [name, here] of namesIn(taken)) module.passed.set(here, [target, name]);
    else if (isDynamic || taken.startsWith('*')) module.whole.push(target);
    else for (const [name] of namesIn(taken)) module.imports.push([target, name]);
  }
  return module;
}

const modules = new Map(code.map((file) => [file, read(file)]));

const used = new Set();
function use(file, name) {
  const module = modules.get(file);
  const key = `${file} ${name}`;
  if (!module || used.has(key)) return;
  used.add(key);
  const passed = module.passed.get(name);
  if (passed) use(...passed);
  for (const target of module.passedWhole) use(target, name);
}
for (const { imports, whole, words } of modules.values()) {
  for (const [target, name] of imports) use(target, name);
  // for namespace and dynamic imports, names that occur in the importing file count as used
  for (const target of whole) {
    const module = modules.get(target);
    for (const name of module ? [...module.own.keys(), ...module.passed.keys()] : [])
      if (words.has(name)) use(target, name);
    for (const passed of module?.passedWhole ?? []) {
      for (const name of modules.get(passed)?.own.keys() ?? []) if (words.has(name)) use(target, name);
    }
  }
}

const named = new Set();
for (const file of files.filter(isTest)) {
  for (const name of readFileSync(join(root, file), 'utf8').match(word) ?? []) named.add(name);
}

const allowed = JSON.parse(readFileSync(join(root, 'scripts/test-only-exports.json'), 'utf8'));
const found = [];
for (const [file, { own, words }] of modules) {
  for (const [name, line] of own) {
    const isUsedHere = (words.get(name) ?? 0) > 1;
    if (!isUsedHere && !used.has(`${file} ${name}`) && named.has(name)) found.push({ file, name, line });
  }
}
const keyOf = ({ file, name }) => `${file}#${name}`;
const wrong = found.filter((one) => !allowed[keyOf(one)]);
const stale = Object.keys(allowed).filter((key) => !found.some((one) => keyOf(one) === key));
for (const { file, name, line } of wrong) console.error(`${file}:${line} exports ${name}, which only tests use`);
for (const key of stale) console.error(`scripts/test-only-exports.json lists ${key}, which is used or does not exist`);
console.log(
  `${modules.size} files, ${wrong.length + stale.length} problems, ${Object.keys(allowed).length} exceptions`,
);
process.exitCode = wrong.length + stale.length > 0 ? 1 : 0;
