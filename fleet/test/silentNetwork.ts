import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

/** A way to a server on this machine that can fall silent, as a network does whose cable is pulled. */
export interface SilentNetwork {
  readonly port: number;
  /** Lets nothing through any more, and tells nobody: connections stay, new ones open, and no answer comes. */
  fallSilent(): void;
  /** Delivers what was held back, and all that follows. */
  recover(): void;
  close(): void;
}

export async function silentNetwork(to: number): Promise<SilentNetwork> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('data', (bytes) => into.write(bytes));
      from.on('error', () => {}); // The other side learns of it by `close`.
      from.on('close', () => {
        sockets.delete(from);
        into.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    recover() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
