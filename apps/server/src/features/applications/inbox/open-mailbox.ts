import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { MAX_PART_BYTES, MAX_SERVER_WORDS, type MailPort } from '@jobapply/core/applications/inbox/constants'
import type { ImapFlow, ImapFlowOptions } from 'imapflow'
import { isPublicAddress } from '#features/jobs/fetching/public-address'
import type { Settings } from '#platform/env'
import { MailboxError } from './mailbox-error.ts'
import type { Credentials } from './secret.ts'

type Address = { host: string; port: MailPort; address: string } & Credentials
type Rules = Pick<Settings, 'MAIL_ALLOW_PRIVATE_HOSTS' | 'LOCAL_MAIL_SERVER'>

const CONNECT_MS = 15_000
const SILENCE_MS = 30_000
/** A reading that takes longer goes on ten minutes later where it stopped. */
export const LONGEST_SESSION_MS = 240_000
/** Above the largest part that we ask for, and above the heads of one fetch. */
const MAX_LITERAL = 2 * MAX_PART_BYTES
const MAX_RESPONSE = 8 * 1024 * 1024

/** Resolves the name once and checks every address of it, so that the connection goes to a checked one. */
async function addressOf(host: string, rules: Rules): Promise<string> {
  const name = host.replace(/^\[|\]$/g, '')
  const found = isIP(name) ? [name] : (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)
  const [first] = found
  if (!first) throw new MailboxError('unreachable')
  if (rules.MAIL_ALLOW_PRIVATE_HOSTS !== 'on' && !found.every(isPublicAddress)) throw new MailboxError('host')
  return first
}

async function optionsFor({ host, port, address, secret, accessToken }: Address, rules: Rules): Promise<ImapFlowOptions> {
  const common = {
    auth: accessToken ? { user: address, accessToken } : { user: address, pass: secret },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    ...{ maxLiteralSize: MAX_LITERAL, maxLineLength: MAX_RESPONSE, maxResponseSize: MAX_RESPONSE },
  } as const
  if (rules.LOCAL_MAIL_SERVER) {
    const local = new URL(rules.LOCAL_MAIL_SERVER)
    return { ...common, host: local.hostname, port: Number(local.port), secure: false, doSTARTTLS: port === '143' }
  }
  const bound = await addressOf(host, rules)
  const servername = isIP(host) ? undefined : host
  const tls = { minVersion: 'TLSv1.2', ...(servername && { servername }) } as const
  const secure = port === '993'
  // Nothing is sent before the connection is encrypted: without STARTTLS it fails.
  return {
    ...common,
    host: bound,
    port: Number(port),
    secure,
    ...(secure ? {} : { doSTARTTLS: true }),
    tls,
    ...(servername && { servername }),
  }
}

/** Says how much the next commands may bring; a server that sends more is cut off. */
export type Expect = (bytes: number) => void
const SMALL = 1024 * 1024
/** How long a connection may last and be silent, and how often what came is counted. */
type Limits = { sessionMs: number; silenceMs: number; lookedAtMs: number; maxIdleTime?: number }
const READING: Limits = { sessionMs: LONGEST_SESSION_MS, silenceMs: SILENCE_MS, lookedAtMs: 100 }

/** Signs in, hands the connection to `use` and closes it. Fails with a MailboxError. */
export async function withMailbox<T>(
  address: Address,
  rules: Rules,
  use: (client: ImapFlow, expect: Expect) => Promise<T>,
  { sessionMs, silenceMs, lookedAtMs, maxIdleTime }: Limits = READING,
): Promise<T> {
  const common = await optionsFor(address, rules)
  const options = { ...common, socketTimeout: silenceMs, ...(maxIdleTime && { maxIdleTime }) }
  // Loaded on first use: most servers start without a connected mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow(options)
  let broken: unknown
  client.on('error', (error) => {
    broken ??= error
  })
  const clock = setTimeout(() => client.close(), sessionMs)
  let most = SMALL
  let isFlooded = false
  const watch = setInterval(() => {
    if (client.stats().received <= most) return
    isFlooded = true
    client.close()
  }, lookedAtMs)
  const expect = (bytes: number) => {
    most = client.stats().received + bytes
  }
  try {
    await client.connect()
    return await use(client, expect)
  } catch (error) {
    if (isFlooded) throw new MailboxError('odd')
    throw error instanceof MailboxError ? error : describe(broken ?? error, client)
  } finally {
    clearTimeout(clock)
    clearInterval(watch)
    client.close()
  }
}

type ImapError = {
  code?: string
  authenticationFailed?: boolean
  tlsFailed?: boolean
  responseText?: string
  responseStatus?: string
}
const TLS_CODES = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'GREEETING_TIMEOUT',
  'NoConnection',
  'ETIMEOUT',
  'UPGRADE_TIMEOUT',
])

function describe(error: unknown, { greeting }: { greeting?: unknown }): MailboxError {
  const { code = '', authenticationFailed, tlsFailed, responseText = '' } = (error ?? {}) as ImapError
  const words = greeting ? wordsOf(responseText) : ''
  if (tlsFailed || TLS_CODES.test(code)) return new MailboxError('tls')
  if (authenticationFailed) return new MailboxError('refused', words)
  if (NETWORK_CODES.has(code)) return new MailboxError('unreachable')
  return new MailboxError(greeting ? 'odd' : 'unreachable', words)
}

/** One short line of what the server said. */
const wordsOf = (text: string) =>
  text
    .slice(0, 1_000)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SERVER_WORDS)
    .toWellFormed()
