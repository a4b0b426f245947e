import { expect, test } from 'vitest'
import { composeAccents, decodeDrawnLetters, type Piece } from './tex-letters.ts'

const piece = (str: string, x: number, width: number, { y = 700, fontName = 'f1' } = {}): Piece => ({
  str,
  transform: [10, 0, 0, 10, x, y],
  width,
  fontName,
})
const composed = (...items: Piece[]) => {
  composeAccents(items)
  return items.map(({ str }) => str)
}

test('an accent that is drawn over the next letter makes one letter of both', () => {
  const items = [piece('J¨', 20, 9.5), piece('urgen B¨', 24.6, 40), piece('ohm', 59.7, 20)]
  composeAccents(items)
  expect(items.map(({ str }) => str)).toEqual(['J', 'ürgen B', 'öhm'])
  expect(items[0]?.width).toBeCloseTo(4.6)
})

test('accents above capitals, of Czech, Polish and Hungarian, and over a letter without its dot', () => {
  expect(composed(piece('bei ', 0, 14), piece('¨', 16, 5, { y: 703 }), piece('Ostermann', 14.5, 50))).toEqual([
    'bei ',
    '',
    'Östermann',
  ])
  expect(composed(piece('D¸', 0, 9), piece('c', 5, 5))).toEqual(['D', 'ç'])
  expect(composed(piece('Garc´', 0, 25), piece('ıa', 20.5, 8))).toEqual(['Garc', 'ía'])
  expect(composed(piece('ˇ', 0, 5), piece('Cern´', 0.3, 25), piece('y', 20.3, 5))).toEqual(['', 'Čern', 'ý'])
})

test('an accent beside a letter, of another font or another line stays what it is', () => {
  expect(composed(piece('90¨', 0, 15), piece('a', 15.2, 5))).toEqual(['90¨', 'a'])
  expect(composed(piece('J¨', 0, 9.5), piece('urgen', 4.6, 20, { fontName: 'f2' }))).toEqual(['J¨', 'urgen'])
  expect(composed(piece('J¨', 0, 9.5), piece('urgen', 4.6, 20, { y: 690 }))).toEqual(['J¨', 'urgen'])
  expect(composed(piece('J¨', 0, 9.5), piece('5', 4.6, 5))).toEqual(['J¨', '5'])
})

const drawn = { f1: { ascent: Number.NaN }, f2: { ascent: Number.NaN }, f3: { ascent: 0.69 } }
const decoded = (...items: Piece[]) => {
  decodeDrawnLetters([{ items, styles: drawn }])
  return items.map(({ str }) => str)
}

test('letters that TeX drew as pictures are read by its encoding', () => {
  expect(
    decoded(
      piece('Nutzp\u001danzen, \u00ff\u001een, 2019 \u0015 heute', 0, 90),
      piece('M\u00fc\u00ffig \u00cdmi\u00b3 \u008arek', 0, 40, { fontName: 'f2' }),
      piece('L\u2019Ha\u00ff', 0, 30, { fontName: 'f3' }),
    ),
  ).toEqual(['Nutzpflanzen, ßffien, 2019 – heute', 'Müßig Ímiş Łrek', 'L’Haÿ'])
})

test('drawn letters with a map to Unicode and drawn icons are left alone', () => {
  expect(decoded(piece('L\u2019Ha\u00ff', 0, 30))).toEqual(['L’Haÿ'])
  expect(decoded(piece('P\u001dege', 0, 30), piece('\u0088', 0, 5, { fontName: 'f2' }))).toEqual(['Pflege', '\u0088'])
  expect(decoded(piece('P\u001dege', 0, 30, { fontName: 'f3' }))).toEqual(['P\u001dege'])
})
