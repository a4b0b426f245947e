import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDates, withoutDates } from './dates.ts'

const spans = (text: string) => findDates(text).map(({ start, finish, current }) => [start, finish, current])

describe('date ranges', () => {
  test.each([
    ['Mar 2021 – Present', '2021-03', '', true],
    ['03/2021– atualidade', '2021-03', '', true],
    ['03/2021 – nåværende', '2021-03', '', true],
    ['03/2021 – jelenleg', '2021-03', '', true],
    ['03/2021 – настоящее время', '2021-03', '', true],
    ['March, 2017 - August, 2019', '2017-03', '2019-08', false],
    ['Sept. 2013 to Jun. 2015', '2013-09', '2015-06', false],
    ['03/2019 – heute', '2019-03', '', true],
    ['04.2018 - 03.2020', '2018-04', '2020-03', false],
    ['2014-08-01 — 2019-06-01', '2014-08', '2019-06', false],
    ['2019-08-01 —', '2019-08', '', true],
    ['15 January 2020 until 3 March 2021', '2020-01', '2021-03', false],
    ['January 5, 2020 – March 3, 2021', '2020-01', '2021-03', false],
    ['2015–18', '2015', '2018', false],
    ['Jun – Aug 2019', '2019-06', '2019-08', false],
    ['seit April 2020', '2020-04', '', true],
    ['septembre 2012 – août 2015', '2012-09', '2015-08', false],
    ['Févr. 2021 à aujourd’hui', '2021-02', '', true],
    ['enero de 2018 – actualidad', '2018-01', '', true],
    ['settembre 2010 - oggi', '2010-09', '', true],
    ['março de 2016 até o momento', '2016-03', '', true],
    ['mei 2019 – heden', '2019-05', '', true],
    ['Oktober 2011 bis September 2014', '2011-10', '2014-09', false],
    ["Jan '19 – Mar '21", '2019-01', '2021-03', false],
    ['05/18 - 07/20', '2018-05', '2020-07', false],
    ['2016 / 09 - 2018 / 11', '2016-09', '2018-11', false],
    ['2016 / 09 – now', '2016-09', '', true],
    ['Sep 15 - NOW', '2015-09', '', true],
    ['Sep 15 – Jan 18', '2015-09', '2018-01', false],
    ['Summer 2012 and 2013', '2012', '2013', false],
    ['Jan. 2021 -- Mar. 2022', '2021-01', '2022-03', false],
    ['Jan. 2021 − Mar. 2022', '2021-01', '2022-03', false],
    ['maj 2018 – augusti 2020', '2018-05', '2020-08', false],
    ['sedan mars 2021', '2021-03', '', true],
    ['styczeń 2019 – październik 2021', '2019-01', '2021-10', false],
    ['od lipca 2020', '2020-07', '', true],
    ['09.2017 – obecnie', '2017-09', '', true],
  ])('%s', (text, start, finish, current) => {
    expect(spans(text)).toEqual([[start, finish, current]])
  })
})

test.each(['Kiln 52\tSep 2013 – May 2014', 'Kiln 52 Sep 2013 – May 2014', 'Forever 21\tSep 2013 – May 2014'])(
  'a number before the date is not its day: %s',
  (text) => expect(findDates(text)).toMatchObject([{ at: text.indexOf('Sep'), start: '2013-09', finish: '2014-05' }]),
)

test('a single date is not a range', () => {
  expect(findDates('May 2022')).toMatchObject([{ start: '2022-05', isRange: false }])
})

test.each([
  '+46 70 174 06 21',
  'ISO 9001:2015',
  '1,200 delivery vans',
  'raised it from 61 to 78 percent',
  'EUR 34 million',
  'on Sep 15 we opened 3 kilns',
  'Kiln 20 / 09',
])('no date: %s', (text) => expect(findDates(text)).toEqual([]))

test.each([
  ['Fjordpay AB (Mar 2021 – Present)', 'Fjordpay AB'],
  ['Mar 2021 – Present: Engineer', 'Engineer'],
  ['Licence (Board of Trade, 07/2018)', 'Licence (Board of Trade)'],
  ['Jun 2017 – Jan 2020, 2 years 7 months', ''],
  ['2021-03 to present – Gothenburg, Sweden', 'Gothenburg, Sweden'],
])('without its dates %s is %s', (text, rest) => expect(withoutDates(text)).toBe(rest))

test('dates lie inside the text, for any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const { at, end } of findDates(text)) expect(at >= 0 && end <= text.length && at < end).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('two dates whose dash was lost are a range', () => {
  const range = (text: string) => findDates(text).map(({ start, finish, isRange }) => [start, finish, isRange])
  expect(range('03/2019 02/2021')).toEqual([['2019-03', '2021-02', true]])
  expect(range('March 2019\u00adFebruary 2021')).toEqual([['2019-03', '2021-02', true]])
  expect(range('2016 2019')).toEqual([['2016', '2019', true]])
  expect(range('2016 2017 2018').every(([, , isRange]) => isRange === false)).toBe(true)
})
