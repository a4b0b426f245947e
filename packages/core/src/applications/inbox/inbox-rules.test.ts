import { describe, expect, test } from 'vitest'
import { isAuthentic } from './authenticity.ts'
import { indexConcerns, mayConcern } from './concern.ts'
import { chooseParts, isPasswordless, type MailPart, nextReading, providerOf, readingSince, takeArrival } from './rules.ts'

const NOW = new Date('2026-11-17T10:00:00Z')
const KNOWN = [
  { company: 'Northwind Labs GmbH', job_title: 'Backend Engineer', appliedAt: new Date('2026-11-10T09:00:00Z') },
  { company: 'IBM', job_title: 'Data Analyst', appliedAt: null },
]

describe('which emails may concern an application', () => {
  const index = indexConcerns(KNOWN, new Set(['thread-1']))
  const may = (from: string, subject: string, sentAt: string | null = null, references: string[] = []) =>
    mayConcern({ from, subject, sentAt: sentAt ? new Date(sentAt) : null, references }, index)

  test('the company in the sender, in its domain or in the subject, the title, or a known thread', () => {
    expect(may('Sara <sara@mail.northwindlabs.example>', 'Hello')).toBe(true)
    expect(may('Northwind Labs <no-reply@hire.example>', 'Hello')).toBe(true)
    expect(may('Eva <eva@agency.example>', 'Your application at Northwind Labs')).toBe(true)
    expect(may('Eva <eva@agency.example>', 'Re: Backend Engineer')).toBe(true)
    expect(may('Eva <eva@agency.example>', 'Re: hello', null, ['thread-1'])).toBe(true)
  })

  test("whoever writes of the reader's application, perhaps for a job that was never recorded, but no board", () => {
    expect(may('Mill <jobs@mill.example>', 'Your application as a baker')).toBe(true)
    expect(may('LinkedIn <jobs@linkedin.com>', 'Your application was viewed')).toBe(false)
    expect(may('Bank <service@bank.example>', 'Your loan application')).toBe(false)
  })

  test('nobody else: family, shops, newsletters of boards, and names that only begin alike', () => {
    expect(may('Mum <mum@gmail.com>', 'Dinner')).toBe(false)
    expect(may('Shop <news@shop.example>', 'Your order from the north')).toBe(false)
    expect(may('Alerts <alerts@linkedin.com>', '30 new jobs for you', '2026-11-10T10:00:00Z')).toBe(false)
    expect(may('Eva <eva@agency.example>', 'Northwind')).toBe(false)
  })

  test('an applicant system only within a day after an application was sent', () => {
    expect(may('No reply <no-reply@greenhouse.io>', 'Thank you', '2026-11-10T09:05:00Z')).toBe(true)
    expect(may('No reply <no-reply@greenhouse.io>', 'Thank you', '2026-11-15T09:05:00Z')).toBe(false)
  })
})

describe('who vouches for a sender', () => {
  const server = { provider: 'gmail', host: 'imap.gmail.com', address: 'ann@gmail.com' } as const
  test('DMARC, or a DKIM signature of the same domain, said by the own server', () => {
    expect(isAuthentic(['mx.google.com; dkim=pass header.i=@acme.example; spf=pass'], 'acme.example', server)).toBe(true)
    expect(isAuthentic(['mx.google.com; dmarc=pass (p=NONE) header.from=acme.example'], 'mail.acme.example', server)).toBe(true)
    const own = { provider: 'other', host: 'imap.post.example', address: 'ann@post.example' } as const
    expect(isAuthentic(['mx1.post.example 1; dkim=pass header.d=acme.example'], 'acme.example', own)).toBe(true)
  })

  test('not another server, another domain, a failed result or no result', () => {
    expect(isAuthentic(['mx.attacker.example; dmarc=pass header.from=acme.example'], 'acme.example', server)).toBe(false)
    expect(isAuthentic(['mx.notgoogle.com; dkim=pass header.d=acme.example'], 'acme.example', server)).toBe(false)
    expect(isAuthentic(['mx.google.com; dkim=pass header.d=mailer.example'], 'acme.example', server)).toBe(false)
    expect(isAuthentic(['mx.google.com; dkim=fail header.d=acme.example'], 'acme.example', server)).toBe(false)
    expect(isAuthentic([], 'acme.example', server)).toBe(false)
  })
})

describe('what is fetched', () => {
  test('the text and the calendar, never pictures and files', () => {
    const mail: MailPart = {
      type: 'multipart/mixed',
      childNodes: [
        {
          type: 'multipart/alternative',
          childNodes: [
            { part: '1.1', type: 'text/plain', encoding: 'BASE64', parameters: { charset: 'utf-8"\r\nX: y' } },
            { part: '1.2', type: 'text/html' },
          ],
        },
        { part: '2', type: 'text/calendar', parameters: { method: 'REQUEST' } },
        { part: '3', type: 'image/png' },
        { part: '4', type: 'text/plain', disposition: 'attachment' },
      ],
    }
    expect(chooseParts(mail)).toEqual([
      { key: '1.1', type: 'text/plain', encoding: 'base64', charset: 'utf-8Xy', method: '' },
      { key: '2', type: 'text/calendar', encoding: '8bit', charset: '', method: 'REQUEST' },
    ])
  })

  test('10,000 nested or neighbouring parts are not walked through', () => {
    let deep: MailPart = { part: '1', type: 'text/plain' }
    for (let n = 0; n < 10_000; n += 1) deep = { type: 'multipart/mixed', childNodes: [deep] }
    expect(chooseParts(deep)).toEqual([])
    expect(chooseParts({ childNodes: Array.from({ length: 10_000 }, () => ({ type: 'image/png' })) })).toEqual([])
  })
})

test('a mailbox is read every ten minutes, and after failures twice as long each time, at most every six hours', () => {
  const minutes = (failures: number) => (nextReading(NOW, failures).getTime() - NOW.getTime()) / 60_000
  expect([0, 1, 2, 3, 50].map(minutes)).toEqual([10, 20, 40, 80, 360])
})

test('reading begins on the day of the first application unless the person says otherwise', () => {
  expect(readingSince(null, new Date('2026-10-02T12:00:00Z'), NOW)).toBe('2026-10-02')
  expect(readingSince('2026-11-01', new Date('2026-10-02T12:00:00Z'), NOW)).toBe('2026-11-01')
  expect(readingSince(null, null, NOW)).toBe('2026-11-17')
})

test('an address tells its provider in any country, and a domain of a firm tells nothing', () => {
  const said = ['ann@GMAIL.com', 'ann@gmx.de', 'ann@yahoo.co.uk', 'ann@me.com', 'ann@hotmail.fr', 'ann@fastmail.fm']
  expect(said.map(providerOf)).toEqual(['gmail', 'gmx', 'yahoo', 'icloud', 'outlook', 'fastmail'])
  expect(['ann@firm.example', 'ann@notgmail.com', 'ann@me.example', 'ann', ''].map(providerOf)).toEqual(Array(5).fill(undefined))
})

test('Outlook mailboxes take no password', () => {
  expect(isPasswordless('ann@outlook.com', '')).toBe(true)
  expect(isPasswordless('ann@firm.example', 'outlook.office365.com')).toBe(true)
  expect(isPasswordless('ann@gmail.com', 'imap.gmail.com')).toBe(false)
})

test('an email that arrives brings a reading forward, at most 20 times an hour', () => {
  const at = new Date('2026-11-16T10:00:00Z')
  let arrivals: readonly number[] = []
  for (let n = 0; n < 20; n += 1) arrivals = takeArrival(arrivals, at) ?? []
  expect(arrivals).toHaveLength(20)
  expect(takeArrival(arrivals, at)).toBeNull()
  expect(takeArrival(arrivals, new Date(at.getTime() + 3_600_000))).toHaveLength(1)
})
