import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, test } from 'vitest';
import { installIn } from './install.ts';
import { manifestOf } from './installed-package.ts';
import { strictOptions } from './strict-options.ts';

const run = promisify(execFile);
const { page, tarballs, compilers } = inject('installed');

/** Packages that the page of each view library needs besides the widgets, by the name of its folder. */
const needs = {
  react: { 'types-react-19': 'npm:@types/react@19' },
  'react-18': { 'types-react-18': 'npm:@types/react@18' },
  preact: { preact: '10' },
  vue: { vue: '3', 'vue-tsc': '3', typescript: '5.9' },
  svelte: { svelte: '5', 'svelte-check': '4', typescript: '5.9' },
} as const;
const needed = Object.assign({}, ...Object.values(needs)) as Record<string, string>;

/** Folder in which everything is installed once, which costs less than an installation for each page. */
let shared: string;

beforeAll(async () => {
  const others = Object.entries(needed).map(([name, version]) => `${name}@${version}`);
  shared = await installIn(
    join(page, '..', 'elements'),
    [tarballs.client, tarballs.widgets, ...others, 'custom-elements-manifest@2', 'ajv-cli@5'],
    // the pages have elements alone: neither React nor the other peer dependencies of the widgets
    ['--legacy-peer-deps'],
  );
});

/** Writes a page of a view library that uses the elements, in a folder where the other libraries cannot be found. */
async function projectOf(name: keyof typeof needs, options: object = {}): Promise<string> {
  const folder = join(page, '..', `elements-${name}`);
  const [from, to] = [shared, folder].map((path) => join(path, 'node_modules')) as [string, string];
  const own: Readonly<Record<string, string>> = needs[name];
  await cp(fileURLToPath(new URL(`elements/${name}`, import.meta.url)), folder, { recursive: true });
  // a copy, because the packages of a linked folder are looked for around the folder that the link leads to
  await cp(join(from, '@tramita'), join(to, '@tramita'), { recursive: true });
  await mkdir(join(to, '@types'));
  for (const entry of await readdir(from)) {
    if (['@tramita', '@types'].includes(entry) || (entry in needed && !(entry in own))) continue;
    await symlink(join(from, entry), join(to, entry.startsWith('types-react-') ? '@types/react' : entry));
  }
  const include = ['*.tsx', '*.vue', '*.svelte'];
  const config = { compilerOptions: { ...strictOptions, ...options }, include };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}

/** Runs a command of a project with Node and returns what it prints, also if it fails. */
async function printed(folder: string, command: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, command, { cwd: folder }).catch((error: { stdout: string }) => error);
  return stdout;
}

const tsc = join(compilers, 'node_modules/typescript-5.9/bin/tsc');

// each page marks its wrong lines with @ts-expect-error, which is an error itself where nothing is wrong
test.concurrent.each([
  { name: 'react', options: {} },
  { name: 'react-18', options: {} },
  { name: 'preact', options: { jsxImportSource: 'preact' } },
] as const)('E4.07 the types of $name know the elements and refuse wrong attributes', async ({ name, options }) => {
  expect(await printed(await projectOf(name, options), [tsc, '-p', '.'])).toBe('');
});

test('E4.07 a template of Vue knows the elements and refuses wrong attributes', async () => {
  const folder = await projectOf('vue');
  expect(await printed(folder, ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', '.'])).toBe('');
});

test('E4.07 a component of Svelte knows the elements and refuses wrong attributes', async () => {
  const folder = await projectOf('svelte');
  const command = ['node_modules/svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json'];
  const output = await printed(folder, [...command, '--output', 'machine']);
  const lines = (await readFile(join(folder, 'Page.svelte'), 'utf8')).split('\n');
  // markup has no @ts-expect-error: the line after each remark is the wrong one
  const wrong = lines.flatMap((line, at) => (line.includes('<!-- wrong:') ? [at + 2] : []));
  const found = [...output.matchAll(/(?:ERROR|WARNING) "Page\.svelte" (\d+):/g)].map(([, line]) => Number(line));
  expect(wrong).toHaveLength(3);
  expect(found).toEqual(wrong);
});

interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly description: string;
  readonly attributes: readonly { readonly name: string; readonly description: string }[];
  readonly events: readonly { readonly name: string; readonly description: string }[];
}

test('E4.07 the published manifest follows its schema and lists the elements as the package defines them', async () => {
  const folder = join(page, 'node_modules/@tramita/widgets');
  const { customElements } = await manifestOf(folder);
  const path = join(folder, String(customElements));
  const schema = join(shared, 'node_modules/custom-elements-manifest/schema.json');
  const validate = ['node_modules/ajv-cli/dist/index.js', 'validate', '--strict=false', '-s', schema, '-d', path];
  expect(await printed(shared, validate)).toContain(' valid');

  // the script of the elements runs where elements exist only as far as it needs them
  const script = `
    const defined = {};
    globalThis.HTMLElement = class {};
    globalThis.customElements = {
      get: (tag) => defined[tag],
      define: (tag, element) => { defined[tag] = element; },
    };
    await import('@tramita/widgets/elements');
    const attributes = Object.entries(defined).map(([tag, element]) => [tag, [...element.observedAttributes].sort()]);
    console.log(JSON.stringify(attributes));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: page });
  const [module] = JSON.parse(await readFile(path, 'utf8')).modules;
  const declarations: Declaration[] = module.declarations;
  const listed = declarations.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name).sort()]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(JSON.parse(stdout)));
  expect(listed.length).toBe(11);
  for (const { tagName, description, attributes, events } of declarations) {
    expect(description, tagName).toMatch(/\.$/);
    for (const part of [...attributes, ...events]) expect(part.description, `${tagName} ${part.name}`).toMatch(/\.$/);
  }
});
