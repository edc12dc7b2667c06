/**
 * Sends malformed requests, generated from the API document with a seed: none may get a 5xx response, and no other
 * caller may wait over 250 ms.
 *
 *     node --conditions=@tramita/source e2e/bench/limits/fuzz.mjs [--count 10000] [--seed 1]
 */
import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fuzzRequests } from '../../../scripts/lib/limits-sources.mjs';
import { load, startServer, watchWaits } from './start.mjs';

const { values: options } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
});
const limitMs = 250;
const server = await startServer();
const { port } = server;

/**
 * Sends a request with an unchanged address, which fetch would normalize. A body is sent with its length, because the
 * body of a DELETE would otherwise be read as the next request. Resolves to null if the server closes the connection
 * because the request is not valid HTTP.
 */
function send({ by, method, path, headers, body }) {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve) => {
    const call = httpRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: { authorization: `Bearer ${by}`, ...length, ...headers },
    });
    call.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    call.on('error', () => resolve(null));
    call.end(body);
  });
}

function formOf(parts) {
  const form = new FormData();
  for (const { name, text, fileName } of parts) {
    if (fileName === undefined) form.append(name, text);
    else form.append(name, new File([text], fileName, { type: 'text/plain' }));
  }
  return form;
}
const policies = Object.fromEntries(
  Object.entries(server.calls).map(([id, call]) => [
    id,
    { allowed: call.parts ? { ...call, body: formOf(call.parts) } : call },
  ]),
);

const waits = watchWaits(server.origin);
await setTimeout(1500);
waits.takeLongest();
await setTimeout(2000);
const idle = waits.takeLongest();
const statuses = new Map();
const faults = [];
const late = [];
let longest = 0;
for (const request of fuzzRequests(Number(options.seed), Number(options.count), policies)) {
  const status = await send(request);
  const wait = waits.takeLongest();
  longest = Math.max(longest, wait);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  if (status === null || status >= 500) faults.push(request);
  if (wait > limitMs) late.push({ request, wait });
}
await setTimeout(200);
const survived = server.isRunning();
await waits.stop();
server.stop();

const summary = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status ?? 'none'}: ${count}`);
console.log(`${options.count} malformed requests, seed ${options.seed}, embedded database, ${load()}`);
console.log(`responses ${summary.join(', ')}`);
console.log(
  `longest wait of light calls without other requests: ${idle.toFixed(0)} ms, with them: ${longest.toFixed(0)} ms`,
);
for (const { request, wait } of late.slice(0, 5))
  console.log(
    `  ${wait.toFixed(0)} ms: ${request.method} ${request.path.slice(0, 60)}, ${request.body?.length ?? 0} bytes`,
  );
for (const { method, path } of faults.slice(0, 5)) console.log(`  fault: ${method} ${path.slice(0, 100)}`);
console.log(`5xx responses: ${faults.length}, limit 0: ${faults.length === 0 && survived ? 'reached' : 'missed'}`);
console.log(`waits over ${limitMs} ms: ${late.length}, limit 0: ${late.length === 0 ? 'reached' : 'missed'}`);
