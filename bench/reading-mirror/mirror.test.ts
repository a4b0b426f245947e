import { expect, test } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { drawSkills, excerpt, mostFrequent, without } from './lists.ts'
import { type Reading, readRaw, type Statement } from './reading.ts'
import { compare, VARIANTS, vary } from './variants.ts'

const statement = (name: string, nice = false, fact = ''): Statement => ({ name, nice, fact, sentence: `It says ${name}.` })
const reading = (id: string, skills: Statement[], conditions: Statement[] = []): Reading => ({
  posting: { id, title: 'Cook', company: 'Example', location: '', description: 'x'.repeat(Number(id)) },
  skills,
  conditions,
})

test('a posting is varied as scrapers leave it', () => {
  const text = 'We cook.\nRequirements:\n• Knives\n• Soup'
  expect(VARIANTS['line breaks are blanks'](text)).toBe('We cook. Requirements: • Knives • Soup')
  expect(VARIANTS['lines are glued'](text)).toBe('We cook.Requirements:• Knives• Soup')
  expect(VARIANTS['bullets are gone'](text)).toBe('We cook.\nRequirements:\nKnives\nSoup')
  expect(VARIANTS['headings are gone'](text)).toBe('We cook.\n• Knives\n• Soup')
  expect(VARIANTS['bullets without a blank'](text)).toBe('We cook.\nRequirements:\n•Knives\n•Soup')
})

test('differences of two readings are named', () => {
  const before = reading('1', [statement('Soup'), statement('Knives', true)], [statement('driving')])
  const after = reading('1', [statement('Soup', true), statement('Fish')], [])
  expect(compare(before, after).map(({ what, name, change }) => `${what} ${name} ${change}`)).toEqual([
    'skill Soup must to wish',
    'skill Knives lost',
    'skill Fish new',
    'condition driving lost',
  ])
})

test('a must and a wish, or two facts, from one sentence contradict each other', () => {
  const one = reading(
    '1',
    [statement('Soup'), statement('Soup', true)],
    [statement('years', false, 'two'), statement('years', false, 'five')],
  )
  expect(contradictionsIn(one).map(({ names }) => names)).toEqual(['Soup: must and wish', 'years: two / five'])
  expect(contradictionsIn(reading('1', [statement('Soup')], [statement('years')]))).toEqual([])
})

test('a must from a sentence that only wishes, and a wish from one that demands, are listed', () => {
  const say = (sentence: string, nice: boolean) => contradictionsIn(reading('1', [{ ...statement('Soup', nice), sentence }]))
  expect(say('Soup is a plus.', false)).toHaveLength(1)
  expect(say('Suppe ist von Vorteil.', false)).toHaveLength(1)
  expect(say('Soup is required.', true)).toHaveLength(1)
  expect(say('Soup is not required.', true)).toEqual([])
  expect(say('Soup is required, fish is a plus.', false)).toEqual([])
})

test('names are counted by posting and shown with their sentences', () => {
  const all = [reading('1', [statement('Soup'), statement('Soup')]), reading('2', [statement('Soup')]), reading('3', [])]
  expect(
    mostFrequent(
      all,
      ({ skills }) => skills,
      ({ name }) => name,
      5,
    ),
  ).toEqual(['  Soup: 2 postings', expect.stringContaining('It says Soup.'), expect.stringContaining('It says Soup.')])
  expect(without(all, ({ skills }) => skills, 5)).toEqual(['  1 of 3 postings', '      3 3 characters: Cook'])
  expect(drawSkills(all, 5)).toHaveLength(2)
})

test('a long sentence is cut around the name', () => {
  expect(excerpt(`${'a '.repeat(300)}soup ${'b '.repeat(300)}`, 'Soup')).toMatch(/^….*soup.*…$/)
})

test('a varied posting is read for skills and conditions', () => {
  const raw = {
    id: '1',
    title: 'Cook',
    company: 'Example',
    location: 'Leeds, United Kingdom',
    description: 'Requirements:\n• Full driving licence\n• Excel',
  }
  const { skills, conditions } = readRaw(vary(raw, 'bullets without a blank'))
  expect(skills.map(({ name }) => name)).toContain('Excel')
  expect(conditions.map(({ name }) => name)).toContain('driving')
})
