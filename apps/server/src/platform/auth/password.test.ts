import { argon2Sync } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test, vi } from 'vitest'
import { findPasswordFault, hashPassword, verifyPassword } from './password.ts'

const faultOf = (password: string, minLength = 6) => findPasswordFault(password, minLength)
/** Not a common one, of any length. */
const ofLength = (length: number) => 'zq7 Ünder#'.repeat(20).slice(0, length)

describe('E10 which passwords are accepted', () => {
  test.each([
    [0, 'PASSWORD_TOO_SHORT'],
    [5, 'PASSWORD_TOO_SHORT'],
    [6, undefined],
    [7, undefined],
    [8, undefined],
    [64, undefined],
    [72, undefined],
    [73, undefined],
    [128, undefined],
    [129, 'PASSWORD_TOO_LONG'],
    [1000, 'PASSWORD_TOO_LONG'],
  ])('%i characters: %s', async (length, fault) => expect(await faultOf(ofLength(length).padEnd(length, 'x'))).toBe(fault))

  test('a character is what a person counts, not a byte', async () => {
    expect(await faultOf('🐟🐠🐡🦈🐙')).toBe('PASSWORD_TOO_SHORT')
    expect(await faultOf('🐟🐠🐡🦈🐙🦀')).toBeUndefined()
    expect(await faultOf('é'.repeat(128))).toBeUndefined()
    expect(await faultOf('🐟'.repeat(128))).toBeUndefined()
    expect(await faultOf('🐟'.repeat(129))).toBe('PASSWORD_TOO_LONG')
  })

  test('no kind of character is asked for, and none is refused', async () => {
    for (const password of [
      'abcxyz qrs',
      '      x',
      ' leading',
      'trailing ',
      'nul\0inside',
      '"; drop table users',
      '漢字かな交じり',
    ])
      expect(await faultOf(password), password).toBeUndefined()
  })

  test('a longer minimum length is enforced', async () => {
    expect(await faultOf(ofLength(9), 10)).toBe('PASSWORD_TOO_SHORT')
    expect(await faultOf(ofLength(10), 10)).toBeUndefined()
  })

  test('the 3000 most common passwords that are long enough are refused, in any letter case', async () => {
    const common = dictionary['passwords-common'].filter((each) => each.length >= 6).slice(0, 3000)
    expect(common).toHaveLength(3000)
    expect(common).toEqual(expect.arrayContaining(['123456', 'password', 'qwerty', 'iloveyou']))
    for (const password of common) {
      expect(await faultOf(password), password).toBe('PASSWORD_TOO_COMMON')
      expect(await faultOf(password.toUpperCase()), password).toBe('PASSWORD_TOO_COMMON')
    }
  })
})

describe('the stored hash', () => {
  test('is made at the cost that it names', async () => {
    vi.stubGlobal('hashesAreQuick', false)
    const [, , , , salt = '', digest] = (await hashPassword('a quiet harbour')).split('$')
    const [message, nonce] = [Buffer.from('a quiet harbour'), Buffer.from(salt, 'base64url')]
    const of = (memory: number) => argon2Sync('argon2id', { message, nonce, memory, passes: 2, parallelism: 1, tagLength: 32 })
    expect(digest).toBe(of(19_456).toString('base64url'))
    expect(digest).not.toBe(of(64).toString('base64url'))
  })

  test("E9: argon2id with at least OWASP's least cost, a salt of 16 bytes and 32 bytes of result", async () => {
    const [, kind, version, cost = '', salt = '', digest = ''] = (await hashPassword('a quiet harbour')).split('$')
    expect([kind, version]).toEqual(['argon2id', 'v=19'])
    const { m, t, p } = Object.fromEntries(cost.split(',').map((part) => part.split('='))) as Record<string, string>
    expect(Number(m)).toBeGreaterThanOrEqual(19_456)
    expect(Number(t)).toBeGreaterThanOrEqual(2)
    expect(Number(p)).toBe(1)
    expect(Buffer.from(salt, 'base64url')).toHaveLength(16)
    expect(Buffer.from(digest, 'base64url')).toHaveLength(32)
  })

  test('the same password has another hash each time, and both fit', async () => {
    const [one, two] = await Promise.all([hashPassword('a quiet harbour'), hashPassword('a quiet harbour')])
    expect(one).not.toBe(two)
    for (const hash of [one, two]) expect(await verifyPassword({ hash, password: 'a quiet harbour' })).toBe(true)
  })

  // Where others cut, trim, fold or stop: bcrypt at 72 bytes, C strings at NUL, databases at letter case and spaces.
  const alike: [string, string][] = [
    [ofLength(72), ofLength(73)],
    [ofLength(127), ofLength(128)],
    ['nul\0inside', 'nul'],
    ['nul\0inside', 'nul\0outside'],
    [' leading', 'leading'],
    ['trailing ', 'trailing'],
    ['two  spaces', 'two spaces'],
    ['tab\tinside', 'tab inside'],
    ['Letter Case', 'letter case'],
    ['strasse', 'straße'],
    ['ﬁshing', 'fishing'],
    ['ｆｕｌｌ width', 'full width'],
    ['résumé', 'resume'],
    ['zero\u200bwidth', 'zerowidth'],
    ['🐟🐠🐡🦈🐙🦀', '🐟🐠🐡🦈🐙🐢'],
    ['а lookalike', 'a lookalike'],
  ]
  test.each(alike)('%j and %j are two passwords', async (one, two) => {
    const hash = await hashPassword(one)
    expect(await verifyPassword({ hash, password: one })).toBe(true)
    expect(await verifyPassword({ hash, password: two })).toBe(false)
    expect(await verifyPassword({ hash: await hashPassword(two), password: one })).toBe(false)
  })

  test('a letter with its accent is the same on every keyboard', async () => {
    const hash = await hashPassword('r\u00e9sum\u00e9')
    expect(await verifyPassword({ hash, password: 're\u0301sume\u0301' })).toBe(true)
  })

  test('a hash that is broken or empty fits nothing', async () => {
    for (const hash of ['', '$', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$', 'plain text'])
      expect(await verifyPassword({ hash, password: '' }).catch(() => false), hash).toBe(false)
  })
})
