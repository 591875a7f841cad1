import { spawnSync } from 'node:child_process';

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/**
 * Makes certificates in a folder by openssl: `ca.pem`, `other.pem` of an authority that signs nothing, and
 * `NAME.pem` with `NAME.key`, signed by `ca.pem`, for a server at localhost and 127.0.0.1, one elsewhere, and a client.
 */
export function makeCertificates(folder: string): void {
  const openssl = (...args: string[]): void => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl ${args.join(' ')}: ${stderr}`);
  };
  const authority = (name: string): void =>
    openssl('req', '-x509', ...KEY, '-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name} of a test`);
  const signed = (name: string, extension: string): void =>
    openssl(
      ...['req', '-x509', ...KEY, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-keyout', `${name}.key`],
      ...['-out', `${name}.pem`, '-subj', `/CN=${name}`, '-addext', extension],
      ...['-addext', 'basicConstraints=critical,CA:FALSE'],
    );
  authority('ca');
  authority('other');
  signed('server', 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  signed('elsewhere', 'subjectAltName=DNS:redis.example');
  signed('client', 'extendedKeyUsage=clientAuth');
}

/** Why there can be no Redis with TLS here; null if there can. `openssl req` signs for others since 3.0. */
export function withoutTls(): string | null {
  const { status, stdout } = spawnSync('openssl', ['version'], { encoding: 'utf8' });
  if (status !== 0 || !/^OpenSSL [3-9]/.test(stdout))
    return 'openssl 3.0 is not installed (apt install openssl): the tests of Redis with TLS are left out';
  // One that listens nowhere ends at once; what it says shows whether it knows the option.
  const probe = spawnSync('redis-server', ['--port', '0', '--tls-port', '0'], { encoding: 'utf8', input: '' });
  const isKnown = probe.error !== undefined || !/Bad directive/.test(`${probe.stdout}${probe.stderr}`);
  return isKnown ? null : 'this redis-server is built without TLS: its tests are left out';
}
