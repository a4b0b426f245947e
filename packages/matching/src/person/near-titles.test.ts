import { TITLE_NOUNS } from '@jobapply/language/title-words'
import { expect, test } from 'vitest'
import { nearTitles } from './near-titles.ts'

test('neighbouring work comes nearest first, without other names of the same work', () => {
  const near = nearTitles('Site Reliability Engineer', 5)
  expect(near[0]).toBe('devops engineer')
  expect(near).not.toContain('reliability engineer')
  expect(near).not.toContain('site reliability engineer')
  expect(near.length).toBeLessThanOrEqual(5)
})

test('a title that the table does not name is near the occupations that its words are of', () => {
  expect(nearTitles('Director of Operations', 6).join(', ')).toContain('operations')
  expect(nearTitles('Zeppelin Upholsterer of the Moon', 6)).not.toContain('software engineer')
})

test('a title of any of nine languages leads to near titles, whoever holds it and at whatever level', () => {
  for (const [title, near] of [
    ['Técnico de Soporte', 'it support specialist'],
    ['Jefa de almacén', 'warehouse manager'],
    ['Infirmier(ère) de nuit H/F', 'charge nurse'],
    ['Desenvolvedora sênior', 'software developer'],
    ['Traduttrice freelance', 'translator'],
    ['Fachverkäuferin', 'sales associate'],
    ['Bibliotekarie', 'librarian'],
    ['Schrijnwerker', 'carpenter'],
    ['Młodszy elektryk', 'electrician'],
    ['Huismeester (m/v)', 'caretaker'],
  ] as const)
    expect(nearTitles(title, 5), title).toContain(near)
})

test('nearly every noun of a title that a resume reader knows leads somewhere', () => {
  const nowhere = [...TITLE_NOUNS].filter((noun) => nearTitles(noun, 5).length === 0)
  expect(nowhere.length / TITLE_NOUNS.size).toBeLessThan(0.01)
})

test('the parts of a headline take turns, and the employer in it is no work', () => {
  expect(nearTitles('Electricista | Soldador', 2)).toEqual([nearTitles('Electricista', 1)[0], nearTitles('Soldador', 1)[0]])
  expect(nearTitles('Welder at Baker Nursing', 5)).toEqual(nearTitles('Welder', 5))
})

test('nothing is near nothing, and a hostile title ends', () => {
  expect(nearTitles('', 6)).toEqual([])
  expect(nearTitles('xyzzy', 6)).toEqual([])
  const started = performance.now()
  nearTitles('operations manager, '.repeat(10_000), 6)
  expect(performance.now() - started).toBeLessThan(2_000)
})
