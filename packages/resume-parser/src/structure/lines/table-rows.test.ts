import { expect, test } from 'vitest'
import type { Line, Run } from '#document/model'
import { stripFieldLabels } from '#structure/headings/field-labels'

const STARTS = [40, 140, 260, 400]
const run = (text: string, x: number, afterGap: boolean): Run => ({
  text,
  x,
  right: x + 5 * text.length,
  size: 10,
  font: 'body',
  bold: false,
  afterGap,
})
const row = (y: number, gap: number, ...cells: string[]): Line => {
  const runs = cells.flatMap((text, index) => (text ? [run(text, STARTS[index] ?? 0, index > 0)] : []))
  const text = runs.map((one) => one.text).join('\t')
  return {
    text,
    runs,
    x: runs[0]?.x ?? 0,
    right: 500,
    y,
    page: 0,
    size: 10,
    font: 'body',
    bold: false,
    bullet: false,
    gap,
    block: 0,
    edge: 520,
    heading: false,
    margin: false,
  }
}

test('a cell of a table that goes on in the next line is one cell', () => {
  const lines = stripFieldLabels([
    row(100, 3, 'Degree', 'Field of Study', 'Institution', 'Period'),
    row(120, 1.4, 'MBA', 'Technology', 'University of Mälardal', 'Feb 2016 –'),
    row(132, 1, '', 'Management', '', 'Jun 2018'),
    row(150, 1.4, 'BSc', 'Chemistry', 'University of Leeds', '2009 – 2012'),
  ])
  expect(lines.map(({ text, fields }) => [text, fields?.[1]])).toEqual([
    ['MBA\tTechnology Management\tUniversity of Mälardal\tFeb 2016 – Jun 2018', 'field'],
    ['BSc\tChemistry\tUniversity of Leeds\t2009 – 2012', 'field'],
  ])
})

test('a row without a digit above rows of as many cells with dates is their head, whatever it says (RESUME-002)', () => {
  const lines = stripFieldLabels([
    row(100, 3, 'Course', 'Examined by', 'Institution', 'Passed in'),
    row(120, 1.4, 'Diploma', 'State Board', 'Lindö Technical College', '2012'),
    row(140, 1.4, 'MSc', 'University of Leeds', 'Mälardal College', '2015'),
  ])
  expect(lines.map(({ text, fields }) => [text.split('\t')[0], fields?.[2]])).toEqual([
    ['Diploma', 'institution'],
    ['MSc', 'institution'],
  ])
})
