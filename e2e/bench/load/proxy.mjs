// A small load balancer in a process of its own: passes each connection to the server with the fewest, and to the next one if
// that refuses it. Its arguments are the addresses of the servers; prints its own.
import { connect, createServer } from 'node:net';

const servers = process.argv.slice(2).map((address) => ({ port: Number(new URL(address).port), open: 0 }));

function pass(socket, left) {
  const [target, ...others] = left.toSorted((a, b) => a.open - b.open);
  if (!target) return socket.destroy();
  const upstream = connect(target.port, '127.0.0.1');
  upstream.setNoDelay(true);
  target.open += 1;
  let isOpen = false;
  upstream.once('connect', () => {
    isOpen = true;
    socket.pipe(upstream).pipe(socket);
  });
  upstream.on('error', () => {
    if (isOpen) socket.destroy();
    else pass(socket, others);
  });
  upstream.once('close', () => {
    target.open -= 1;
    if (isOpen) socket.destroy();
  });
  socket.once('close', () => upstream.destroy());
}

const proxy = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  pass(socket, servers);
});
proxy.listen(0, '127.0.0.1', 4096, () => console.log(`http://127.0.0.1:${proxy.address().port}`));
process.once('SIGTERM', () => process.exit(0));
