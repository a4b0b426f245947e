import { expect, test } from 'vitest'
import { characterSpans, paragraphSpans } from './doc-formatting.ts'

const BOLD = 0x0835
const ITALIC = 0x0836
const PAGE = 512

/** A document whose one page of formats has a run of ten bytes for each value of a property, and the table that names the page. */
function documentOf(property: number, values: readonly number[]) {
  const document = Buffer.alloc(2 * PAGE)
  const page = document.subarray(PAGE)
  for (const [run, value] of values.entries()) {
    const offset = 100 + 10 * run
    page.writeUInt32LE(10 * run, 4 * run)
    page[4 * (values.length + 1) + run] = offset / 2
    page[offset] = 3
    page.writeUInt16LE(property, offset + 1)
    page[offset + 3] = value
  }
  page.writeUInt32LE(10 * values.length, 4 * values.length)
  page[PAGE - 1] = values.length
  const table = Buffer.alloc(12)
  table.writeUInt32LE(1, 8)
  document.writeUInt32LE(0, 0xfa)
  document.writeUInt32LE(table.length, 0xfe)
  return { document, table }
}

test.each([
  ['bold', BOLD],
  ['italic', ITALIC],
] as const)('a run of a Word file is %s by itself, or where its style is not', (name, property) => {
  const { document, table } = documentOf(property, [0, 1, 128, 129])
  expect(characterSpans(document, table).map((span) => [span.from, span[name]])).toEqual([
    [0, false],
    [10, true],
    [20, false],
    [30, true],
  ])
})

const IN_TABLE = 0x2416
const ROW_END = 0x2417

test.each([
  ['inTable', IN_TABLE],
  ['isRowEnd', ROW_END],
] as const)('a paragraph of a Word file has the mark %s where its value is 1', (name, property) => {
  const document = Buffer.alloc(2 * PAGE)
  const page = document.subarray(PAGE)
  const values = [0, 1, 2]
  for (const [run, value] of values.entries()) {
    const offset = 100 + 10 * run
    page.writeUInt32LE(10 * run, 4 * run)
    page[4 * (values.length + 1) + 13 * run] = offset / 2
    // Three words: the style, the property and its value.
    page[offset] = 3
    page.writeUInt16LE(property, offset + 3)
    page[offset + 5] = value
  }
  page.writeUInt32LE(10 * values.length, 4 * values.length)
  page[PAGE - 1] = values.length
  const table = Buffer.alloc(12)
  table.writeUInt32LE(1, 8)
  document.writeUInt32LE(0, 0x102)
  document.writeUInt32LE(table.length, 0x106)
  expect(paragraphSpans(document, table).map((span) => [span.from, span[name]])).toEqual([
    [0, false],
    [10, true],
    [20, false],
  ])
})
