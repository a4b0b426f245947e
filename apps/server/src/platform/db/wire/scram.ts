import { createHash, createHmac, pbkdf2 } from 'node:crypto'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const SHA256 = 'sha256'
const HASH_BYTES = 32
const derive = promisify(pbkdf2)

/** What pg asks of its own helpers when a connection proves that it knows the password. */
type Helpers = {
  sha256(text: Uint8Array): Promise<Uint8Array>
  hmacSha256(key: Uint8Array, text: string): Promise<Uint8Array>
  deriveKey(password: string, salt: Uint8Array, iterations: number): Promise<Uint8Array>
}

/**
 * pg computes the proof of a password with Web Crypto, which Node loads for it alone: a twentieth of a start, and more for every
 * connection. The same by Node's own functions.
 */
export function proveByNode() {
  const helpers: Helpers = createRequire(import.meta.url)('pg/lib/crypto/utils.js')
  helpers.sha256 = async (text) => createHash(SHA256).update(text).digest()
  helpers.hmacSha256 = async (key, text) => createHmac(SHA256, key).update(text).digest()
  helpers.deriveKey = (password, salt, iterations) => derive(password, salt, iterations, HASH_BYTES, SHA256)
}
