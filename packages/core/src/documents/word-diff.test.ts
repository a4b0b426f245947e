import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiffPart, shortenDiff, wordDiff } from './word-diff.ts'

const show = (parts: readonly DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, old: `[-${text}]`, new: `[+${text}]` })[kind]).join(' ')

test('a changed word is struck through and followed by the new one', () => {
  expect(show(wordDiff('Lead six chefs and two apprentices', 'Lead seven chefs and two apprentices'))).toBe(
    'Lead [-six] [+seven] chefs and two apprentices',
  )
})

test('of a long text only the words beside a change are shown', () => {
  const before = 'one two three four five six seven eight nine ten eleven twelve'
  expect(show(shortenDiff(wordDiff(before, before.replace('seven', '7'))))).toBe(
    '… three four five six [-seven] [+7] eight nine ten eleven …',
  )
})

test('both texts can be read from a difference, whatever they say', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after)
      const without = (kind: DiffPart['kind']) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join(' ')
      expect([without('new'), without('old')]).toEqual([before, after])
    }),
  )
})

test('long texts that have nothing in common are not compared word by word', () => {
  const words = (letter: string) => Array.from({ length: 5000 }, (_, index) => `${letter}${index}`).join(' ')
  expect(wordDiff(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['old', 'new'])
})
