import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { expect, test } from 'vitest'
import { aPerson, aPosting } from '#fixtures/sample'
import { judgeKnockOuts } from './knock-outs.ts'

const holding = (name: string): Partial<ProfileFields> => ({
  certifications: [
    { id: '1', name, issuer: 'Body', issueDate: null, expiryDate: null, credentialId: null, url: null },
  ] as unknown as ProfileFields['certifications'],
})
const judge = (asked: string, fields: Partial<ProfileFields> = {}) =>
  judgeKnockOuts(aPosting({ description: asked }), aPerson(fields)).map(({ name, verdict }) => `${name}: ${verdict}`)

test('an unknown name among alternatives is one more of them', () => {
  expect(judge('Requirements:\n- CPA, XYZB or CIMA certification required', holding('CPA'))).toEqual(['licence: ok'])
})

/** Papers of one trade: a higher one shows those that it stands on, another proves nothing. */
test.each([
  ['Series 7', 'Series 65', 'caution'],
  ['Series 65', 'Series 65', 'ok'],
  ['CDL class B', 'CDL class A', 'caution'],
  ['CDL class A', 'CDL class B', 'ok'],
  ['CDL class A', 'CDL', 'ok'],
  ['Private pilot license', 'ATPL', 'caution'],
  ['ATPL', 'Commercial pilot license', 'ok'],
  ['AZ-900', 'AZ-305', 'caution'],
  ['AZ-305', 'Azure certification', 'ok'],
  ['OSHA 10', 'OSHA 30', 'caution'],
  ['OSHA 30', 'OSHA 10', 'ok'],
  ['Journeyman electrician license', 'Master electrician license', 'caution'],
  ['Master electrician license', 'Journeyman electrician license', 'ok'],
  ['PRINCE2 Foundation', 'PRINCE2 Practitioner', 'caution'],
  ['Steuerberater', 'ACCA', 'caution'],
  ['Hazmat endorsement', 'Tanker endorsement', 'caution'],
  ['Basic life support', 'CPR', 'ok'],
  ['CPR', 'Basic life support', 'caution'],
  ['Class B boiler certificate', 'Class A boiler certificate', 'caution'],
  ['ISO 9001 auditor certificate', 'ISO 27001 auditor certificate', 'caution'],
  ['ISO 27001 auditor certificate', 'ISO 27001 auditor certificate', 'ok'],
])('who holds %s and is asked for %s: %s', (held, asked, verdict) =>
  expect(judge(`Requirements:\n- ${asked} required`, holding(held))).toEqual([`licence: ${verdict}`]),
)

test('of three alternatives any is enough', () => {
  const asked = 'Requirements:\n- Qualified accountant (ACCA, CIMA or ACA) required'
  expect(['ACCA', 'CIMA'].map((name) => judge(asked, holding(`Qualified accountant, ${name}`)))).toEqual([
    ['licence: ok'],
    ['licence: ok'],
  ])
})

test('a paper for something special is not proven by the plain one', () => {
  expect(judge('Requirements:\n- Forklift licence required', holding('Forklift license'))).toEqual(['licence: ok'])
  expect(judge('Requirements:\n- Marine forklift licence required', holding('Forklift license'))).toEqual(['licence: caution'])
})

test('of two names for one paper, one in brackets, either is enough', () => {
  const asked = 'Requirements:\n- Chartered accountant (CPA) required'
  expect(['Chartered accountant', 'CPA'].map((name) => judge(asked, holding(name)))).toEqual([['licence: ok'], ['licence: ok']])
})

test.each([
  'Police check certificate required',
  'A police clearance certificate is required',
  'Criminal record certificate required',
])('a check is not a licence: %s', (asked) => expect(judge(`Requirements:\n- ${asked}`)).toEqual(['check: caution']))

test('a licence or language that a sentence only mentions beside a duty is not asked for', () => {
  expect(judge('The job: shift work, driving licence')).toEqual(['shift: caution'])
  expect(judge('Night shifts with fluent German patients')).toEqual(['shift: caution'])
})

test('a line that goes on in small letters belongs to the requirement above it', () => {
  expect(judge('Requirements: Python\nand a driving licence')).toEqual(['driving: caution'])
})

test.each(['learning', 'valid'] as const)('a driving license (%s) says nothing about a car of one’s own', (driving_license) => {
  const posting = aPosting({ description: 'You must have your own car.' })
  const facts = judgeKnockOuts(posting, aPerson({ driving_license })).map(({ fact }) => fact())
  expect(facts).toEqual(['Your profile does not say whether you have a vehicle of your own.'])
})
