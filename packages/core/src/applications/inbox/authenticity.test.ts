import { expect, test } from 'vitest'
import { isAuthentic } from './authenticity.ts'

const GMAIL = { provider: 'gmail', host: 'imap.gmail.com', address: 'ann@gmail.com' } as const
const OWN = { provider: 'other', host: 'imap.mill.example', address: 'ann@bakery.example' } as const
const DMARC = 'mx.google.com; dmarc=pass header.from=green-mill.example'

test('an email is authentic when the own mail server has seen DMARC pass, or a signature of the sender', () => {
  expect(isAuthentic([DMARC], 'green-mill.example', GMAIL)).toBe(true)
  expect(isAuthentic([DMARC], 'jobs.green-mill.example', GMAIL)).toBe(true)
  expect(isAuthentic(['mx.mill.example; dkim=pass header.d=green-mill.example'], 'green-mill.example', OWN)).toBe(true)
  expect(isAuthentic(['bakery.example; dkim=pass header.i=@green-mill.example'], 'green-mill.example', OWN)).toBe(true)
})

test.each([
  ['another server says so', ['mx.evil.example; dmarc=pass header.from=green-mill.example'], 'green-mill.example'],
  ['it is about another domain', ['mx.google.com; dkim=pass header.d=evil.example'], 'green-mill.example'],
  ['it did not pass', ['mx.google.com; dmarc=fail header.from=green-mill.example'], 'green-mill.example'],
  ['only the path passed', ['mx.google.com; spf=pass smtp.mailfrom=green-mill.example'], 'green-mill.example'],
  ['nobody is named as the sender', ['mx.google.com; dmarc=pass'], ''],
  ['it stands behind twenty others', [...Array(20).fill('mx.google.com; dmarc=none'), DMARC], 'green-mill.example'],
])('it is not when %s', (_, results, sender) => expect(isAuthentic(results, sender, GMAIL)).toBe(false))

test("under 'co.uk' a neighbour's server vouches for nobody", () => {
  const server = { provider: 'other', host: 'imap.harbour.co.uk', address: 'ann@harbour.co.uk' } as const
  const vouched = (by: string) => isAuthentic([`${by}; dmarc=pass header.from=northwind.example`], 'northwind.example', server)
  expect([vouched('mx.harbour.co.uk'), vouched('mx.evil.co.uk')]).toEqual([true, false])
})
