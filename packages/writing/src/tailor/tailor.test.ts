import { expect, test } from 'vitest'
import { PEOPLE } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { fieldsOf, jobOf, TODAY } from '#fixtures/sample'
import { tailorProfile } from './tailor.ts'

const fields = fieldsOf(PEOPLE.developer)
const job = jobOf(POSTINGS.developer[1])
const tailoring = tailorProfile({ shown: fields, known: [] }, job, TODAY)

test('tailoring puts first what the posting asks for', () => {
  const skills = tailoring.parts.find(({ field }) => field === 'technical_skills')?.lines.map(({ text }) => text)
  expect(skills?.slice(0, 2).sort()).toEqual(['JavaScript', 'Python'])
})

test('an order writes no word that the profile does not have', () => {
  const own = new Set([
    ...fields.technical_skills,
    ...fields.soft_skills,
    ...fields.experience.flatMap(({ description }) => description?.split('\n') ?? []),
  ])
  for (const { lines } of tailoring.parts) for (const { text } of lines) expect(own).toContain(text)
})

test('missing skills are listed as gaps, unless the profile shows them elsewhere', () => {
  expect(tailoring.gaps).toEqual(expect.arrayContaining(['GraphQL', 'React']))
  expect(tailoring.gaps).not.toContain('Python')
  const known = [{ ...fields, technical_skills: [...fields.technical_skills, 'GraphQL'] }]
  const { gaps } = tailorProfile({ shown: fields, known }, job, TODAY)
  expect(gaps).toEqual(tailoring.gaps.filter((skill) => skill !== 'GraphQL'))
})

const [first] = fields.experience
const placesIn = (description: string) => {
  const shown = { ...fields, technical_skills: [], soft_skills: [], experience: first ? [{ ...first, description }] : [] }
  return tailorProfile({ shown, known: [] }, job, TODAY).parts.map(({ lines }) => lines.map(({ from, to }) => [from, to]))
}

test('a line of a list moves within its own list, and paragraphs stay where they are', () => {
  expect(placesIn('Services:\n• Cooked\n• Wrote Python\nInterfaces:\n• Cleaned\n• Wrote JavaScript')).toEqual([
    [
      [2, 1],
      [1, 2],
    ],
    [
      [5, 4],
      [4, 5],
    ],
  ])
  expect(placesIn('Cooked meals.\n\nWrote Python.')).toEqual([])
})

test('the least relevant lines of a long list are proposed to be left out', () => {
  const lines = ['Wrote Python', ...'abcdef'.split('').map((letter) => `Cooked ${letter}`)]
  expect(placesIn(lines.join('\n'))).toEqual([expect.arrayContaining([[6, null]])])
})
