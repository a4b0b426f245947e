import { expect, test } from 'vitest'
import { coversName, nameConfidence } from './name-votes.ts'

test('an address covers a name when two of its words are in it, one perhaps as an initial', () => {
  for (const address of ['zoe.lindstrom@example.se', 'zlindstrom@example.se', 'lindstromz@example.se', 'zoel@example.se'])
    expect(coversName('Zoë Lindström', address), address).toBe(true)
  for (const address of ['zoe@example.se', 'lindstrom@example.se', 'kiln77@example.se'])
    expect(coversName('Zoë Lindström', address), address).toBe(false)
})

test('a name that looks like a trade or a place is sure only when an address spells all of it out', () => {
  const line = { text: 'Rosa Carpenter' } as Parameters<typeof nameConfidence>[0]['line']
  const found = { text: 'Rosa Carpenter', line, isProminent: true, isLabelled: false, isSuspect: true }
  const sources = {
    email: 'rosa.carpenter@example.org',
    links: [],
    filename: 'Rosa Carpenter.pdf',
    properties: [],
    lines: [line],
  }
  expect(nameConfidence(found, sources)).toBeGreaterThan(0.9)
  expect(nameConfidence(found, { ...sources, email: 'hello@example.org' })).toBeLessThan(0.5)
  expect(nameConfidence({ ...found, isSuspect: false }, { ...sources, email: 'hello@example.org' })).toBeGreaterThan(0.9)
})

test('the two sides of a mail address spell a name together; a domain alone may be an employer’s (RESUME-002)', () => {
  const line = { text: 'Jonas Wiebelt' } as Parameters<typeof nameConfidence>[0]['line']
  const found = { text: 'Jonas Wiebelt', line, isProminent: true, isLabelled: false, isSuspect: false }
  const at = (email: string, isSuspect = false) =>
    nameConfidence({ ...found, isSuspect }, { email, links: [], filename: 'cv.pdf', properties: [], lines: [line] })
  expect(at('jonas@wiebelt.de')).toBeGreaterThan(0.9)
  expect(at('jonas@example.org')).toBeLessThan(0.5)
  expect(at('info@jonaswiebelt.de')).toBeLessThan(0.5)
  expect(at('jonas@wiebelt.de', true)).toBeLessThan(0.5)
})
