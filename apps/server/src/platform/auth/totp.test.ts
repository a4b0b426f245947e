import { describe, expect, test } from 'vitest'
import { codeOf, findStep, stepAt, toBase32, totpAddress } from './totp.ts'

const KEY = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of authenticator apps', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238, appendix B, after %i seconds', (seconds, code) => {
    expect(codeOf(KEY, stepAt(at(seconds)))).toBe(code)
  })

  test('one step before and one after count, two do not, and none up to the last used one', () => {
    const step = stepAt(at(1000))
    const found = [-2, -1, 0, 1, 2].map((drift) => findStep(KEY, codeOf(KEY, step + drift), at(1000), 0))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(findStep(KEY, codeOf(KEY, step), at(1000), step)).toBeUndefined()
    expect(findStep(KEY, codeOf(KEY, step + 1), at(1000), step)).toBe(step + 1)
    for (const typed of ['', '28708', '2870822', 'abcdef']) expect(findStep(KEY, typed, at(59), 0)).toBeUndefined()
  })

  test('the key is written in base32, and its address names product and person', () => {
    expect(toBase32(KEY)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(['f', 'fo', 'foo', 'foob', 'fooba'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
    ])
    const address = new URL(totpAddress(KEY, 'JobApply AI', 'ann+x@gmail.com'))
    expect([address.host, decodeURIComponent(address.pathname)]).toEqual(['totp', '/JobApply AI:ann+x@gmail.com'])
    expect(address.search).toContain('issuer=JobApply%20AI')
    expect(address.searchParams.get('secret')).toBe(toBase32(KEY))
  })
})
