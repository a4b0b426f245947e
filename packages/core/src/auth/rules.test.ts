import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { workOf } from '#shared/work.testing'
import { DEFAULT_EMAIL_DOMAINS } from './constants.ts'
import {
  canonicalEmail,
  emailLabel,
  emailRefusal,
  emailRefusalTitle,
  endedAccessSentences,
  isAllowedEmail,
  isEmail,
  mailboxOf,
  tooManyAttempts,
  trialEnd,
} from './rules.ts'

const ANY = ['*']

describe('the allowed domains', () => {
  test('AUTH-008 any letter case of the domain is accepted', () => {
    for (const email of ['User@GMAIL.COM', 'user@Gmail.Com', 'USER@gmail.com'])
      expect(isAllowedEmail(email, DEFAULT_EMAIL_DOMAINS), email).toBe(true)
  })

  test('AUTH-051 the whole domain after the last @ is compared', () => {
    for (const email of ['a@evilgmail.com', 'a@mail.gmail.com', 'a@gmail.com.example.org', 'a@gmail.com@example.org'])
      expect(isAllowedEmail(email, DEFAULT_EMAIL_DOMAINS), email).toBe(false)
  })

  test('googlemail.com is Gmail, whichever of the two is allowed', () => {
    expect(isAllowedEmail('a@googlemail.com', ['gmail.com'])).toBe(true)
    expect(isAllowedEmail('a@gmail.com', ['googlemail.com'])).toBe(true)
    expect(isAllowedEmail('a@googlemail.com', ['example.org'])).toBe(false)
  })

  test('with * any address is accepted, but it has to be one', () => {
    expect(isAllowedEmail('ann@example.org', ANY)).toBe(true)
    expect(isAllowedEmail('ann@sub.example.museum', ANY)).toBe(true)
    for (const text of ['ann', 'ann@', '@example.org', 'ann@localhost', '*']) expect(isAllowedEmail(text, ANY), text).toBe(false)
  })

  // proves AUTH-018
  test.each([
    [['gmail.com'], 'Email (Only Gmail is accepted)', 'Please use a Gmail account to access JobApply AI', 'Gmail Required'],
    [
      ['gmail.com', 'googlemail.com'],
      'Email (Only Gmail is accepted)',
      'Please use a Gmail account to access JobApply AI',
      'Gmail Required',
    ],
    [
      ['acme.org'],
      'Email (Only acme.org is accepted)',
      'Please use a acme.org account to access JobApply AI',
      'acme.org Required',
    ],
    [
      ['acme.org', 'acme.com'],
      'Email (Only acme.org or acme.com is accepted)',
      'Please use a acme.org or acme.com account to access JobApply AI',
      'acme.org or acme.com Required',
    ],
    [['*'], 'Email', 'Please enter a valid email address.', 'Error'],
  ])('AUTH-018 labels and sentences name the allowed domains: %j', (domains, label, sentence, title) => {
    expect(emailLabel(domains)).toBe(label)
    expect(emailRefusal(domains)).toBe(sentence)
    expect(emailRefusalTitle(domains)).toBe(title)
  })
})

describe('one mailbox, one account', () => {
  // proves AUTH-054
  test.each([
    ['a.b@gmail.com', 'ab@gmail.com'],
    ['ab+x@gmail.com', 'ab@gmail.com'],
    ['A.B+x.y+z@GoogleMail.com', 'ab@gmail.com'],
    ['a.b.c.d@gmail.com', 'abcd@gmail.com'],
    [' ab@gmail.com ', 'ab@gmail.com'],
  ])('AUTH-054 %j is the Gmail account %j', (typed, account) => expect(canonicalEmail(typed)).toBe(account))

  // proves AUTH-056
  test.each([
    ['a.b@acme.org', 'a.b@acme.org'],
    ['ab+x@acme.org', 'ab+x@acme.org'],
    ['A.B@Acme.ORG', 'a.b@acme.org'],
    ['a.b@mail.gmail.com', 'a.b@mail.gmail.com'],
  ])('AUTH-056 elsewhere dots and +suffix count, only the letter case does not: %j is %j', (typed, account) =>
    expect(canonicalEmail(typed)).toBe(account),
  )

  const pieces = fc.string({ unit: fc.constantFrom(...'abZ09._+-'), minLength: 1, maxLength: 20 })
  const address = fc.tuple(pieces, fc.constantFrom('gmail.com', 'GoogleMail.com', 'acme.org')).map((parts) => parts.join('@'))

  test('an account has one spelling: making it canonical again changes nothing, and it is an address itself', () => {
    fc.assert(
      fc.property(address.filter(isEmail), (email) => {
        const once = canonicalEmail(email)
        expect(canonicalEmail(once)).toBe(once)
        expect(isEmail(once)).toBe(true)
        expect(isAllowedEmail(once, ['gmail.com'])).toBe(isAllowedEmail(email, ['gmail.com']))
      }),
    )
  })

  test('dots and a +suffix put anywhere into a Gmail name lead to the same account', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcxyz019'), minLength: 1, maxLength: 15 })
    fc.assert(
      fc.property(name, fc.infiniteStream(fc.boolean()), name, (plain, dots, suffix) => {
        const dotted = [...plain].reduce((text, letter) => text + (dots.next().value ? '.' : '') + letter)
        expect(canonicalEmail(`${dotted.toUpperCase()}+${suffix}@googlemail.com`)).toBe(`${plain}@gmail.com`)
      }),
    )
  })
})

describe('E8 hostile addresses', () => {
  const longest = 'a'.repeat(64)
  test.each([
    'user@gmail.com',
    'user.name+tag@gmail.com',
    'a@gmail.com',
    "o'neil@gmail.com",
    'x_y-z@gmail.com',
    '0@gmail.com',
    'a+b+c@gmail.com',
    'USER@GOOGLEMAIL.COM',
    `${longest}@gmail.com`,
  ])('%j is accepted', (email) => expect(isAllowedEmail(email, DEFAULT_EMAIL_DOMAINS)).toBe(true))

  test.each([
    '',
    ' ',
    '@',
    'a@',
    '@gmail.com',
    'gmail.com',
    'a@gmail',
    'a@com',
    'a@gmail.co',
    'a@gmail.comm',
    'a@evilgmail.com',
    'a@mail.gmail.com',
    'a@gmail.com.example.org',
    'a@gmail.com.',
    'a@.gmail.com',
    'a@gmail..com',
    'a@-gmail.com',
    'a@@gmail.com',
    'a@gmail.com@example.org',
    'a@example.org@gmail.com',
    '"a"@gmail.com',
    '"a@example.org"@gmail.com',
    '"a b"@gmail.com',
    'a(comment)@gmail.com',
    'a@gmail.com(comment)',
    'Ann <a@gmail.com>',
    '<a@gmail.com>',
    'a@gmail.com,b@gmail.com',
    'a@gmail.com;b@gmail.com',
    'a,b@gmail.com',
    'mailto:a@gmail.com',
    'a..b@gmail.com',
    '.a@gmail.com',
    'a.@gmail.com',
    'a b@gmail.com',
    ' a@gmail.com',
    'a@gmail.com ',
    'a\t@gmail.com',
    'a@gmail.com\n',
    'a\r\n@gmail.com',
    'a@gmail.com\r\nBcc: b@example.org',
    'a\0@gmail.com',
    'a@gmail.com\0',
    'a@gmail.com\0.example.org',
    'a@gma\u0131l.com',
    'a@\u0261mail.com',
    'a@gmail\u3002com',
    'a@gmail\uff0ecom',
    'a@\uff47mail.com',
    '\uff41@gmail.com',
    'a\u200b@gmail.com',
    'a\u202e@gmail.com',
    'a\uff20gmail.com',
    '\u212a@gmail.com',
    '\u017f@gmail.com',
    'é@gmail.com',
    'a@gmail%2ecom',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@gmail.com/x',
    'a@gmail.com?x=y',
    'a@gmail.com#x',
    'a@gmail.com:25',
    'a\\@gmail.com',
    '+@gmail.com',
    '+x@gmail.com',
    '+x.y@googlemail.com',
    `${longest}a@gmail.com`,
    `a@${'a'.repeat(250)}.com`,
  ])('%j is refused', (email) => expect(isAllowedEmail(email, DEFAULT_EMAIL_DOMAINS)).toBe(false))

  test('every accepted address has one @, plain characters and a length that mail servers accept', () => {
    const mess = fc.string({ unit: fc.constantFrom(...'abZ9.+-_\'"<>()[],;:\\ @\t\n\0\r%!/é\u200b\ud800'), maxLength: 12 })
    const text = fc.oneof(
      fc.tuple(mess, mess).map(([local, domain]) => `${local}@${domain}`),
      fc.tuple(mess, fc.constantFrom('gmail.com', 'acme.org', 'x.y.z')).map((parts) => parts.join('@')),
      fc.emailAddress(),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, (email) => {
        if (!isAllowedEmail(email, ANY)) return
        expect(email).toMatch(/^[!#-'*+\-/-9=?A-Z^-~]+(\.[!#-'*+\-/-9=?A-Z^-~]+)*@([A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*$/)
        expect(email.length).toBeLessThanOrEqual(254)
        expect(email.indexOf('@')).toBeLessThanOrEqual(64)
      }),
      { numRuns: 2000 },
    )
  })

  test('a very long text is checked quickly', async () => {
    const long = ['a.'.repeat(50_000), `${'a.'.repeat(50_000)}@gmail.com`, `a@${'a.'.repeat(50_000)}`, '@'.repeat(100_000)]
    const work = await workOf(() => expect(long.filter(isEmail)).toEqual([]))
    expect(work).toBeLessThan(1000)
  })
})

test('the trial ends four days after it began, to the millisecond', () =>
  expect(trialEnd(new Date('2026-02-27T10:00:00.123Z'))).toEqual(new Date('2026-03-03T10:00:00.123Z')))

test('the message says how long to wait', () =>
  expect(tooManyAttempts(42)).toBe('Too many attempts. Please try again in 42 seconds.'))

test('the message about ended access says what was revoked and what still works', () => {
  expect(endedAccessSentences({ revokedDevices: 0, keptKeys: 0 })).toEqual([])
  expect(endedAccessSentences({ revokedDevices: 1, keptKeys: 1 })).toEqual([
    'One paired browser was revoked. Pair it again on the extension page.',
    "Your API key still works. Revoke it in your settings if you don't trust it any more.",
  ])
  expect(endedAccessSentences({ revokedDevices: 3, keptKeys: 2 })).toEqual([
    '3 paired browsers were revoked. Pair them again on the extension page.',
    'Your 2 API keys still work. In your settings, revoke any you no longer trust.',
  ])
})

test('a mailbox is counted once, with and without labels behind a plus sign', () => {
  for (const email of ['ann@example.org', 'Ann+1@Example.org', 'ann+jobs+2@example.org'])
    expect(mailboxOf(email), email).toBe('ann@example.org')
  for (const email of ['a.nn@gmail.com', 'ann+x@googlemail.com']) expect(mailboxOf(email), email).toBe('ann@gmail.com')
  expect(mailboxOf('a.nn@example.org')).toBe('a.nn@example.org')
  expect(mailboxOf('+ann@example.org')).toBe('+ann@example.org')
})
