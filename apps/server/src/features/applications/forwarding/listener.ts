import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import {
  INBOUND_PACE,
  MAX_INBOUND_BYTES,
  MAX_INBOUND_CLIENTS,
  MAX_INBOUND_RECEIVERS,
} from '@jobapply/core/applications/forwarding/constants'
import { isBlocked } from '#platform/auth/store'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { receiveMail } from './receive.ts'
import { findReceiver } from './store.ts'

const SILENCE_MS = 60_000
const CLOSE_MS = 2_000

type Receiver = { userId: string; mailbox: string }
const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const UNKNOWN = () => refusal(550, '5.1.1 No such address here')
const LATER = () => refusal(451, '4.3.0 Try again later')

/** Takes emails for private addresses of our own domain and for nobody else, from the operator's mail server. Off without a domain. */
export async function listenForMail(platform: Platform): Promise<() => Promise<void>> {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_HOST: host, INBOUND_MAIL_PORT: port } = platform.settings
  if (!domain) return async () => {}
  // Loaded on first use: most installations take no emails.
  const { SMTPServer } = await import('smtp-server')
  const isLmtp = platform.settings.INBOUND_MAIL_PROTOCOL === 'lmtp'

  async function admit(address: string, others: number): Promise<void> {
    const at = address.lastIndexOf('@')
    if (address.slice(at + 1).toLowerCase() !== domain) throw refusal(550, '5.7.1 We do not relay')
    if (others >= MAX_INBOUND_RECEIVERS) throw refusal(452, '4.5.3 Too many recipients')
    const userId = await findReceiver(platform.database.system, address.slice(0, at))
    if (!userId || (await isBlocked(platform.database.system, userId))) throw UNKNOWN()
    if ((await platform.limits.take(`forwarded email person ${userId}`, INBOUND_PACE)) > 0)
      throw refusal(452, '4.2.1 Too many emails for this address, try again later')
  }

  /** One answer a receiver. An email that was kept and is sent again is known by its key. */
  async function deliver(addresses: readonly string[], bytes: Buffer): Promise<(string | Error)[]> {
    const answers: (string | Error)[] = []
    for (const address of addresses) answers.push(await deliverTo(address, bytes))
    return answers
  }
  async function deliverTo(address: string, bytes: Buffer): Promise<string | Error> {
    try {
      const mailbox = address.slice(0, address.lastIndexOf('@')).toLowerCase()
      const userId = await findReceiver(platform.database.system, mailbox)
      if (!userId) return UNKNOWN()
      await receiveMail(platform, { userId, mailbox } satisfies Receiver, bytes)
      return '2.0.0 Taken'
    } catch (error) {
      log.error('forwarded email not read', error)
      return LATER()
    }
  }

  const server = new SMTPServer({
    ...{ name: domain, banner: 'ready', lmtp: isLmtp, authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] },
    ...{ size: MAX_INBOUND_BYTES, rejectOversized: true, maxClients: MAX_INBOUND_CLIENTS, disableReverseLookup: true },
    ...{ socketTimeout: SILENCE_MS, closeTimeout: CLOSE_MS, logger: false },
    onRcptTo({ address }, { envelope }, done) {
      admit(address, envelope.rcptTo.length).then(
        () => done(),
        (error) => done('responseCode' in error ? error : LATER()),
      )
    },
    onData(stream, { envelope }, done) {
      const addresses = envelope.rcptTo.map(({ address }) => address)
      readWhole(stream)
        .then(async (bytes) => {
          // What is too large was read away, and the server itself refuses it.
          if (!bytes) return done(refusal(552, '5.3.4 Too large'))
          const answers = await deliver(addresses, bytes)
          if (isLmtp) return done(null, answers as never)
          const failed = answers.find((answer) => answer instanceof Error)
          return failed instanceof Error ? done(failed) : done()
        })
        .catch(() => done(LATER()))
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening, failed) => {
    server.server.once('error', failed)
    server.listen(port, host, () => listening())
  })
  const { port: bound } = server.server.address() as AddressInfo
  log.info('takes forwarded emails', { port: bound })
  return () => new Promise((closed) => server.close(() => closed()))
}

/** The whole email; undefined: it is larger than we take. No more than that is ever held. */
async function readWhole(stream: Readable): Promise<Buffer | undefined> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= MAX_INBOUND_BYTES) pieces.push(piece)
    else pieces.length = 0
  }
  return size <= MAX_INBOUND_BYTES ? Buffer.concat(pieces) : undefined
}
