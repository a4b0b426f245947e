import { expect, test } from 'vitest'
import { findDegree } from './degrees.ts'

test.each([
  ['Diploma of Technology, Respiratory Therapy', 'Diploma of Technology', 'Respiratory Therapy'],
  ['Diploma of Nursing', 'Diploma', 'Nursing'],
  ['Bachelor of Science (B.Sc.), Kinesiology', 'Bachelor of Science (B.Sc.)', 'Kinesiology'],
  ['Master of Engineering (M.Eng.)', 'Master of Engineering (M.Eng.)', ''],
  ['Electrical Apprenticeship', 'Electrical Apprenticeship', ''],
  ['Grade 12', 'Grade 12', ''],
])('%s is the degree and the field that it says', (text, degree, rest) => {
  expect(findDegree(text)).toMatchObject({ degree, rest })
})
