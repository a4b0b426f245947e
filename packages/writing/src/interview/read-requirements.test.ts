import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { expect, test } from 'vitest'
import { PAIRS } from '#fixtures/pairs'
import { readRequirements } from './read-requirements.ts'

const AT = new Date('2026-11-15T12:00:00Z')
const LISTED = {
  ...{ id: 'kept', city: null, region: null, country: null, workMode: null, jobType: null, level: null },
  ...{ salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null, postedAt: null },
  ...{ location: 'Leeds', requirements: { must: [], nice: [] }, skills: [] },
}
const posting = (description: string) => ({ ...LISTED, title: 'Data Analyst', company: 'Greenbasket', description })
const profile = (changes: object): ProfileFields => ({ ...EMPTY_FIELDS, ...changes }) as ProfileFields
const job = (description: string) => ({
  ...{ id: '1', company: 'Rheinmarkt', position: 'Assistant', location: null, startDate: '2022-01', endDate: null },
  ...{ current: true, description, technologies: [] },
})
const read = (fields: ProfileFields, description: string, texts: { text: string; from: string }[] = []) => {
  const reading = readRequirements({ job: posting(description), profile: fields, texts, at: AT })
  return { ...reading, of: (name: string) => reading.requirements.find((one) => one.name === name) }
}

test("a requirement is met by the person's own line, unchanged, before a bare entry of a list", () => {
  const { of } = read(
    profile({
      technical_skills: ['Power BI', 'SQL'],
      experience: [job('• Weekly sales reports in Power BI.\n• Counted stock.')],
    }),
    'Required: Power BI and SQL.',
  )
  expect(of('Power BI')).toMatchObject({
    answer: 'met',
    quote: expect.stringContaining('Weekly sales reports in Power BI'),
    from: 'Rheinmarkt',
  })
  expect(of('SQL')).toMatchObject({ answer: 'met', quote: 'SQL', from: 'your skills', isWish: false })
})

test('a line that calls a skill by its own name proves it better than one with another word for it', () => {
  const nurse = { ...job('• Care of 12 beds with continuous telemetry.'), position: 'Registered Nurse, Cardiology' }
  const { of } = read(profile({ experience: [nurse] }), 'Required: cardiology.')
  expect(of('Cardiology')).toMatchObject({ answer: 'met', quote: 'Registered Nurse, Cardiology', from: 'Rheinmarkt' })
  const other = read(profile({ experience: [job('• Care of 12 beds with continuous telemetry.')] }), 'Required: cardiology.')
  expect(other.of('Cardiology')).toMatchObject({ quote: expect.stringContaining('telemetry') })
})

test('a language is told once: by the line that proves it, or by the condition that it falls short of', () => {
  const asked = (proficiency: string) =>
    read(profile({ languages: [{ id: '1', name: 'English', proficiency }] }), 'Required:\n- Fluent English').requirements.map(
      ({ name, answer }) => `${name}: ${answer}`,
    )
  expect(asked('fluent')).toEqual(['English: met'])
  expect(asked('beginner')).toEqual(['Language: notMet'])
})

test('a line that denies a skill proves nothing, and what is missing gets the sentence of a note', () => {
  const note = 'Ask about the team. I have not used Tableau, but I learned Power BI alone in three weeks.'
  const { of } = read(profile({ experience: [job('Never used SQL at work there.')] }), 'Required: Tableau and SQL.', [
    { text: note, from: 'your notes' },
  ])
  expect(of('Tableau')).toMatchObject({
    ...{ answer: 'notMet', from: 'your notes', fact: '' },
    quote: 'I have not used Tableau, but I learned Power BI alone in three weeks.',
  })
  expect(of('SQL')).not.toMatchObject({ answer: 'met' })
})

test('a word that only looks like a denial denies nothing', () => {
  const { of } = read(profile({ experience: [job('Ran SQL reports for a non-profit, and SEM in May.')] }), 'Required: SQL.')
  expect(of('SQL')).toMatchObject({ answer: 'met', quote: expect.stringContaining('non-profit') })
})

test('a paper that nobody lists is unknown, and wishes come last', () => {
  const { requirements, of } = read(profile({}), 'Required: CSCS card.\nNice to have:\nTableau')
  expect(requirements.filter(({ name }) => name === 'CSCS card' || name === 'License').map(({ answer }) => answer)).toEqual([
    'unknown',
  ])
  expect(of('Tableau')).toMatchObject({ isWish: true, answer: 'notMet' })
  expect(requirements.at(-1)?.name).toBe('Tableau')
})

test('what is quoted as a proof is in the profile, and nothing without a quote is called proven', () => {
  const tidy = (text: string) => text.replace(/[\s•*·–-]+/g, ' ')
  for (const { fields, job: asked } of PAIRS) {
    const own = tidy(JSON.stringify(fields).replaceAll('\\n', ' ').replaceAll('\\"', '"'))
    const { requirements } = readRequirements({ job: { ...LISTED, ...asked }, profile: fields, texts: [], at: AT })
    for (const { quote, answer, isSkill } of requirements) {
      if (quote !== null) expect(own).toContain(tidy(quote))
      if (isSkill && answer === 'met') expect(quote).not.toBeNull()
    }
  }
})

test('pay and place of work are asked about only where the posting is silent', () => {
  expect(read(profile({}), 'Salary: £30,000 to £34,000 a year. Fully remote.')).toMatchObject({ hasPay: true, hasWorkMode: true })
  expect(read(profile({}), 'Counting apples.')).toMatchObject({ hasPay: false, hasWorkMode: false, requirements: [] })
})
