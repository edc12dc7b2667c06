// Compares the modeler's canvas with other libraries in Chromium; run.mjs installs them and runs this.
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../../chromium.ts';

const here = import.meta.dirname;
const root = join(here, '../../..');
const widgets = createRequire(join(root, 'packages/widgets/package.json'));
const { vanillaExtractPlugin } = widgets('@vanilla-extract/esbuild-plugin');

const contestants = [
  // `weighed` is the canvas as a diagram and as a list, without code that only the bench needs
  { name: 'tramita', entry: 'tramita.jsx', weighed: './packages/widgets/src/features/modeler/canvas/Canvas.tsx' },
  { name: 'xyflow', entry: 'xyflow.jsx' },
  { name: 'xyflow, only visible', entry: 'xyflow.jsx', option: true },
  { name: 'bpmn-js', entry: 'bpmn.jsx' },
];
const counts = (process.env.STEPS ?? '50,200,500').split(',').map(Number);
const rounds = Number(process.env.ROUNDS ?? 3);
const moves = 60;
const edits = 120;
const undoDepth = 200;

const options = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'out',
  target: 'es2022',
  conditions: ['@tramita/source', 'browser'],
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff': 'empty', '.woff2': 'empty', '.eot': 'empty', '.ttf': 'empty', '.svg': 'empty' },
  jsx: 'automatic',
  logLevel: 'error',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
};

async function bundle(entry) {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(here, entry)],
    format: 'iife',
    // all libraries use the same React
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
  });
  const textOf = (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: textOf('.js'), css: textOf('.css') };
}

/** The processes to draw, the same for all libraries. */
async function processes() {
  const { outputFiles } = await build({ ...options, entryPoints: [join(here, 'processes.jsx')], format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Returns gzipped kB without React: of the first load, and of parts that menus load on demand. */
async function weigh(file) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [file],
    format: 'esm',
    splitting: true,
    metafile: true,
    absWorkingDir: root,
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  });
  const { outputs } = metafile;
  const first = new Set();
  const visit = (path) => {
    if (first.has(path)) return;
    first.add(path);
    const { imports, cssBundle } = outputs[path];
    if (cssBundle) first.add(cssBundle);
    for (const { path: next, kind } of imports) if (kind === 'import-statement' && next in outputs) visit(next);
  };
  visit(Object.keys(outputs).find((path) => outputs[path].entryPoint && path.endsWith('.js')));
  const kilobytes = (isFirst) =>
    outputFiles
      .filter(({ path }) => first.has(relative(root, path)) === isFirst)
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length / 1000, 0);
  return { first: kilobytes(true), later: kilobytes(false) };
}

const { longWorkflow } = await processes();

async function openPage(browser, { js, css }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error));
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>html,body,#root{margin:0;height:100%}${css}</style></head><body><div id="root"></div></body></html>`;
  await page.route('http://bench.test/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://bench.test/');
  for (const script of ['../paint.mjs', 'page.mjs']) await page.addScriptTag({ path: join(here, script) });
  await page.addScriptTag({ content: js });
  return { page, problems };
}

/**
 * Returns a function for the CPU time of the page's main thread in ms, which other work on the machine affects less.
 */
async function cpuClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime').value * 1000;
  };
}

/** Returns the CPU time of each of many small moves with the button pressed, starting at a position. */
async function dragFrom(page, cpu, { x, y }, placeOf) {
  const before = await placeOf();
  await page.mouse.move(x, y);
  await page.mouse.down();
  // the first moves start the drag and do not count
  for (let at = 1; at <= 5; at += 1) await page.mouse.move(x - at * 3, y);
  const started = await cpu();
  for (let at = 6; at < 6 + moves; at += 1) await page.mouse.move(x - at * 3, y);
  const spent = ((await cpu()) - started) / moves;
  const during = await placeOf();
  await page.mouse.up();
  if (during === before) throw new Error('Nothing moved');
  return spent;
}

async function measureRound(browser, code, count, option) {
  const { page, problems } = await openPage(browser, code);
  const model = longWorkflow(count);
  const cpu = await cpuClock(page);
  const timed = async (work) => {
    const before = await cpu();
    const time = await work();
    return { time, cpu: (await cpu()) - before };
  };
  const mount = await timed(() =>
    page.evaluate(([given, choice]) => window.measure.mount(given, choice), [model, option]),
  );
  const box = await page.evaluate(() => {
    const { x, y, width, height } = window.bench.step('etapa3').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const drag = await dragFrom(page, cpu, box, () =>
    page.evaluate(() => {
      const { x, y } = (document.querySelector('.djs-dragger') ?? window.bench.step('etapa3')).getBoundingClientRect();
      return `${x} ${y}`;
    }),
  );
  const pan = await dragFrom(page, cpu, { x: 900, y: 760 }, () => page.evaluate(() => window.bench.place()));
  const adds = [];
  for (let at = 0; at < 5; at += 1) adds.push(await timed(() => page.evaluate(() => window.measure.add())));
  await page.close();
  if (problems[0]) throw problems[0];
  const add = adds.toSorted((one, other) => one.cpu - other.cpu)[adds.length >> 1];
  return { mount, add, drag, pan };
}

const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1];

/** Measures our canvas alone: the time from an edit to its paint, and the memory of the undo history. */
async function measureEdits(browser, code, count) {
  const { page } = await openPage(browser, code);
  const model = longWorkflow(count);
  await page.evaluate((given) => window.measure.mount(given), model);
  await page.evaluate(() => window.measure.edits(30));
  const cpu = await cpuClock(page);
  const started = await cpu();
  const times = await page.evaluate((times) => window.measure.edits(times), edits);
  const spent = ((await cpu()) - started) / edits;
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1000;
  };
  const fill = (from) =>
    page.evaluate(
      ([first, depth]) => {
        for (let at = 0; at < depth; at += 1) window.bench.rename(`Título ${first + at}`);
        return window.bench.depth();
      },
      [from, undoDepth],
    );
  // the first edits also fill caches
  await fill(500);
  await page.evaluate((depth) => {
    for (let at = 0; at < depth; at += 1) window.bench.undo();
  }, undoDepth);
  await page.evaluate(() => window.bench.rename('Sem histórico'));
  const before = await heap();
  const depth = await fill(1000);
  const filled = await heap();
  await fill(2000);
  const later = await heap();
  await page.close();
  return {
    times,
    spent,
    depth,
    held: filled - before,
    further: later - filled,
    copy: JSON.stringify(model).length / 1000,
  };
}

const weightText = ({ first, later }) => (later > 1 ? `${first.toFixed(0)} + ${later.toFixed(0)}` : first.toFixed(0));

const browser = await chromium.launch({
  ...chromiumLaunch,
  // without a frame rate limit, a frame is painted at once and times do not depend on the screen
  args: [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const built = [];
for (const contestant of contestants) {
  const code = await bundle(contestant.entry);
  built.push({ ...contestant, code, weight: await weigh(contestant.weighed ?? join(here, contestant.entry)) });
}
console.log(
  `milliseconds, the best of ${rounds} rounds; CPU of the page's main thread for everything except the paints; Chromium ${browser.version()}`,
);
console.log(
  'mount and add a step: up to the last paint / CPU; drag, pan: CPU of one move; kB: gzipped, without React, and parts that menus load\n',
);
console.log(
  `${'steps'.padEnd(6)}${''.padEnd(22)}${'mount'.padStart(16)}${'add a step'.padStart(18)}${'drag'.padStart(9)}${'pan'.padStart(9)}${'kB'.padStart(10)}`,
);
for (const count of counts) {
  const results = built.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { code, option }] of built.entries())
      results[at].push(await measureRound(browser, code, count, option));
  }
  const best = results.map((each) => {
    const least = (pick) => Math.min(...each.map(pick));
    return {
      mount: least(({ mount }) => mount.time),
      mountCpu: least(({ mount }) => mount.cpu),
      add: least(({ add }) => add.time),
      addCpu: least(({ add }) => add.cpu),
      drag: least(({ drag }) => drag),
      pan: least(({ pan }) => pan),
    };
  });
  for (const [at, { name, weight }] of built.entries()) {
    const { mount, mountCpu, add, addCpu, drag, pan } = best[at];
    const pair = (one, other) => `${one.toFixed(0)} / ${other.toFixed(0)}`;
    const small = (one, other) => `${one.toFixed(1)} / ${other.toFixed(1)}`;
    console.log(
      `${String(count).padEnd(6)}${name.padEnd(22)}${pair(mount, mountCpu).padStart(16)}${small(add, addCpu).padStart(18)}${drag.toFixed(2).padStart(9)}${pan.toFixed(2).padStart(9)}${weightText(weight).padStart(10)}`,
    );
  }
  const own = best[0];
  const against = (which) =>
    [
      ['mount', 'mount'],
      ['add a step', 'add'],
      ['drag', 'drag'],
      ['pan', 'pan'],
    ].map(([name, what]) => `${name} ${(Math.min(...which.map((at) => best[at][what])) / own[what]).toFixed(1)}x`);
  console.log(`${''.padEnd(6)}faster than the better of xyflow and bpmn-js: ${against([1, 3]).join(', ')}`);
  console.log(`${''.padEnd(6)}faster than xyflow, only visible: ${against([2]).join(', ')}\n`);
}
for (const count of counts) {
  const { times, spent, depth, held, further, copy } = await measureEdits(browser, built[0].code, count);
  const p95 = percentile(times, 0.95);
  console.log(
    `${count} steps: an edit to its paint ${percentile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)}, CPU ${spent.toFixed(1)}; p95 at most 16: ${p95 <= 16 ? 'reached' : 'missed'}; ${depth} undoable edits use ${held.toFixed(0)} kB (one copy of the process as text is ${copy.toFixed(0)} kB), ${undoDepth} further ${further.toFixed(0)} kB`,
  );
}
await browser.close();
