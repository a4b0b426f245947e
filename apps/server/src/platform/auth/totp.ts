import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app supports: SHA-1, 6 digits, steps of 30 seconds. */
const STEP_MS = 30_000
const DIGITS = 6
const KEY_BYTES = 20
/** Clocks of phones differ: the step before and the one after count, too. */
const DRIFT = [-1, 0, 1]
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const makeTotpKey = () => randomBytes(KEY_BYTES)

export const stepAt = (time: Date) => Math.floor(time.getTime() / STEP_MS)

/** RFC 4226: the code of one step. */
export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step after `lastStep` whose code this is; undefined: none. Every step is compared, whichever fits. */
export function findStep(key: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  const given = Buffer.from(code)
  let found: number | undefined
  for (const drift of DRIFT) {
    const step = stepAt(now) + drift
    const right = Buffer.from(codeOf(key, step))
    const isSame = right.length === given.length && timingSafeEqual(right, given)
    if (isSame && step > lastStep) found = step
  }
  return found
}

/** RFC 4648 without padding, as authenticator apps take it. */
export function toBase32(bytes: Buffer): string {
  let text = ''
  let [value, bits] = [0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + BASE32[(value << (5 - bits)) & 31] : text
}

/** What the QR code holds: apps show issuer and account beside the code. */
export function totpAddress(key: Buffer, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: toBase32(key), issuer, algorithm: 'SHA1', digits: `${DIGITS}`, period: '30' })
  // Not every app reads a plus sign as a space.
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll('+', '%20')}`
}
