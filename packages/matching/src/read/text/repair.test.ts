import { expect, test } from 'vitest'
import { describeRequirements } from '#fixtures/describe-requirements'
import { aPosting } from '#fixtures/sample'
import { repairText } from './repair.ts'

test.each([
  ['You join a team.RequirementsFluent German', 'You join a team.\nRequirements\nFluent German'],
  ['Requirements:•Degree•Licence', 'Requirements:\n•Degree\n•Licence'],
  ['A team. Essential criteria: • Degree', 'A team.\nEssential criteria:\n• Degree'],
  ['We need people with experience3+ years', 'We need people with experience\n3+ years'],
  ['JavaScript and PowerPoint at www.Example.com', 'JavaScript and PowerPoint at www.Example.com'],
  ['two  blanks', 'two blanks'],
])('%s: lost breaks are put back', (text, repaired) => expect(repairText(text)).toBe(repaired))

test('the same posting with and without its breaks and bullets states the same conditions', () => {
  const points = [
    "Bachelor's degree required",
    'You must have 3 years of experience as a chef',
    'A full driving licence is essential',
  ]
  const said = (description: string) => describeRequirements(aPosting({ description }))
  const listed = said(`Requirements:\n- ${points.join('\n- ')}`)
  expect(listed).toBe('years 3; degree bachelors!; driving')
  expect(said(`Requirements:•${points.join('•')}`)).toBe(listed)
  expect(said(`Requirements${points.join('.')}.`)).toBe(listed)
})

test('a text of 200,000 characters takes time in proportion to it', () => {
  const hostile = 'aB.•: '.repeat(33_000)
  expect(repairText(hostile).length).toBeGreaterThan(100_000)
})

test('a heading in capitals that is glued to the next line gets a line of its own', () => {
  expect(repairText('DRIVER NEEDED FOR OUR DEPOTWe are a firm. REQUIREMENTSValid licence')).toBe(
    'DRIVER NEEDED FOR OUR DEPOT\nWe are a firm. REQUIREMENTS\nValid licence',
  )
  expect(repairText('The NHSTrust in HARWICKTown')).toBe('The NHSTrust in HARWICKTown')
})

test('a list in one line below a known heading becomes lines', () => {
  expect(repairText('Requirements: a licence; good German; two years of work')).toBe(
    'Requirements:\n- a licence\n- good German\n- two years of work',
  )
  expect(repairText('We met: the owner; the cook; the guests')).toBe('We met: the owner; the cook; the guests')
})
