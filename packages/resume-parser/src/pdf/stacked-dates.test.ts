import { expect, test } from 'vitest'
import { type Item, rowsOf, textOf } from './rows.ts'
import { joinStackedDates } from './stacked-dates.ts'

const item = (text: string, x: number, y: number): Item => ({ text, x, y, width: text.length * 5, size: 10, font: 'body' })
const read = (...items: Item[]) => joinStackedDates(rowsOf(items)).map((one) => `${textOf(one)} @${Math.round(one.y)}`)

test('dates over two lines of a margin are one range, and the place below moves up with them (RESUME-002)', () => {
  const entry = (start: string, end: string, place: string, job: string, y: number) => [
    ...[item(start, 20, y), item(end, 20, y + 14), item(place, 20, y + 28)],
    ...[item(job, 150, y), item('Kranich & Lohe', 150, y + 14), item('Schreibt Kritiken.', 150, y + 28)],
  ]
  expect(
    read(...entry('04/2018 –', 'heute', 'Detmold', 'Redakteur', 40), ...entry('10/2015 –', '03/2018', 'Lemgo', 'Volontär', 90)),
  ).toEqual([
    ...['04/2018 – heute @40', 'Redakteur @40', 'Detmold @54', 'Kranich & Lohe @54', 'Schreibt Kritiken. @68'],
    ...['10/2015 – 03/2018 @90', 'Volontär @90', 'Lemgo @104', 'Kranich & Lohe @104', 'Schreibt Kritiken. @118'],
  ])
})

test('dates in the middle of a cell are at the middle of its lines, with the dash at the start of the second', () => {
  const entry = (start: string, end: string, y: number) => [
    ...[item('Tagblatt Senne, Lemgo', 20, y), item('Redakteur', 20, y + 14), item('Schreibt Kritiken.', 20, y + 28)],
    ...[item(start, 400, y + 7), item('–', 400, y + 21), item(end, 412, y + 21)],
  ]
  expect(read(...entry('04/2018', 'heute', 40))).toContain('04/2018 – heute @54')
})

test('a month, or the end of a range, that is alone in its line belongs to the year below it', () => {
  const entry = (dates: readonly string[], y: number) => [
    ...dates.map((text, index) => item(text, 100 - 5 * text.length, y + 14 * index)),
    ...['Registered Nurse, Cork', 'Cares for eight patients.'].map((text, index) => item(text, 120, y + 14 * index)),
  ]
  const texts = read(
    ...entry(['Apr', '2017–Present'], 40),
    ...entry(['Sep', '2014–Mar', '2017'], 100),
    ...entry(['Sep 2010–Jun', '2011'], 160),
  )
  expect(texts.filter((text) => /\d{4}/.test(text))).toEqual([
    'Apr 2017–Present @40',
    'Sep 2014–Mar 2017 @100',
    'Sep 2010–Jun 2011 @160',
  ])
})

test('two dates without a dash are a range where all dates of the margin stand in pairs', () => {
  const pair = (start: string, end: string, y: number) => [item(start, 400, y), item(end, 400, y + 12), item('Lead', 20, y)]
  const all = [...pair('Mar 2019', 'Present', 40), ...pair('Jun 2015', 'Feb 2019', 100)]
  expect(read(...all).filter((text) => /\d{4}/.test(text))).toEqual(['Mar 2019 – Present @40', 'Jun 2015 – Feb 2019 @100'])
  expect(read(...all, item('2012', 400, 160))).not.toContain('Mar 2019 – Present @40')
})

test('the years of single lines stay single years', () => {
  const rows = ['2012', '2014', '2016', '2018'].flatMap((year, index) => [
    item(year, 20, 40 + 14 * index),
    item('First Aid', 90, 40 + 14 * index),
  ])
  expect(read(...rows).filter((text) => text.includes('–'))).toEqual([])
})

test('a stop or dash that hangs over the edge of the margin is still part of its date', () => {
  const end = (text: string, y: number, over: number) => item(text, 100 + over - 5 * text.length, y)
  const read = (over: number) =>
    joinStackedDates(
      rowsOf([end('mars', 40, 0), end('2018–dec.', 54, over), end('2020', 68, 0), item('Glazier, Lund', 120, 40)]),
    ).map(textOf)
  expect(read(2.2)).toContain('mars 2018–dec. 2020')
  expect(read(6)).not.toContain('mars 2018–dec. 2020')
})
