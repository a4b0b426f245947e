import { expect, test } from 'vitest'
import { PEOPLE } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { fieldsOf, jobOf, TODAY } from '#fixtures/sample'
import { linesOf, tailorProfile } from './tailor.ts'
import { diffWords } from './word-diff.ts'

const fields = fieldsOf(PEOPLE.developer)
const tailoring = tailorProfile(fields, jobOf(POSTINGS.developer[1]), TODAY)

test('tailoring puts first what the posting asks for', () => {
  const skills = tailoring.parts.find(({ path }) => path === 'technical_skills')?.lines.map(({ words }) => words[0]?.text)
  expect(skills?.slice(0, 2).sort()).toEqual(['JavaScript', 'Python'])
})

test('tailoring writes no word that the profile does not have', () => {
  const own = new Set([...fields.technical_skills, ...fields.experience.flatMap(({ description }) => linesOf(description))])
  for (const { lines } of tailoring.parts)
    for (const { words } of lines) expect(own).toContain(words.map(({ text }) => text).join(' '))
})

test('missing skills are listed as gaps', () => {
  expect(tailoring.gaps).toEqual(expect.arrayContaining(['GraphQL', 'React']))
  expect(tailoring.gaps).not.toContain('Python')
})

test('a word diff shows what a line loses and gains', () => {
  expect(diffWords('Helped plan routes for drivers', 'Helped with routes for 40 drivers')).toEqual([
    { kind: 'same', text: 'Helped' },
    { kind: 'removed', text: 'plan' },
    { kind: 'added', text: 'with' },
    { kind: 'same', text: 'routes for' },
    { kind: 'added', text: '40' },
    { kind: 'same', text: 'drivers' },
  ])
})
