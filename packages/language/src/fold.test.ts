import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldName, foldWords, searchWords, stripAccents } from './fold.ts'

/** Everything that can be typed, and single halves of surrogate pairs, which only programs send. */
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string({ unit: loneSurrogates() }))
function loneSurrogates() {
  return fc
    .oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.integer({ min: 0, max: 0x24f }))
    .map((code) => String.fromCharCode(code))
}
/** Alphabets with capitals. In old Greek spelling a capital may need a letter more. */
const letters = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x20, max: 0x24f }), fc.integer({ min: 0x370, max: 0x52f }))
    .map((code) => String.fromCodePoint(code)),
})
const FOLDS = { fold, foldWords, searchWords, foldName }

test.each([
  ['Straße', 'Strasse', 'STRASSE', 'STRAẞE'],
  ['Łódź', 'Lodz', 'ŁÓDŹ', 'Lo\u0301dz\u0301'],
  ['Ørsted', 'Orsted'],
  ['Æther Œuvre', 'aether oeuvre'],
  ['Þór Guðmundsson', 'Thor Gudmundsson'],
  ['Yıldız İnşaat', 'YILDIZ INSAAT'],
  ['Ħal Għaxaq', 'Hal Ghaxaq'],
  ['ΟΔΟΣ', 'οδός', 'οδοσ'],
  ['O’Brien', "O'Brien", 'O`Brien', 'O´Brien', 'Oʼbrien'],
  ['a – b', 'a - b', 'a — b', 'a ‑ b', 'a − b'],
  ['  New\u00a0York\n', 'new york', 'New \t York'],
  ['ﬁnance', 'Finance'],
])('%s is written in other ways', (...ways) => {
  expect(new Set(ways.map(fold)).size).toBe(1)
})

test('a name is the same with & and with and, with and without an apostrophe', () => {
  expect(new Set(['R&D', 'R & D', 'R and D', 'R＆D'].map(foldName))).toEqual(new Set(['r and d']))
  expect(foldName("Bachelor's")).toBe(foldName('bachelors'))
  expect(foldWords('R&D')).toBe('r d')
})

test('C, C++ and C# stay apart as words, and are one word for the search', () => {
  expect([foldWords('C++, C# & C.'), searchWords('C++, C# & C.')]).toEqual(['c++ c# c', 'c c c'])
})

test('letter case stays where only the accents go', () => {
  expect(['Łódź Straße', 'ØRSTED ÆSIR', 'STRAẞE', 'O’Brien – Co.'].map(stripAccents)).toEqual([
    'Lodz Strasse',
    'ORSTED AESIR',
    'STRASSE',
    'O’Brien – Co.',
  ])
})

test.each(Object.entries(FOLDS))('%s changes nothing a second time, whatever the text', (_, folding) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(folding(folding(text))).toBe(folding(text))
    }),
  )
})

test.each(Object.entries(FOLDS))('%s ignores how accents are stored', (_, folding) => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const form of ['NFC', 'NFD'] as const) expect(folding(text.normalize(form))).toBe(folding(text))
    }),
  )
})

test.each(Object.entries(FOLDS))('%s ignores capitals', (_, folding) => {
  fc.assert(
    fc.property(letters, (text) => {
      expect(folding(text.toUpperCase())).toBe(folding(text))
      expect(folding(text.toLowerCase())).toBe(folding(text))
    }),
  )
})

test('a folded text is at most eighteen times as long, as one sign of Arabic is', () => {
  expect(fold('\ufdfa')).toHaveLength(18)
  fc.assert(fc.property(anyText, (text) => fold(text).length <= 18 * text.length))
  fc.assert(fc.property(letters, (text) => foldName(text).length <= 5 * text.length))
})

/** 200 kB each. Sorting the marks of the first two takes half a minute and more where they are not removed before. */
test.each([
  ['marks out of order', '\u0301\u0316'],
  ['marks of another alphabet', '\u094d\u093c'],
  ['spaces', ' \t'],
  ['ampersands', '&'],
  ['letters of two', 'ßÆ'],
  ['apostrophes', '´’'],
])('a long text of %s takes no longer than its length', (_, piece) => {
  const hostile = `a${piece.repeat(100_000 / piece.length)}b${piece.repeat(100_000 / piece.length)}`
  const before = process.cpuUsage()
  for (const folding of [...Object.values(FOLDS), stripAccents]) folding(hostile)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})
