import { expect, test } from 'vitest'
import { readResume } from '#read-resume'
import { textBytes } from '#testing'

/** The field of study of an entry with this heading, and how sure it is. */
async function fieldOf(heading: string) {
  const text = `Zoë Lindström\nzoe@example.se\n\nEducation\n${heading}\n2010 – 2013\n`
  const { data, evidence } = await readResume(textBytes(text), 'txt')
  return [data.education[0]?.field, evidence.find(({ path }) => path === 'education.0.field')?.confidence ?? 0] as const
}

test('a known field between a school and a degree is sure', async () => {
  const [field, confidence] = await fieldOf('Diploma, Health Sciences, University of Lund')
  expect(field).toBe('Health Sciences')
  expect(confidence).toBeGreaterThan(0.9)
})

test.each([
  'Physics – School of Nursing, BA in Design, Physics and Chemistry',
  'Computer Science, BA in Design, Faculty of Law, Lund – Physics',
])('a known field is a question where another one is nearly as good: %s', async (heading) =>
  expect((await fieldOf(heading))[1]).toBeLessThan(0.6),
)
