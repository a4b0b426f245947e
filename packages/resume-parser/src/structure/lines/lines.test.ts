import { expect, test } from 'vitest'
import type { Line, Run } from '#document/model'
import { cleanLines, MAX_LENGTH } from './lines.ts'

const runOf = (text: string): Run => ({ text, x: 0, right: 1, size: 10, font: 'f', bold: false, afterGap: false })
const lineOf = (...texts: string[]): Line => ({
  text: '',
  runs: texts.map(runOf),
  x: 0,
  right: 1,
  y: 0,
  page: 0,
  size: 10,
  font: 'f',
  bold: false,
  bullet: false,
  block: 0,
  edge: 1,
  gap: 0,
  heading: false,
  margin: false,
})

test.each([
  ['one long run', ['a'.repeat(50_000)]],
  ['many short runs', Array.from({ length: 50_000 }, () => 'ab')],
  ['blanks between bars', ['| '.repeat(50_000)]],
])('no line of a resume is longer than 2,000 characters: %s', (_, texts) => {
  const lengths = cleanLines([lineOf(...texts)]).map(({ text, runs }) => [
    text.length,
    runs.reduce((sum, run) => sum + run.text.length, 0),
  ])
  expect(lengths.flat().every((length) => length <= MAX_LENGTH)).toBe(true)
})
