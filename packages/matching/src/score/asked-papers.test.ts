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
