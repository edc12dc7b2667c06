// A connection between the servers and the database in a process of its own, which can be interrupted without being closed, as
// by a switch that loses every packet. Its argument is the port of the database. Sends its own port, and takes `true` and
// `false` for interrupted and not.
import { connect, createServer } from 'node:net';

const target = Number(process.argv[2]);
const pairs = new Set();
let isInterrupted = false;

function join({ near, far }) {
  near.pipe(far);
  far.pipe(near);
}

function part({ near, far }) {
  near.unpipe(far);
  far.unpipe(near);
}

function open(near) {
  const far = connect(target, '127.0.0.1');
  far.setNoDelay(true);
  const pair = { near, far };
  pairs.add(pair);
  for (const [one, other] of [
    [near, far],
    [far, near],
  ]) {
    one.on('error', () => other.destroy());
    one.on('close', () => {
      pairs.delete(pair);
      other.destroy();
    });
  }
  join(pair);
}

const waiting = new Set();
const server = createServer({ noDelay: true }, (near) => {
  near.on('error', () => near.destroy());
  near.on('close', () => waiting.delete(near));
  if (isInterrupted) waiting.add(near);
  else open(near);
});
process.on('message', (message) => {
  isInterrupted = message;
  for (const pair of pairs) (isInterrupted ? part : join)(pair);
  if (isInterrupted) return;
  for (const near of waiting) open(near);
  waiting.clear();
});
process.once('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
