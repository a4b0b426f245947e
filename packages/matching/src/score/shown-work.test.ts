import { expect, test } from 'vitest'
import { aPerson, aPost, aPosting } from '#fixtures/sample'
import { readExperiences } from '#read/experiences'
import { speaksOfOthers } from '#read/sentence/speaker'
import { kindOf } from '#spans'
import { judgeDuty } from './judge-duties.ts'
import { judgeExperience } from './judge-experience.ts'
import { placeOf } from './place.ts'

const clerk = aPost({
  position: 'Office Clerk',
  description: 'Prepared offers for marketing and sales staff.',
  startDate: '2015-01',
  endDate: '2021-01',
})

test.each(['sales', 'marketing'])('work beside %s staff is not experience in it', (field) => {
  const posting = aPosting({ description: `Requirements:\n- Experience in ${field}` })
  const [asked] = readExperiences(posting)
  expect(asked && judgeExperience(posting, aPerson({ experience: [clerk] }), asked).answer).toBe('unknown')
})

test('a listed tool does not show that somebody led people who use it', () => {
  const posting = aPosting({ description: 'Requirements:\n- Experience with Python' })
  const [asked] = readExperiences(posting)
  const person = aPerson({ technical_skills: ['Python'], experience: [clerk] })
  const judge = (leads: boolean) =>
    asked && judgeExperience(posting, person, { ...asked, value: { ...asked.value, leads } }).answer
  expect([judge(false), judge(true)]).toEqual(['met', 'unknown'])
})

test('only a job without any travel suits somebody who does not travel', () => {
  const judge = (amount: number) =>
    judgeDuty(aPerson({ travel_availability: 'no-travel' }), {
      sentence: 0,
      nice: false,
      value: { name: 'travel', amount, times: [] },
    }).answer
  expect([judge(0), judge(1)]).toEqual(['met', 'notMet'])
})

test('a job elsewhere in the country is further away than home for somebody who names one town', () => {
  const job = { location: 'Hull', city: 'Hull', region: null, country: 'United Kingdom', workMode: 'onsite' } as const
  const place = (location_city: string | null) =>
    placeOf(
      { job, requirements: aPosting().requirements },
      aPerson({ location_city, location_country: 'United Kingdom', willing_to_relocate: false }),
    )
  expect([place('Leeds'), place('Hull'), place(null)]).toEqual(['country', 'here', 'willing'])
})

test('whom a clause speaks of shows in its first 160 characters', () => {
  const clause = (end: number) => `Our team ${'x'.repeat(end - 13)} you`
  expect([clause(160), clause(161)].map((text) => [text.length, speaksOfOthers(text)])).toEqual([
    [160, false],
    [161, true],
  ])
})

test('every space of Unicode joins words as a blank does', () => {
  const spaces = Array.from({ length: 11 }, (_, at) => 0x2000 + at)
  expect(new Set([...spaces, 0x202f].map(kindOf))).toEqual(new Set([kindOf(0x20)]))
})
