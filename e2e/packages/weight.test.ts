import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, inject, test } from 'vitest';

const { page, server } = inject('installed');
const folders = {
  client: join(page, 'node_modules/@tramita/client'),
  widgets: join(page, 'node_modules/@tramita/widgets'),
  server: join(server, 'node_modules/@tramita/server'),
};

/** Returns the files of a folder, with the bytes they contain and those they take on the disk. */
async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, blocks } = await stat(path);
        return { path, size, onDisk: blocks * 512 };
      }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('E1.08 client and widgets with their peer dependencies take at most 45 MB in an empty project', async () => {
  // a page without TypeScript installs no types
  const files = (await filesOf(join(page, 'node_modules'))).filter(({ path }) => !/@types|csstype/.test(path));
  expect(sum(files.map(({ onDisk }) => onDisk)) / 1024 / 1024).toBeLessThan(45);
});

test('E1.08 the libraries built into the widgets come with their licenses', async () => {
  const licenses = await readFile(join(folders.widgets, 'dist/LICENSES.txt'), 'utf8');
  for (const name of ['lucide-react', 'date-fns', 'prosemirror-view']) {
    expect(licenses).toMatch(new RegExp(`^${name} [\\d.]+\\n\\n.*(License|Copyright)`, 'm'));
  }
  expect(await readFile(join(folders.widgets, 'dist/elements/LICENSES.txt'), 'utf8')).toMatch(/^preact [\d.]+\n/m);
});

test.each(Object.entries(folders))(
  'E1.09 the source maps of %s contain its sources alone and are less than half of it',
  async (_name, folder) => {
    const files = await filesOf(folder);
    const maps = files.filter(({ path }) => path.endsWith('.js.map'));
    expect(maps.length).toBeGreaterThan(10);
    expect(sum(maps.map(({ size }) => size))).toBeLessThan(sum(files.map(({ size }) => size)) / 2);
    for (const { path } of maps) {
      const { sources, sourcesContent } = JSON.parse(await readFile(path, 'utf8'));
      expect(sources.length, path).toBeGreaterThan(0);
      for (const source of sources) expect(source).not.toContain('node_modules');
      for (const content of sourcesContent) expect(content, path).toEqual(expect.any(String));
      expect(await readFile(path.slice(0, -'.map'.length), 'utf8')).toContain('//# sourceMappingURL=');
    }
  },
);

test('an application that esbuild builds loads a widget without the rules of the parts that open in it', async () => {
  const contents = `
    import { createClient } from '@tramita/client';
    import { NotificationsMenu } from '@tramita/widgets/notifications';
    console.log(createClient, NotificationsMenu);`;
  const { metafile } = await build({
    stdin: { contents, resolveDir: page },
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    minify: true,
    metafile: true,
    external: ['react', 'react-dom'],
  });
  const { outputs } = metafile;
  const first = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === '<stdin>'));
  // a set also visits elements that are added during the visit
  for (const file of first)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') first.add(path);
  const ofClient = (files: Iterable<string>) =>
    sum(
      [...files].flatMap((file) =>
        Object.entries(outputs[file]?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
          path.includes('@tramita/client/') ? bytesInOutput : [],
        ),
      ),
    );
  // the sender of calls and two endpoints, of a task's whole form, rules and expressions
  expect(ofClient(Object.keys(outputs))).toBeGreaterThan(80_000);
  expect(ofClient(first)).toBeLessThan(16_000);
});
