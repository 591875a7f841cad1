import { Failure } from '../../src/base/errors.ts';
import type { RedisConnection } from './connection.ts';
import { PROGRAM } from '../../src/base/files/installation.ts';

/** What is wrong between us and Redis, by what it or the network says, and what to try. */
interface Trouble {
  readonly pattern: RegExp;
  readonly what: string;
  readonly hint: string;
}

const SAY_WHO = 'user and password belong in FIELDWRIGHT_REDIS_USER and FIELDWRIGHT_REDIS_PASSWORD, or in the address';

const TROUBLES: readonly Trouble[] = [
  { pattern: /WRONGPASS|invalid (username-)?password|without any password configured/i, ...wrong('user or password') },
  { pattern: /NOAUTH/, what: 'Redis wants a password', hint: SAY_WHO },
  {
    pattern: /NOPERM/,
    what: 'Redis does not allow this user what the fleet needs',
    hint: 'docs/FLEET.md has the rule of the ACL (A queue)',
  },
  {
    pattern: /DB index is out of range/,
    what: 'Redis has no database of this number',
    hint: 'the number at the end of the address; most have 0 to 15, and without one it is 0',
  },
  {
    pattern: /MISCONF|OOM command not allowed/,
    what: 'Redis takes nothing new at the moment',
    hint: 'its disk or memory is full; what it has is not lost, and workers go on when there is room',
  },
  {
    pattern: /self[- ]signed certificate|unable to (get|verify)|DEPTH_ZERO|issuer certificate/i,
    what: 'the certificate of Redis is not signed by an authority that is trusted here',
    hint: '--ca names the certificate of the authority that signed it',
  },
  {
    pattern: /Hostname\/IP does not match/,
    what: 'the certificate of Redis is for another host',
    hint: 'use the name that the certificate has, or make one with this name (subjectAltName)',
  },
  {
    pattern: /certificate has expired|not yet valid/,
    what: 'the certificate of Redis is out of date',
    hint: 'renew it',
  },
  {
    pattern: /alert (certificate required|unknown ca|bad certificate)|key values mismatch|PEM/i,
    what: 'the certificate of this side is refused',
    hint: '--cert and --key name files in PEM that belong together, signed by an authority that Redis trusts',
  },
];

/** What Node calls errors of the network. */
const NETWORK =
  /ECONN[A-Z]+|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|EPIPE|ERR_SSL|Connection is closed|Command timed out/;

/** A failure `input` for an error of Redis or on the way to it; null for any other error. */
export function redisFailure(error: unknown, redis: RedisConnection): Failure | null {
  if (!(error instanceof Error)) return null;
  const text = `${error.message} ${'code' in error ? String(error.code) : ''}`;
  const where = `${redis.host}:${redis.port}`;
  const trouble = TROUBLES.find(({ pattern }) => pattern.test(text));
  if (trouble !== undefined)
    return new Failure('input', trouble.what, { where, found: error.message, hint: trouble.hint });
  if (error.name === 'ReplyError')
    return new Failure('input', 'Redis refuses a command', {
      where,
      found: error.message,
      hint: 'Redis 6.2 or newer?',
    });
  if (error.name !== 'MaxRetriesPerRequestError' && !NETWORK.test(text)) return null;
  return new Failure('input', 'Redis does not answer', { where, found: error.message, hint: silenceHint(text, redis) });
}

/** Whether waiting may help: Redis is not there yet, rather than refusing us. */
export const mayPass = ({ message }: Failure): boolean => message === 'Redis does not answer';

function silenceHint(text: string, { tls }: RedisConnection): string {
  const place = `--redis or FIELDWRIGHT_REDIS says where it is (${PROGRAM} fleet --help)`;
  if (/ECONNREFUSED/.test(text))
    return `start it (\`redis-server\`; Debian and Ubuntu: sudo apt-get install -y redis-server); ${place}`;
  if (!/ECONNRESET|ETIMEDOUT|EPROTO|Connection is closed/.test(text)) return place;
  return tls === undefined
    ? `an address with TLS begins with rediss://; ${place}`
    : `one without TLS begins with redis://; if it asks for a certificate, --cert and --key name it; ${place}`;
}

function wrong(what: string): Omit<Trouble, 'pattern'> {
  return { what: `Redis does not know this ${what}`, hint: SAY_WHO };
}
