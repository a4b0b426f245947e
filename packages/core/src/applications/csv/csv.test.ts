import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUSES, type Status } from '#applications/constants'
import { forOwnTexts } from '#applications/own-texts'
import { tidyLine, tidyProse } from '#shared/text/text'
import { proposeMapping, shapeOf } from './columns.ts'
import { MAX_CELL_CHARS, MAX_IMPORT_ROWS } from './constants.ts'
import { decodeText, readCsv, writeCsv } from './csv.ts'
import { CSV_HEAD, type ImportedRow, readRow, toCells } from './read-row.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(decodeText(bytesOf(text))).rows

const nasty = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('=1+1', '+49 30', '-', '@cmd', "'=x", "''", 'a"b', 'a,b;c', 'two\nlines', ' N/A', 'none', '\t=tab', '"', '""'),
)
const lineOf = nasty.map((text) => tidyLine(text)).map((text) => (typeof text === 'string' ? text : ''))
const required = lineOf.map((text) => text || 'x')
const noted = nasty.map((text) => tidyProse(text)).map((text) => (typeof text === 'string' ? text : ''))
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString())
const { queued: _, ...others } = STATUSES
const anyRow: fc.Arbitrary<ImportedRow> = fc.record({
  ...{ job_title: required, company: required, location: lineOf, source: lineOf, ...forOwnTexts(() => lineOf), notes: noted },
  job_url: fc.option(fc.webUrl(), { nil: null }),
  status: fc.constantFrom(...(Object.keys(others) as Status[])),
  appliedAt: fc.option(moment, { nil: null }),
  deadline: fc.option(
    moment.map((at) => at.slice(0, 10)),
    { nil: null },
  ),
  nextAt: fc.option(moment, { nil: null }),
})

test('our own export comes back identical', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 10 }), (rows) => {
      const [headers = [], ...cells] = read(writeCsv([CSV_HEAD, ...rows.map(toCells)]))
      expect(shapeOf(headers)).toBe('ours')
      const mapping = proposeMapping(headers)
      const back = cells.map((one) => readRow(one, mapping, { order: null, isOwn: true }))
      expect(back.map(({ row, problems }) => row ?? problems)).toEqual(rows)
    }),
    { numRuns: 100 },
  )
})

test('a cell that a spreadsheet would run begins with an apostrophe', () => {
  const [cells = []] = read(writeCsv([['=HYPERLINK("x")', '+1', '-1', '@a', '\tx', 'plain', "'quoted"]]))
  expect(cells).toEqual([`'=HYPERLINK("x")`, "'+1", "'-1", "'@a", "'\tx", 'plain', "''quoted"])
})

test('quotes, line breaks, separators and broken files are read as RFC 4180 means them', () => {
  expect(read('a,b\r\n"x ""y""","1\n2"\n\n,\nlast')).toEqual([['a', 'b'], ['x "y"', '1\n2'], ['last']])
  expect(read('a,b\n1,')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ])
  expect(read('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ])
  expect(read('a\tb\n1\t2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(read('a,b\n"never closed,1\n2')).toEqual([['a', 'b'], ['never closed,1\n2']])
  expect(read('\ufeffa,b\n1,\0two')).toEqual([
    ['a', 'b'],
    ['1', 'two'],
  ])
})

test('files of other encodings are read: UTF-16 by its mark, else the letters of Windows', () => {
  const wide = Buffer.from('\ufeffJob,Café', 'utf16le')
  expect(readCsv(decodeText(wide)).rows).toEqual([['Job', 'Café']])
  expect(readCsv(decodeText(Uint8Array.from([74, 44, 67, 97, 102, 0xe9]))).rows).toEqual([['J', 'Café']])
})

test('a long cell is cut, a long file is read to its limit', () => {
  const cell = readCsv(`a,b\n${'x'.repeat(200_000)},1`)
  expect([cell.rows[1]?.[0]?.length, cell.cut]).toEqual([MAX_CELL_CHARS, 1])
  const long = readCsv(`a,b\n${'1,2\n'.repeat(MAX_IMPORT_ROWS + 5)}`)
  expect([long.rows.length, long.isLong]).toEqual([MAX_IMPORT_ROWS + 1, true])
})

const rowsOf = (text: string) => {
  const [headers = [], ...cells] = read(text)
  const mapping = proposeMapping(headers)
  return { shape: shapeOf(headers), rows: cells.map((one) => readRow(one, mapping, { order: null, isOwn: false })) }
}

test('an export of JobSync is known by its headers', () => {
  const { shape, rows } = rowsOf(
    'index,createdAt,applied,appliedDate,Company,JobTitle,jobType,Location,JobSource,Status\r\n' +
      '1,2026-10-01,Yes,2026-10-02,Acme,Backend Engineer,Full Time,Berlin,LinkedIn,Interview\r\n' +
      '2,2026-10-03,No,N/A,Umbrella,Nurse,Part Time,N/A,N/A,Draft',
  )
  expect(shape).toBe('jobsync')
  expect(rows.map(({ row }) => row)).toMatchObject([
    {
      job_title: 'Backend Engineer',
      company: 'Acme',
      location: 'Berlin',
      source: 'LinkedIn',
      status: 'interview',
      appliedAt: '2026-10-02',
    },
    { job_title: 'Nurse', company: 'Umbrella', location: '', source: '', status: 'saved', appliedAt: null },
  ])
})

test('an export of Huntr is known by its list column', () => {
  const { shape, rows } = rowsOf(
    'Company,Title,List,URL,Location,Date Applied,Notes\nAcme,Designer,Wishlist,https://acme.example/1,Paris,,\n' +
      'Umbrella,Chef,Offer,https://u.example/2,Lyon,"Oct 5, 2026",Great team',
  )
  expect(shape).toBe('huntr')
  expect(rows.map(({ row }) => row)).toMatchObject([
    { job_title: 'Designer', status: 'saved', appliedAt: null },
    { job_title: 'Chef', status: 'offer', appliedAt: '2026-10-05', notes: 'Great team' },
  ])
})

test('what cannot come in is said with its reason: a missing company, an unknown status, a date in doubt', () => {
  const { rows } = rowsOf(
    'Title,Company,Status,Applied date,Link\nCook,,Applied,2026-01-01,\nCook,A,Limbo,,\nCook,A,,03/04/2026,\nCook,A,,,javascript:alert(1)',
  )
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['Company is required'],
    ['Status: "Limbo" is unknown'],
    ['Applied at: day or month first?'],
    ['The job address is not a web address'],
  ])
  const mapping = proposeMapping(['Title', 'Company', 'Applied date'])
  const dated = (order: 'dmy' | 'mdy') => readRow(['Cook', 'A', '03/04/2026'], mapping, { order, isOwn: false }).row?.appliedAt
  expect([dated('dmy'), dated('mdy')]).toEqual(['2026-04-03', '2026-03-04'])
  const twelfth = (cell: string, order: 'dmy' | 'mdy') =>
    readRow(['Cook', 'A', cell], mapping, { order, isOwn: false }).row?.appliedAt
  expect([twelfth('12/05/2026', 'mdy'), twelfth('12/05/2026', 'dmy')]).toEqual(['2026-12-05', '2026-05-12'])
  expect([twelfth('05/12/2026', 'mdy'), twelfth('05/12/2026', 'dmy')]).toEqual(['2026-05-12', '2026-12-05'])
  expect([twelfth('13/05/2026', 'mdy'), twelfth('05/13/2026', 'dmy')]).toEqual(['2026-05-13', '2026-05-13'])
})
