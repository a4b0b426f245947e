import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'

const VERSION = 1
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const HEAD_LENGTH = 1 + NONCE_LENGTH
/** Sealed without a pause: about a millisecond. */
const STEP = 1024 * 1024

export type Seal = {
  /** `place` is where the sealed bytes are stored: bytes that were moved elsewhere do not open. */
  seal(plain: Buffer | string, place?: string): Buffer
  /** The same in steps, between which others are answered: ten megabytes at once would hold them up. */
  sealInSteps(plain: Buffer, place?: string): Promise<Buffer>
  /** Throws when the bytes were changed, or sealed with another secret or for another purpose or place. */
  open(sealed: Buffer, place?: string): Buffer
}

/** A separate key for each purpose, derived from the installation's secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  if (!secret || !purpose) throw new Error('A key needs a secret and a purpose')
  return Buffer.from(hkdfSync('sha256', secret, 'jobapply-ai', purpose, 32))
}

/** The keys of one secret, each derived once. */
export function createKeys(secret: string) {
  const keys = new Map<string, Buffer>()
  return (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose)
    keys.set(purpose, key)
    return key
  }
}

/** AES-256-GCM. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = deriveKey(secret, purpose)
  const extra = (version: number, place: string) => Buffer.concat([Buffer.of(version), Buffer.from(place)])
  const begin = (nonce: Buffer, place: string) =>
    createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH }).setAAD(extra(VERSION, place))

  return {
    async sealInSteps(plain, place = '') {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = begin(nonce, place)
      const sealed = Buffer.allocUnsafeSlow(HEAD_LENGTH + plain.length + TAG_LENGTH)
      sealed[0] = VERSION
      nonce.copy(sealed, 1)
      for (let from = 0; from < plain.length; from += STEP) {
        if (from > 0) await pause()
        cipher.update(plain.subarray(from, from + STEP)).copy(sealed, HEAD_LENGTH + from)
      }
      cipher.final()
      cipher.getAuthTag().copy(sealed, HEAD_LENGTH + plain.length)
      return sealed
    },
    seal(plain, place = '') {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = begin(nonce, place)
      const sealed = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
      const end = cipher.final()
      return Buffer.concat([Buffer.of(VERSION), nonce, sealed, end, cipher.getAuthTag()])
    },
    open(sealed, place = '') {
      if (sealed.length < HEAD_LENGTH + TAG_LENGTH || sealed[0] !== VERSION) throw new Error('These bytes were not sealed here')
      const nonce = sealed.subarray(1, HEAD_LENGTH)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH }).setAAD(extra(VERSION, place))
      decipher.setAuthTag(sealed.subarray(-TAG_LENGTH))
      return Buffer.concat([decipher.update(sealed.subarray(HEAD_LENGTH, -TAG_LENGTH)), decipher.final()])
    },
  }
}
