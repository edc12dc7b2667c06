import { createRequire } from 'node:module';
import { join } from 'node:path';

// the websocket client of the server's tests
const require = createRequire(join(import.meta.dirname, '../../../packages/server/package.json'));
const { WebSocket } = require('ws');

/** Connections are opened one after the other, so that they do not exceed the limit of calls of one address. */
const openedPerSecond = 200;

/** Opens a realtime connection for each user. */
export async function connectAll(cluster, day, users) {
  const connections = [];
  const opened = [];
  const failures = [];
  for (const user of users) {
    opened.push(
      connect(cluster, day, user).then(
        (connection) => connections.push(connection),
        (error) => failures.push(error.message),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1000 / openedPerSecond));
  }
  await Promise.all(opened);
  return {
    size: connections.length,
    failures,
    /** Resolves to the time in milliseconds until each connection got its next message with a count of tasks above its last. */
    nextChanges(begin, limitMs) {
      const waits = connections.map((connection) => connection.nextChange(begin));
      const limit = new Promise((resolve) => setTimeout(resolve, limitMs, null));
      return Promise.all(waits.map((wait) => Promise.race([wait, limit])));
    },
    /** Resolves once the connection of a user is closed. */
    whenClosed: (user) => connections.find((connection) => connection.user === user).closed,
    lost: () => connections.filter(({ isLost }) => isLost()).length,
    close() {
      for (const connection of connections) connection.close();
    },
  };
}

async function connect(cluster, day, user) {
  const { status, text } = await day.call(user, 'POST', '/v1/realtime/ticket');
  if (status !== 201) throw new Error(`no ticket for ${user}: ${status} ${text}`);
  const { ticket } = JSON.parse(text);
  const socket = new WebSocket(`${cluster.address.replace('http', 'ws')}/ws?ticket=${ticket}`, 'v12.stomp');
  const { promise: closed, resolve: close } = Promise.withResolvers();
  let isLost = false;
  let count = -1;
  let waiting;
  const isGreeted = new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => {
      isLost = true;
      close();
      reject(new Error(`the connection of ${user} was closed`));
    });
    socket.on('open', () => socket.send('CONNECT\naccept-version:1.2\nhost:load\nheart-beat:4000,4000\n\n\0'));
    socket.on('message', (data) => {
      const frame = String(data);
      if (frame.startsWith('CONNECTED')) {
        socket.send(`SUBSCRIBE\nid:0\ndestination:/topic/${user}\n\n\0`);
      } else if (frame.startsWith('MESSAGE')) {
        const { body } = JSON.parse(frame.slice(frame.indexOf('\n\n') + 2, frame.lastIndexOf('\0')));
        const isMore = body.groupTasks > count;
        count = body.groupTasks;
        if (isMore) waiting?.();
        resolve();
      } else if (frame.startsWith('ERROR')) reject(new Error(frame));
    });
  });
  await isGreeted;
  const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('\n'), 4000);
  return {
    user,
    closed,
    nextChange: (begin) =>
      new Promise((resolve) => {
        waiting = () => resolve(performance.now() - begin);
      }),
    isLost: () => isLost,
    close() {
      clearInterval(beat);
      socket.terminate();
    },
  };
}
