import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_MAX_LENGTH } from '@jobapply/core/auth/constants'

const derive = promisify(argon2)
/** OWASP's minimum for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } satisfies Partial<Argon2Parameters>
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
/** Two at a time: other threads stay free for file and DNS access, and memory stays bounded. */
const AT_ONCE = 2
const COMMON_COUNT = 10_000

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${PREFIX}$${salt.toString('base64url')}$${(await digest(password, salt)).toString('base64url')}`
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split('$').slice(-2)
  const actual = await digest(password, Buffer.from(salt, 'base64url'))
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}

/** Whether the password matches. Without a hash it takes as long and returns false. */
export async function matchPassword(hash: string | undefined, password: string): Promise<boolean> {
  if (hash) return verifyPassword({ hash, password })
  await hashPassword(password)
  return false
}

type PasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_COMMON'

/** decisions, Access: characters as a person counts them, not bytes. */
export async function findPasswordFault(password: string, minLength: number): Promise<PasswordFault | undefined> {
  const length = [...password].length
  if (length < minLength) return 'PASSWORD_TOO_SHORT'
  if (length > PASSWORD_MAX_LENGTH) return 'PASSWORD_TOO_LONG'
  if ((await commonPasswords()).has(password.toLowerCase())) return 'PASSWORD_TOO_COMMON'
  return undefined
}

let common: Promise<ReadonlySet<string>> | undefined
/** Loaded on first use, because the list is large. */
function commonPasswords() {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, COMMON_COUNT)),
  )
  return common
}

async function digest(password: string, nonce: Buffer): Promise<Buffer> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await derive('argon2id', { ...COST, message: Buffer.from(password.normalize('NFC')), nonce })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
