import { NO_FILTERS } from '@jobapply/core/search/rules'
import { expect, test } from 'vitest'
import { planLooks, toJobFilters } from './query-plan.ts'

const kinds = (text: string, title = '') =>
  [...planLooks(text, title)].map(({ look }) =>
    look === 'newest' ? look : 'anyTitle' in look ? 'other names' : `${look.within}: ${look.all.join(' ')}`,
  )

test('what was typed is looked for in titles, then anywhere, then under the other names of that work', () => {
  expect(kinds('Software Engineer', 'Nurse')).toEqual(['title: software engineer', 'anywhere: software engineer', 'other names'])
  expect(kinds('Zorb Whisperer')).toEqual(['title: zorb whisperer', 'anywhere: zorb whisperer'])
})

test('with nothing typed the desired title comes first, then its other names, then what is new', () => {
  expect(kinds('', 'Software Engineer')).toEqual(['title: software engineer', 'other names', 'newest'])
  expect(kinds('', '')).toEqual(['newest'])
})

test('of the other names of a work those that a shorter one finds too are left out', () => {
  const look = [...planLooks('Registered Nurse', '')].at(-1)?.look
  const names = typeof look === 'object' && 'anyTitle' in look ? look.anyTitle.map((words) => words.join(' ')) : []
  expect(names).toContain('nurse')
  expect(names.filter((name) => name !== 'nurse' && name.split(' ').includes('nurse'))).toEqual([])
})

test('signs that are part of a name are kept, others and accents are not', () => {
  expect(kinds('C++ / C# Developer')[0]).toBe('title: cplusplus csharp developer')
  expect(kinds('Ingénieur IT')[0]).toBe('title: ingenieur infotech')
})

test('small words are not looked for', () => {
  expect(kinds('Head of Research and Development')[1]).toBe('anywhere: head research development')
  expect(kinds('the')).toEqual(['newest'])
})

test('the filters say what the index compares; what is not set is open', () => {
  const open = { place: [], country: null, type: null, mode: null, source: null, level: null, firstSeenAfter: undefined }
  expect(toJobFilters(NO_FILTERS)).toEqual(open)
  const set = { ...NO_FILTERS, location: 'Malmö', country: 'Sweden', jobType: 'contract' as const, workType: 'on-site' as const }
  expect(toJobFilters(set)).toEqual({ ...open, place: ['malmo'], country: 'Sweden', type: 'contract', mode: 'onsite' })
})

test('SEARCH-023 the experience filter looks for its keywords in the title, and for the levels they stand for', () => {
  const levelOf = (experienceLevel: 'entry' | 'associate' | 'executive') => toJobFilters({ ...NO_FILTERS, experienceLevel }).level
  expect(levelOf('entry')).toEqual({ title: ['entry', 'junior', 'associate'], keywords: ['joblevelentry'] })
  expect(levelOf('associate')).toEqual({ title: ['associate', 'mid', 'middle'], keywords: ['joblevelmid'] })
  expect(levelOf('executive')?.title).toEqual(['senior', 'lead', 'executive', 'principal'])
})
