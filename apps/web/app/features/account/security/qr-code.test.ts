import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeQrCode } from './qr-code.ts'

/** ISO 18004, table C.1: level M with the masks 0 to 7. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
]
/** Table 9: blocks of level M as [number, data words], and error correction words of each. */
const BLOCKS: Record<number, [ecc: number, ...blocks: [number, number][]]> = {
  1: [10, [1, 16]],
  2: [16, [1, 28]],
  3: [26, [1, 44]],
  4: [18, [2, 32]],
  5: [24, [2, 43]],
  6: [16, [4, 27]],
  7: [18, [4, 31]],
  8: [22, [2, 38], [2, 39]],
  9: [22, [3, 36], [2, 37]],
  10: [26, [4, 43], [1, 44]],
}
/** Annex E, without the first row and column, 6. */
const ALIGNED: Record<number, number[]> = {
  1: [],
  2: [18],
  3: [22],
  4: [26],
  5: [30],
  6: [34],
  7: [22, 38],
  8: [24, 42],
  9: [26, 46],
  10: [28, 50],
}
const MASKS: ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
]

const versionOf = (rows: boolean[][]) => (rows.length - 17) / 4
const bitsOf = (rows: boolean[][], places: [row: number, column: number][]) =>
  places.map(([row, column]) => (rows[row]?.[column] ? 1 : 0)).join('')

/** Read as a scanner reads it: format, mask, zigzag, blocks. Answers the text and the blocks with their correction words. */
function scan(rows: boolean[][]) {
  const size = rows.length
  const version = versionOf(rows)
  const format = bitsOf(rows, [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((c): [number, number] => [8, c]),
    ...[7, 5, 4, 3, 2, 1, 0].map((r): [number, number] => [r, 8]),
  ])
  const isMasked = MASKS[FORMATS.indexOf(format)]
  if (!isMasked) throw new Error(`no format: ${format}`)
  const centres = [6, ...(ALIGNED[version] ?? [])]
  const isPattern = (i: number, j: number) =>
    (i < 9 && j < 9) ||
    (i < 9 && j >= size - 8) ||
    (i >= size - 8 && j < 9) ||
    i === 6 ||
    j === 6 ||
    (version >= 7 && ((i < 6 && j >= size - 11) || (j < 6 && i >= size - 11))) ||
    (version >= 2 &&
      centres.some((y) =>
        centres.some(
          (x) =>
            !((y === 6 && (x === 6 || x === centres.at(-1))) || (x === 6 && y === centres.at(-1))) &&
            Math.abs(i - y) <= 2 &&
            Math.abs(j - x) <= 2,
        ),
      ))
  let bits = ''
  let isUp = true
  for (let column = size - 1; column > 0; column -= 2, isUp = !isUp) {
    if (column === 6) column -= 1
    for (let n = 0; n < size; n++) {
      const i = isUp ? size - 1 - n : n
      for (const j of [column, column - 1])
        if (!isPattern(i, j)) bits += (rows[i]?.[j] ?? false) !== (isMasked(i, j) === 0) ? '1' : '0'
    }
  }
  const words = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const [ecc = 0, ...groups] = BLOCKS[version] ?? [0]
  const lengths = groups.flatMap(([count, length]) => Array<number>(count).fill(length))
  const blocks: number[][] = lengths.map(() => [])
  let at = 0
  for (let n = 0; n < Math.max(...lengths); n++)
    for (const [block, length] of lengths.entries()) if (n < length) blocks[block]?.push(words[at++] ?? 0)
  const data = blocks.flat()
  for (let n = 0; n < ecc; n++) for (const block of blocks) block.push(words[at++] ?? 0)
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  const head = version < 10 ? 12 : 20
  const length = Number.parseInt(stream.slice(4, head), 2)
  const bytes = Uint8Array.from({ length }, (_, n) => Number.parseInt(stream.slice(head + n * 8, head + n * 8 + 8), 2))
  return { mode: stream.slice(0, 4), text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), blocks, ecc }
}

/** Powers of 2 in the field with the polynomial 285. */
const POWERS = Array.from({ length: 255 }).reduce<number[]>(
  (all) => {
    const next = (all.at(-1) ?? 0) * 2
    return [...all, next > 255 ? next ^ 285 : next]
  },
  [1],
)
const times = (a: number, b: number) => (a && b ? (POWERS[(POWERS.indexOf(a) + POWERS.indexOf(b)) % 255] ?? 0) : 0)
/** All 0 for a block without an error. */
const syndromes = (block: number[], ecc: number) =>
  Array.from({ length: ecc }, (_, n) => block.reduce((sum, word) => times(sum, POWERS[n] ?? 0) ^ word, 0))

describe('a QR code', () => {
  test('is read back as what was written, with the right correction words, in every version', () => {
    for (const length of [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213]) {
      const text = 'otpauth://totp/JobApply%20AI:ann?secret='.repeat(6).slice(0, length)
      const { mode, text: scanned, blocks, ecc } = scan(makeQrCode(text))
      expect([mode, scanned]).toEqual(['0100', text])
      for (const block of blocks) expect(syndromes(block, ecc)).toEqual(Array(ecc).fill(0))
    }
    const anyText = fc.string({ unit: 'binary', maxLength: 50 })
    fc.assert(
      fc.property(anyText, (text) => {
        expect(scan(makeQrCode(text)).text).toBe(text.toWellFormed())
      }),
      { numRuns: 50 },
    )
  })

  test('is as small as the text allows, and refuses what no version holds', () => {
    expect([1, 14, 15, 213].map((length) => versionOf(makeQrCode('x'.repeat(length))))).toEqual([1, 1, 2, 10])
    expect(() => makeQrCode('x'.repeat(214))).toThrow(RangeError)
  })

  test('version 7 carries its number, as in annex D', () => {
    const rows = makeQrCode('x'.repeat(120))
    const size = rows.length
    const places = Array.from({ length: 18 }, (_, n): [number, number] => [Math.floor(n / 3), size - 11 + (n % 3)]).toReversed()
    expect(bitsOf(rows, places)).toBe('000111110010010100')
    expect(
      bitsOf(
        rows,
        places.map(([row, column]) => [column, row]),
      ),
    ).toBe('000111110010010100')
  })
})
