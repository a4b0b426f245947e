import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const NONCE_LENGTH = 12
const TAG_LENGTH = 16
const HEAD_LENGTH = 1 + NONCE_LENGTH

export type Seal = {
  /** `place` is where the sealed bytes are stored: bytes that were moved elsewhere do not open. */
  seal(plain: Buffer | string, place?: string): Buffer
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

  return {
    seal(plain, place = '') {
      const nonce = randomBytes(NONCE_LENGTH)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH }).setAAD(extra(VERSION, place))
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
