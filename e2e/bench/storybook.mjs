/**
 * Measures how long the static build of Storybook takes to show its first story: from the navigation to the visible
 * story, in a new browser context without a cache. Builds Storybook if its sources are newer.
 *
 *     node --conditions=@tramita/source e2e/bench/storybook.mjs [--rounds 5]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { buildStorybook, serveStorybook } from '../support/storybook.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const limit = 3000;

buildStorybook();
const { origin, close } = await serveStorybook();
const browser = await chromium.launch(chromiumLaunch);

/** Measures one story; `path` is the address of the whole Storybook or of the story alone. */
async function measure(path) {
  const times = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(origin + path);
    const story = path.startsWith('/?') ? page.frameLocator('#storybook-preview-iframe') : page;
    await story.getByRole('button', { name: 'Enviar' }).waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}

const whole = await measure('/?path=/story/ui-button--primary');
const alone = await measure('/iframe.html?id=ui-button--primary&viewMode=story');
const line = (name, ms) => console.log(`${name.padEnd(36)}${ms.toFixed(0).padStart(8)} ms`);
console.log(`Button, without a cache, median of ${options.rounds}, load ${loadavg()[0].toFixed(1)}`);
line('Storybook with the story', whole);
line('the story alone', alone);
console.log(`under ${limit} ms: ${whole < limit ? 'reached' : 'missed'}`);
await browser.close();
close();
