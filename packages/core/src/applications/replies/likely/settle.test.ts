import { expect, test } from 'vitest'
import { readReply } from '#applications/replies/read-reply'
import { readSentences } from '#applications/replies/sentences'
import { settle } from './settle.ts'

const SENT_AT = new Date('2026-11-17T09:30:00Z')
const read = (text: string, isTied: boolean, subject = 'Lamp Keeper') =>
  readReply({ from: 'Lighthouse <office@lighthouse.example>', subject, sentAt: SENT_AT, text }, SENT_AT, isTied)

const NO_RULE_KNOWS =
  'It was a pleasure to have you here. The team enjoyed the afternoon, yet somebody else will be keeping the lamps from January. We hope that you will find a tower of your own soon, and thank you for the interest that you have shown in our lighthouse.'

test('an email of an employer that no rule understands is told by what others like it say, beside a sentence of its own', () => {
  const { kind, quote } = read(NO_RULE_KNOWS, true)
  expect(kind).toBe('rejection')
  expect(quote.length > 0 && NO_RULE_KNOWS.includes(quote)).toBe(true)
})

test('of a stranger nothing is decided by likeness alone', () => {
  expect(read(NO_RULE_KNOWS, false).kind).not.toBe('rejection')
})

const REFUSED =
  'Thank you for the time that you took to come to the lighthouse. Unfortunately we have decided to proceed with another candidate for this position, whose experience was closer to what we need. We wish you all the best for your search.'
const settled = (kind: 'offer' | 'rejection', text: string) => {
  const body = readSentences(text.split('. '))
  const [sentence] = body
  const email = { subject: [], body, isTied: true, isWarned: false }
  return settle({ kind, sentence }, email).kind
}

test('what a rule reads in words that hardly ever mean it is asked', () => {
  expect(settled('offer', REFUSED)).toBeNull()
  expect(settled('rejection', REFUSED)).toBe('rejection')
})

test('200 kB of hostile text are weighed in time', () => {
  const text = 'offer interview refuse '.repeat(9_000)
  const before = process.cpuUsage()
  read(text, true)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2_000)
})
