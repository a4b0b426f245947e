import type { ContentChange } from '@jobapply/core/documents/changes'
import type { Block, Page, Run } from '@jobapply/core/documents/pages'
import { expect, test } from 'vitest'
import { type DrawnChange, drawChange, marksOn, pageBreaks, spansOn } from './places.ts'

const runAt = (block: number, y: number): Run => ({
  x: 100,
  y,
  width: 50,
  size: 10,
  font: 'serif',
  color: '#000000',
  text: 'x',
  spacing: 0,
  url: null,
  block,
})
const pageOf = (...runs: Run[]): Page => ({ width: 600, height: 800, boxes: [], runs })
const blocks: Block[] = [
  { tag: 'h2', section: 'experience', entry: null },
  { tag: 'h3', section: 'experience', entry: 'a' },
  { tag: 'li', section: 'experience', entry: 'a' },
  { tag: 'h3', section: 'experience', entry: 'b' },
  { tag: 'h2', section: 'skills', entry: null },
]
const pages = [pageOf(runAt(0, 100), runAt(1, 120), runAt(2, 140)), pageOf(runAt(3, 50), runAt(4, 90))]
const CHANGE: ContentChange = {
  key: 'experience/a',
  section: 'experience',
  label: 'Wren',
  kind: 'changed',
  entry: 'a',
  before: '',
  after: '',
}
const preview = { pages, blocks, overflow: [], scale: 1, missingLetters: [] }

test('a page break stands before the section that begins on the next page, not within one that continues', () => {
  expect([...pageBreaks(preview, ['experience', 'awards', 'skills'])]).toEqual([['skills', 2]])
})

test('the words that the profile says differently are struck, where they stand in that entry', () => {
  const texts = ['Six awards', 'Lead six chefs and', 'six waiters']
  const page = pageOf(...texts.map((text, index) => ({ ...runAt(index, 100 + index), text })))
  const change: ContentChange = { ...CHANGE, before: 'Lead six chefs and six waiters', after: 'Lead seven chefs and six waiters' }
  expect([...spansOn(page, preview, [drawChange(change)])]).toEqual([
    [1, [expect.objectContaining({ from: 5, to: 8, kind: 'old' })]],
  ])
})

test('a line that has moved is marked as a whole, where all its words stand together', () => {
  const texts = ['Lead', 'Sugar, Lead six', 'chefs']
  const page = pageOf(...texts.map((text, index) => ({ ...runAt(2, 100 + index), text })))
  const line = (text: string): DrawnChange => ({
    section: 'experience',
    entry: 'a',
    isLine: true,
    parts: [{ kind: 'new', text }],
  })
  const marked = (text: string) =>
    [...spansOn(page, preview, [line(text)])].flatMap(([run, spans]) => spans.map(({ from, to }) => texts[run]?.slice(from, to)))
  expect(marked('Lead six chefs')).toEqual(['Lead six', 'chefs'])
  expect(marked('Sugar')).toEqual(['Sugar'])
  expect(marked('Lead seven chefs')).toEqual([])
})

test('a bar stands beside the entry that the profile says differently, on its own page only', () => {
  expect(pages.map((page) => marksOn(page, preview, [drawChange(CHANGE), drawChange(CHANGE)]))).toEqual([
    [{ x: 92, y: 110, height: 32.5 }],
    [],
  ])
})
