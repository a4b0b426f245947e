import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldWords } from './fold.ts'
import { withoutGenderMarks } from './job-titles.ts'

test.each([
  ['Koch (m/w/d)', 'Koch'],
  ['Koch m/w/d', 'Koch'],
  ['Infirmier H/F', 'Infirmier'],
  ['Cook (all genders) - nights', 'Cook - nights'],
  ['Kok m / v', 'Kok'],
  ['Entwickler (gn) f|m|x', 'Entwickler'],
])('%s is %s', (title, plain) => {
  expect(foldWords(withoutGenderMarks(title))).toBe(foldWords(plain))
})

test.each(['W/H Operative', 'A/V Technician', 'PM/WD-40 buyer', 'M&A Analyst', 'UI/UX Designer', 'Dr. med. (Neurology)'])(
  '%s has no mark',
  (title) => {
    expect(withoutGenderMarks(title)).toBe(title)
  },
)

test('a mark changes nothing else, wherever it stands', () => {
  const word = fc.constantFrom('Koch', 'Nurse', 'Straßenbauer', 'Café-Leitung', 'C++', '2')
  const mark = fc.constantFrom('(m/w/d)', 'm/w/d', '(f/m/x)', 'w/m', '(all genders)')
  fc.assert(
    fc.property(fc.array(word), mark, fc.array(word), (before, one, after) => {
      const title = [...before, ...after].join(' ')
      expect(foldWords(withoutGenderMarks([...before, one, ...after].join(' ')))).toBe(foldWords(title))
      expect(withoutGenderMarks(title)).toBe(title)
    }),
  )
})
