import { expect, test } from 'vitest'
import { aPerson, aPost, aPosting, NOW } from '#fixtures/sample'
import { explainMatch } from '#score/explain'

const read = (...lines: string[]) => aPosting({ title: 'Clerk', description: `Requirements\n${lines.join('\n')}` }).requirements
const names = (text: string) =>
  Object.entries(aPosting({ description: text }).requirements).flatMap(([name, list]) => (list.length > 0 ? [name] : []))

test.each([
  ['- At least 6 months of experience in a bakery', [0.5]],
  ['- 18 months experience as a baker', [1.5]],
  ['- Six months of experience as a baker', [0.5]],
  ['- You lack three months of the required experience', []],
  ['- Mindestens 9 Monate Berufserfahrung', [0.75]],
  ['- A contract of 6 months, experience in a bakery', []],
  ['- After 6 months of experience you lead a shop', []],
])('months are parts of a year: %s', (line, years) => {
  expect(read(line).years.map(({ value }) => value.min)).toEqual(years)
})

test('less than a year is told in months', () => {
  const posting = aPosting({ description: 'Requirements:\n- 6 months of experience as a baker' })
  const person = aPerson({ experience: [aPost({ position: 'Baker', startDate: '2020-01', endDate: '2021-01' })] })
  const years = explainMatch(posting, person, NOW).parts.find(({ name }) => name === 'years')
  expect(years?.words).toContain('it asks for 6 months.')
})

test.each([
  "3 years' experience in an industrial setting and be comfortable with Excel",
  '3 years of experience, preferably in retail or with Excel',
])('what follows with a verb of its own or as a wish is no matter of the years: %s', (line) => {
  expect(read(`- ${line}`).years[0]?.value.about).toBeNull()
})

test('a history of work that is checked asks for no years of experience', () => {
  expect(names('Requirements\n- A checkable five year work history')).toEqual(['duties'])
})

test('a similar post is one wherever it is held', () => {
  const [asked] = read('- 3 years in a similar role, in a company or a practice').years
  expect([asked?.value.about?.isSimilar, asked?.value.about?.words]).toEqual([true, []])
})

test('an adjective is no skill that the years are about', () => {
  expect(read('- 2 years in an analytical laboratory').years[0]?.value.about?.skills).toEqual([])
  expect(read('- 2 years of work that shows analytical thinking').years[0]?.value.about?.skills).not.toEqual([])
})

test('the level of a language may stand at its second mention', () => {
  const [asked] = read('- Because they speak German only, you need German at level C1').languages
  expect(asked?.value.options).toEqual([{ name: 'German', level: 4 }])
})

test.each([
  ['- BCom Accounting', 'bachelors'],
  ['- A tertiary qualification in Chemistry', 'bachelors'],
  ['- Master 2 in law', 'masters'],
])('%s is a degree and no paper', (line, level) => {
  const { degrees, licences } = read(line)
  expect([degrees[0]?.value.level, licences]).toEqual([level, []])
})

test('a major belongs to the degree that it is part of', () => {
  expect(read('- A tertiary degree with a major in Chemistry').degrees[0]?.value.fields).toHaveLength(1)
})

test('a list of degrees asks for the field of each', () => {
  const fieldsOf = (line: string) => read(line).degrees[0]?.value.fields.length
  expect([fieldsOf('- B.Tech/MCA/M.Sc (Statistics)'), fieldsOf('- M.Sc (Statistics)')]).toEqual([3, 1])
})

test.each([
  ['- A driving licence and a car you can use for work', [false, true]],
  ['- Valid C+E entitlement with no more than 6 points', [false]],
])('%s', (line, own) => {
  const asked = read(line).driving
  expect(asked.map(({ value }) => value.ownVehicle)).toEqual(own)
  expect(asked.some(({ value }) => value.isUnsure)).toBe(false)
})

test.each([
  'Jobrad, ein Führerschein-Zuschuss und ein Sabbatical',
  'Casier judiciaire non demandé.',
  'Overtime is available but nobody is obliged to take it.',
])('nothing is asked for: %s', (line) => expect(names(line)).toEqual([]))

test('everybody takes their share: that is asked of the reader, too', () => {
  expect(names('What we need\n- Our service runs all week, and everybody takes their share of weekends.')).toEqual(['duties'])
})

test.each([
  ['This vacancy is reserved for British nationals.', ['citizenships']],
  ['Você deve morar a no máximo 15 km da loja.', ['residences']],
  ['Your home should be no more than 30 minutes from the yard.', ['residences']],
])('%s', (text, asked) => expect(names(text)).toEqual(asked))

test('a bare licence is a degree where years are enough instead', () => {
  const [asked] = read("- Licence ou 3 ans d'expérience minimum comme juriste").degrees
  expect(asked?.value.orYears?.min).toBe(3)
})

test('a short word ends a sentence when it is no abbreviation', () => {
  const { sentence } = read('A card is needed, and we pay for it. You have 3 years of experience.').years[0] ?? {}
  expect(sentence).toBe(2)
})
