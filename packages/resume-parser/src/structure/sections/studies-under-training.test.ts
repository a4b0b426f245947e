import { expect, test } from 'vitest'
import { readSection } from '#read-text.testing'

test('training that took years at a school and ended with a degree is education, a course is a certificate', async () => {
  const school = ['Bachelor of Science in Kinesiology     2007 - 2011', 'University of Lake Agate']
  const { education, certifications } = await readSection('Training', school)
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ['Bachelor of Science', 'University of Lake Agate'],
  ])
  expect(certifications).toEqual([])
  const courses = await readSection('Training', [
    'Forklift Operator Card, Safety Council, 2019',
    'First Aid at Work, Red Kite Training, 2022',
  ])
  expect(courses.education).toEqual([])
  expect(courses.certifications).toHaveLength(2)
})
