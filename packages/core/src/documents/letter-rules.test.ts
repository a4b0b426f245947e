import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepsVersion, moveClaims, numberClaims, putBack, sentenceAround } from './letter-rules.ts'
import type { Claim } from './truth-schema.ts'

const now = new Date('2026-11-16T12:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const claim = (from: number, to: number, supported = true): Claim => ({
  ...{ from, to, supported, text: '', facts: [], about: '' },
  kind: supported ? null : 'statement',
})

test('what an engine wrote is always kept as a version; edits of one sitting are one version', () => {
  const edit = { before: 'person', after: 'person', now } as const
  expect(keepsVersion({ ...edit, before: 'model', lastKeptAt: minutesAgo(1) })).toBe(true)
  expect(keepsVersion({ ...edit, after: 'local', lastKeptAt: minutesAgo(1) })).toBe(true)
  expect(keepsVersion({ ...edit, lastKeptAt: undefined })).toBe(true)
  expect([9, 10].map((minutes) => keepsVersion({ ...edit, lastKeptAt: minutesAgo(minutes) }))).toEqual([false, true])
})

test('backed claims are numbered in the order of the text, and one without evidence hides those that it overlaps', () => {
  const numbered = numberClaims([claim(30, 40), claim(0, 10), claim(35, 60, false), claim(70, 80), claim(70, 80)])
  expect(numbered.map(({ from, number }) => [from, number])).toEqual([
    [0, 1],
    [35, null],
    [70, 2],
  ])
})

test('claims that touch do not overlap: both are shown', () => {
  const numbered = numberClaims([claim(20, 30, false), claim(30, 40), claim(10, 20)])
  expect(numbered.map(({ from, number }) => [from, number])).toEqual([
    [10, 1],
    [20, null],
    [30, 2],
  ])
})

test('while a letter is edited, the claims outside of the edit stay with their words', () => {
  const before = 'I led a ward. I trained nurses. I speak Greek.'
  const marked = (text: string) => claim(before.indexOf(text), before.indexOf(text) + text.length)
  const claims = ['led a ward', 'trained nurses', 'speak Greek'].map(marked)
  const after = before.replace('trained', 'taught')
  expect(moveClaims(claims, before, after).map(({ from, to }) => after.slice(from, to))).toEqual(['led a ward', 'speak Greek'])
})

test('a moved claim has the same words, whatever was edited', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.'), maxLength: 40 })
  fc.assert(
    fc.property(text, text, fc.nat(40), fc.nat(40), (before, after, one, other) => {
      const [from, to] = [Math.min(one, other, before.length), Math.min(Math.max(one, other), before.length)]
      for (const moved of moveClaims([{ from, to }], before, after))
        expect(after.slice(moved.from, moved.to)).toBe(before.slice(from, to))
    }),
  )
})

const without = (text: string, words: string) => {
  const at = text.indexOf(words)
  const { from, to } = sentenceAround(text, { from: at, to: at + words.length })
  return text.slice(0, from) + text.slice(to)
}

test('a claim is taken out with its sentence, and the paragraphs stay apart', () => {
  const text = 'Dear team,\n\nI cook. I grew sales by 4.5 per cent in May. I bake!\n\nI ran 40 shops.\n\nKind regards,\nIda'
  expect(without(text, 'by 4.5 per cent')).toBe(text.replace(' I grew sales by 4.5 per cent in May.', ''))
  expect(without(text, 'I cook')).toBe(text.replace('I cook. ', ''))
  expect(without(text, 'I bake!')).toBe(text.replace(' I bake!', ''))
  expect(without(text, '40 shops')).toBe(text.replace('I ran 40 shops.\n\n', ''))
  expect(without('I ran 40 shops', '40 shops')).toBe('')
  expect(without('I ran 40 shops. ', '40 shops')).toBe('')
})

test.each([
  ['left as it was', 'I lead. I teach.', 'I lead. I cook. I teach.'],
  ['edited before it', 'Dear team, I lead. I teach.', 'Dear team, I lead. I cook. I teach.'],
  ['edited after it', 'I lead. I teach chemistry.', 'I lead. I cook. I teach chemistry.'],
  ['emptied', '', 'I cook. '],
])('a sentence that was taken out comes back between the same words of a text that was %s', (_, text, whole) => {
  const before = 'I lead. I cook. I teach.'
  const from = before.indexOf('I cook')
  expect(putBack(before, { from, to: from + 'I cook. '.length }, text)).toBe(whole)
})
