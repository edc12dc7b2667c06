/**
 * Measures the employee's pages of the built portal and server with the demo company: the content of a first visit over
 * a slow network, the time to open a long form, scrolling a long feed, and the memory that many uploads take.
 *
 *     node --conditions=@tramita/source e2e/bench/portal/bench.mjs [uploads] [loads] [dialog] [feed]
 */
import { longForm, startServer, updateCount } from './server.mjs';
import { openBrowser, slow4g } from './visit.mjs';

const rounds = 3;
/** Limits: ms to the first content, layout shift, ms to the open form, ms of a frame, MB. */
const aims = { first: 1000, shift: 0, dialog: 100, frame: 1000 / 60, memory: 50 };
const person = 'mariana.costa';
/**
 * User who sends the files; a request of the page's own user would appear at the top of the catalogue with a changing
 * time.
 */
const sender = 'rafael.nunes';
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)];
const verdict = (value, aim) => (value <= aim ? 'reached' : 'missed');

const server = await startServer();
const browser = await openBrowser(server.origin);
try {
  const session = await browser.session(person);
  // uploads come first, because memory that the other parts leave in the server would hide theirs
  const parts = { uploads, loads: coldLoads, dialog: longDialog, feed: longFeed };
  const named = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts)) {
    if (named.length === 0 || named.includes(name)) await part(session);
  }
} finally {
  await browser.close();
  await server.close();
}

async function coldLoads(session) {
  console.log(`cold load, slow 4G (562 ms a request, 1.44 Mbit/s), ms        first content   all of it   moved`);
  const pages = [
    ['catalogue', '/services', (page) => page.locator('[data-slot="service"], [data-slot="folder"]').first()],
    ['summary', '/summary', (page) => page.locator('[data-slot="summary"] table').last()],
  ];
  for (const [name, path, shown] of pages) {
    for (const viewport of [desk, phone]) {
      const loads = [];
      for (let round = 0; round < rounds; round += 1) {
        const visit = await browser.visit(session, viewport, slow4g);
        loads.push(await visit.goto(path, shown));
        await visit.close();
      }
      const first = median(loads.map((load) => load.first));
      const complete = median(loads.map((load) => load.complete));
      const shift = Math.max(...loads.map((load) => load.shift));
      const title = `${name}, ${viewport.width} px`.padEnd(62);
      console.log(
        `${title}${first.toFixed(0).padStart(13)}${complete.toFixed(0).padStart(12)}${shift.toFixed(4).padStart(8)}`,
      );
      console.log(
        `  first content at most ${aims.first}: ${verdict(first, aims.first)}; moved ${aims.shift}: ${verdict(shift, aims.shift)}`,
      );
      for (const { value, of } of loads.flatMap((load) => load.shifts))
        console.error(`  moved ${value.toFixed(4)}: ${of}`);
    }
  }
}

/** Measures the time from the arrival of the form's data to the paint of all its fields. */
async function longDialog(session) {
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const visit = await browser.visit(session, desk);
    await visit.goto(`/services/${longForm.name}`, (page) => page.getByRole('alertdialog'));
    const time = await visit.page.evaluate(async (fields) => {
      const yes = [...document.querySelectorAll('[role="alertdialog"] button')].find(
        ({ textContent }) => textContent?.trim() === 'Sim',
      );
      const pressed = performance.now();
      yes.click();
      let shown = await window.painted();
      while (document.querySelectorAll('[role="dialog"] [data-field]').length < fields) shown = await window.painted();
      const arrived = performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.includes('/v1/') && responseEnd > pressed && responseEnd < shown)
        .map(({ responseEnd }) => responseEnd);
      return shown - Math.max(pressed, ...arrived);
    }, longForm.fields);
    // the first round warms up the server
    if (round > 0) times.push(time);
    await visit.close();
  }
  const time = median(times);
  console.log(
    `\nrequest dialog of ${longForm.fields} fields, once its data has arrived: ${time.toFixed(0)} ms, at most ${aims.dialog}: ${verdict(time, aims.dialog)}`,
  );
}

/**
 * Scrolls through the whole feed, which loads meanwhile, then once more from its top, one wheel step per frame; then
 * through a page of as many plain paragraphs, which shows how many frames the machine itself drops. A frame counts as
 * dropped if the next one is at least half a frame late.
 */
async function longFeed(session) {
  const visit = await browser.visit(session, desk);
  await visit.goto('/updates', (page) => page.locator('a[data-update]').first());
  const { loading, loaded, bare, rows } = await visit.page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    const cards = () => document.querySelectorAll('a[data-update]').length;
    const feed = document.querySelector('a[data-update]').closest('[role="list"]').parentElement;
    const scroll = async (box, distance, isOver) => {
      const times = [];
      for (let last = await frame(); !isOver(times.length); ) {
        box.scrollTop += distance;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
      return times;
    };
    const deadline = performance.now() + 240_000;
    const isWhole = () => cards() >= count || performance.now() > deadline;
    let whole = false;
    const loading = await scroll(feed, 400, (frames) => {
      if (frames % 20 === 0) whole = isWhole();
      return whole;
    });
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1000));
    feed.scrollTop = 0;
    await rest();
    const loaded = await scroll(feed, 100, (frames) => frames === 1000);
    const rows = cards();
    const text = '<p><b>Publicação</b><br>O que muda no serviço, e para quem.<br><small>19/11/2026</small></p>';
    document.body.innerHTML = `<div style="height: 800px; overflow: auto">${text.repeat(rows)}</div>`;
    await rest();
    return {
      loading,
      loaded,
      bare: await scroll(document.body.firstElementChild, 100, (count) => count === 1000),
      rows,
    };
  }, updateCount);
  const parts = { 'feed, while it loads': loading, 'feed, loaded': loaded, 'plain paragraphs': bare };
  for (const [name, frames] of Object.entries(parts)) {
    const late = frames.filter((time) => time > aims.frame * 1.5).length;
    console.log(
      `${rows} updates, ${name}: ${frames.length} frames, median ${median(frames).toFixed(1)} ms, p95 ${percentile(frames, 0.95).toFixed(1)}, dropped ${late}: ${verdict(late, 0)}`,
    );
  }
  await visit.close();
}

/**
 * Uploads ten files of 10 MB for one request at once, twice: in the first wave, the server also loads the code that
 * reads forms.
 */
async function uploads() {
  const headers = { authorization: `Bearer ${await server.token(sender)}` };
  const started = await fetch(`${server.origin}/v1/processes/${server.longFormId}/start`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!started.ok) throw new Error(`Starting the request returned ${started.status}: ${await started.text()}`);
  const { startProcessDto } = await started.json();
  const file = new File([new Uint8Array(10 * 2 ** 20).fill(65)], 'dez-megabytes.txt', { type: 'text/plain' });
  const send = async () => {
    const body = new FormData();
    body.set('processInstanceId', String(startProcessDto.processInstanceId));
    body.set('attachment', file);
    const response = await fetch(`${server.origin}/v1/processes/attachments`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`An upload returned ${response.status}: ${await response.text()}`);
  };
  for (const wave of ['first wave', 'second wave']) {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    server.forgetPeak();
    const idle = server.memory().now;
    await Promise.all(Array.from({ length: 10 }, send));
    const above = server.memory().peak - idle;
    console.log(
      `10 uploads of 10 MB at once, ${wave}: at most ${above.toFixed(0)} MB above idle (${idle.toFixed(0)} MB), limit ${aims.memory}: ${verdict(above, aims.memory)}`,
    );
  }
}
