import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Failure } from '../../src/base/errors.ts';

/** How Redis is reached, for ioredis and BullMQ alike. */
export interface RedisConnection {
  readonly host: string;
  readonly port: number;
  readonly db: number;
  readonly username?: string;
  readonly password?: string;
  readonly tls?: { readonly ca?: string; readonly cert?: string; readonly key?: string; readonly servername?: string };
  /** Commands wait for Redis to come back, however long that takes. */
  readonly maxRetriesPerRequest: null;
}

/** Files of certificates, for `rediss://`. */
export interface TlsFiles {
  readonly ca?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

export const USUAL_URL = 'redis://127.0.0.1:6379';

/**
 * Reads `redis://[user[:password]@]host[:port][/db]`, with TLS `rediss://`. A password may come from
 * FIELDWRIGHT_REDIS_PASSWORD, a user of an ACL from FIELDWRIGHT_REDIS_USER: lists of processes show arguments. Throws
 * `input`; messages leave the URL's password out.
 */
export function connectionOf(text: string, files: TlsFiles, env: Env): RedisConnection {
  const url = URL.canParse(text) ? new URL(text) : null;
  const db = /^\/?(\d{0,4})$/.exec(url?.pathname ?? '')?.[1];
  if (url === null || db === undefined || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '')
    throw new Failure('input', 'this is no address of a Redis', {
      where: '--redis or FIELDWRIGHT_REDIS',
      expected: 'redis://[user:password@]host[:port][/number], or rediss:// for TLS',
      found: `"${text.replace(/^(.*?:\/\/)?.*@/, '$1...@')}"`,
    });
  const username = decoded(url.username) || env['FIELDWRIGHT_REDIS_USER'] || '';
  const password = decoded(url.password) || env['FIELDWRIGHT_REDIS_PASSWORD'] || '';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    host,
    port: url.port === '' ? 6379 : Number(url.port),
    db: Number(db),
    ...(username === '' ? {} : { username }),
    ...(password === '' ? {} : { password }),
    ...(url.protocol === 'rediss:' ? { tls: { ...certificates(files), ...named(host) } } : withoutTls(files)),
    maxRetriesPerRequest: null,
  };
}

/** Only names are asked for; an address is compared with the certificate all the same (RFC 6066, section 3). */
const named = (host: string): { servername?: string } => (isIP(host) === 0 ? { servername: host } : {});

/** A certificate that would not be used is a mistake that must not go unnoticed. */
function withoutTls(files: TlsFiles): object {
  const [given] = Object.entries(files).filter(([, file]) => file !== undefined);
  if (given === undefined) return {};
  throw new Failure('input', 'certificates need TLS', {
    where: `--${given[0]}`,
    expected: 'an address with rediss://',
  });
}

const certificates = (files: TlsFiles): object =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [[name, contentOf(file, name)]])),
  );

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('input', 'cannot read the file', { where: `--${name} ${file}`, found: String(error) });
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
