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

test('a result that the email brought along does not count below that of the own server', () => {
  const forged = 'mx.google.com; dmarc=pass header.from=green-mill.example; dkim=pass header.d=green-mill.example'
  const isTrusted = (...results: string[]) => isAuthentic(results, 'green-mill.example', GMAIL)
  expect(isTrusted('mx.google.com; dmarc=fail header.from=green-mill.example', forged)).toBe(false)
  expect(isTrusted('mx.google.com; dkim=none; dmarc=none header.from=green-mill.example', forged)).toBe(false)
  // Some servers write one header for each method.
  expect(isTrusted('mx.google.com; spf=pass', DMARC)).toBe(true)
})

const OUTLOOK = { provider: 'outlook', host: 'outlook.office365.com', address: 'ann@outlook.com' } as const
const MICROSOFT =
  'spf=pass (sender IP is 192.0.2.7) smtp.mailfrom=green-mill.example; dkim=pass (signature was verified) header.d=green-mill.example;dmarc=pass action=none header.from=green-mill.example;compauth=pass reason=100'

test("Microsoft's own results, which name no server, vouch for a genuine sender", () => {
  expect(isAuthentic([MICROSOFT], 'green-mill.example', OUTLOOK)).toBe(true)
  expect(isAuthentic([MICROSOFT, 'mx.relay.example; dkim=pass header.d=relay.example'], 'green-mill.example', OUTLOOK)).toBe(true)
  expect(isAuthentic([`protection.outlook.com; ${MICROSOFT}`], 'green-mill.example', OUTLOOK)).toBe(true)
})

test.each([
  ['for another sender', [MICROSOFT], 'evil.example', OUTLOOK],
  [
    'where Microsoft doubts it',
    [MICROSOFT.replace('compauth=pass reason=100', 'compauth=fail reason=001')],
    'green-mill.example',
    OUTLOOK,
  ],
  ['where Microsoft only waves it through', [MICROSOFT.replace('reason=100', 'reason=703')], 'green-mill.example', OUTLOOK],
  ['without a verdict of Microsoft', [MICROSOFT.replace(';compauth=pass reason=100', '')], 'green-mill.example', OUTLOOK],
  [
    'below another header',
    ['spf=none; dkim=none; dmarc=fail; compauth=fail reason=000', MICROSOFT],
    'green-mill.example',
    OUTLOOK,
  ],
  ['below a header of another server', ['mx.evil.example; dmarc=pass', MICROSOFT], 'green-mill.example', OUTLOOK],
  ['beside a header with its name', ['protection.outlook.com; dmarc=fail', MICROSOFT], 'green-mill.example', OUTLOOK],
  ['in a mailbox of another provider', [MICROSOFT], 'green-mill.example', GMAIL],
  ['in a mailbox of another server', [MICROSOFT], 'green-mill.example', OWN],
] as const)('results without a server vouch for nobody %s', (_, results, sender, server) =>
  expect(isAuthentic([...results], sender, server)).toBe(false),
)
