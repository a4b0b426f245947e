import { describe, expect, test } from 'vitest'
import { createKnownBrowsers } from './known-browser.ts'

const browsers = createKnownBrowsers('secret', false)
const sending = (...cookies: string[]) => new Headers({ cookie: cookies.join('; ') })
const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? ''
const marked = (account: string, before = new Headers()) => cookieOf(browsers.remember(before, account))

describe('AUTH-062 a browser that has signed in before is known', () => {
  test('for its account, and for no other', () => {
    const headers = sending('other=1', marked('ann@gmail.com'), 'more=2')
    expect(browsers.find(headers, 'ann@gmail.com')).toMatch(/^[\w-]{22}$/)
    expect(browsers.find(headers, 'bob@gmail.com')).toBeUndefined()
    expect(browsers.find(new Headers(), 'ann@gmail.com')).toBeUndefined()
  })

  test('every browser has a mark of its own', () => {
    const [one, two] = [sending(marked('ann@gmail.com')), sending(marked('ann@gmail.com'))]
    expect(browsers.find(one, 'ann@gmail.com')).not.toBe(browsers.find(two, 'ann@gmail.com'))
  })

  test('five people may share a browser; the one that was away longest is forgotten', () => {
    let headers = new Headers()
    const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@gmail.com`)
    for (const account of people) headers = sending(marked(account, headers))
    expect(people.map((account) => browsers.find(headers, account) !== undefined)).toEqual([false, true, true, true, true, true])
  })
})

describe('a stranger cannot make a mark', () => {
  const real = marked('ann@gmail.com')
  const [name = '', value = ''] = real.split('=')
  const [mark = '', signature = ''] = value.split('.')

  test.each([
    ['nothing', ''],
    ['a mark without its signature', mark],
    ['an empty signature', `${mark}.`],
    ['another mark with this signature', `${'A'.repeat(22)}.${signature}`],
    ['a shorter signature', `${mark}.${signature.slice(0, -1)}`],
    ['a longer signature', `${mark}.${signature}A`],
    ['separators only', '~~..~'],
  ])('%s', (_, forged) => expect(browsers.find(sending(`${name}=${forged}`), 'ann@gmail.com')).toBeUndefined())

  test('nor carry one over from another installation', () =>
    expect(createKnownBrowsers('another secret', false).find(sending(real), 'ann@gmail.com')).toBeUndefined())
})

test('the cookie is closed to scripts and other sites; over https it is Secure and bound to the host', () => {
  expect(browsers.remember(new Headers(), 'ann@gmail.com')).toMatch(
    /^jobapply\.known=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )
  expect(createKnownBrowsers('secret', true).remember(new Headers(), 'ann@gmail.com')).toMatch(
    /^__Host-jobapply\.known=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
  )
})
