import { expect, test } from 'vitest'
import { readingOrder } from '#pdf/columns'
import { type Item, rowsOf } from '#pdf/rows'
import { studiesIn } from '#read-text.testing'
import { cleanLines } from './lines.ts'
import { joinWrappedLines } from './wrapped-lines.ts'

const PITCH = 14
const END = 500
/** 'b:' starts a bold text, ' / ' a plain one behind it; what stands behind ' | ' ends at the right edge. */
const read = (...rows: readonly string[]) => {
  const items = rows.flatMap((row, index): Item[] => {
    const [left = '', date] = row.replace(/^b:/, '').split(' | ')
    const font = row.startsWith('b:') ? 'bold' : 'plain'
    const at = (text: string, x: number, own: string): Item => ({
      text,
      x,
      y: PITCH * index,
      width: 5 * text.length,
      size: 10,
      font: own,
    })
    const [head = '', tail] = left.split(' / ')
    const more = tail ? [at(tail, 25 + 5 * head.length, 'plain')] : []
    return [at(head, 20, font), ...more, ...(date ? [at(date, END - 5 * date.length, 'plain')] : [])]
  })
  const body = Array.from({ length: 8 }, (_, index): Item => {
    const text = 'Runs three kilns for tiled stoves, teaches the crew, and keeps the books of it.'
    return { text, x: 20, y: PITCH * (rows.length + 2 + index), width: END - 20, size: 10, font: 'plain' }
  })
  const { lines } = readingOrder([rowsOf([...items, ...body])])
  return joinWrappedLines(cleanLines(lines), ['position', 'company', 'location']).map(({ text }) => text)
}

test('a title that its dates left no room for goes on in the next line when the other titles stand apart from what is below them', () => {
  const others = [
    ...['b:Kiln Engineer | May 2014 – Feb 2019', 'Eichenhain GmbH', 'b:Glazier | Jan 2012 – Apr 2014', 'Glasbruket AB'],
    ...['b:Apprentice | Jan 2009 – Dec 2011', 'Glasbruket AB'],
  ]
  const title = 'b:Vice President of Engineering for Kilns, Glazes, Raku, Tiled Stoves | Mar 2019 – Present'
  expect(read(title, 'b:and Developer Experience', 'Osmund Hale Ltd', ...others)).toContain(
    'Vice President of Engineering for Kilns, Glazes, Raku, Tiled Stoves and Developer Experience\tMar 2019 – Present',
  )
  expect(read(title, 'b:Slip Casting', 'Osmund Hale Ltd', ...others)).toContain(
    'Vice President of Engineering for Kilns, Glazes, Raku, Tiled Stoves Slip Casting\tMar 2019 – Present',
  )
})

test('an employer in bold below each title in bold stays a line of its own', () => {
  const jobs = ['2019', '2014', '2011'].flatMap((year) => [
    `b:Deputy Director for Community Outreach, Volunteers and Schools | Mar ${year} – Dec ${year}`,
    'b:Northern Counties',
    'Taught the crew.',
  ])
  expect(read(...jobs).filter((text) => text === 'Northern Counties')).toHaveLength(3)
})

test('an employer behind its title goes on below when its dates left no room for it', () => {
  expect(
    read(
      'b:Programme Officer for Rural Schools and Libraries, / Foundation for | Mar 2019 – Present',
      'Lifelong Learning in Remote Communities',
      'b:Glazier, / Eichenhain GmbH | Jan 2012 – Apr 2014',
    ),
  ).toContain(
    'Programme Officer for Rural Schools and Libraries, Foundation for Lifelong Learning in Remote Communities\tMar 2019 – Present',
  )
})

test('two titles that go on below are joined where an employer and its place follow both', () => {
  const titles = ['2019', '2014'].flatMap((year) => [
    `b:Senior Deputy Director for Community Outreach, Volunteers and Care | Mar ${year} – Dec ${year}`,
    'b:Partnerships of Towns',
    'Osmund Hale Ltd · Leeds',
  ])
  expect(read(...titles).slice(0, 2)).toEqual([
    'Senior Deputy Director for Community Outreach, Volunteers and Care Partnerships of Towns\tMar 2019 – Dec 2019',
    'Osmund Hale Ltd · Leeds',
  ])
})

test('a place goes on in the next line, also when only its dot or its first word had room above', () => {
  const employer = 'Unión Temporal de Empresas para la Ampliación del Puerto Exterior'
  expect(read(`${employer} de Valdemar · Las Palmas de`, 'Gran Canaria')[0]).toBe(
    `${employer} de Valdemar · Las Palmas de Gran Canaria`,
  )
  expect(read(`${employer} de Valdemar Norte y Sur · Santa Cruz`, 'de Tenerife')[0]).toBe(
    `${employer} de Valdemar Norte y Sur · Santa Cruz de Tenerife`,
  )
  expect(read(`${employer} de Valdemar Norte y Sur ·`, 'Arrecife')[0]).toBe(`${employer} de Valdemar Norte y Sur · Arrecife`)
})

test('two lines that both end with their day are two entries, however full the first is (RESUME-002)', async () => {
  expect(
    await studiesIn('BSc in Chemistry, University of Mälardal, 2013', 'Diploma in Glazing, Lindö Technical College, 2007'),
  ).toEqual(['BSc / Chemistry / University of Mälardal / ', 'Diploma / Glazing / Lindö Technical College / '])
})
