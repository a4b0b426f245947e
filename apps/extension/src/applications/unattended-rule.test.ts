import { describe, expect, test } from 'vitest'
import { invent, JOB } from './run.testing.ts'
import { newRun, type Run, type RunField } from './run.ts'
import { whyNotFill, whyNotSend } from './unattended-rule.ts'

const HELD = invent({ state: 'held', shown: 'Ann' })
const formOf = (...fields: RunField[]): Run => ({ ...newRun({ ...JOB, isAlone: true }), phase: 'review', way: 'submit', fields })

describe('APPLY-055 a form goes without a click only when everything required is certain', () => {
  test('filled from the profile and read back, it may go; likely and open answers may stay empty where they are optional', () => {
    const optional = (['propose', 'ask', 'leave'] as const).map((decision) => invent({ id: decision, decision, required: false }))
    const form = formOf(HELD, ...optional)
    expect([whyNotFill(form), whyNotSend(form), whyNotFill(formOf(invent()))]).toEqual([null, null, null])
  })

  test.each<[string, Run]>([
    ['no form is there', formOf()],
    ['there is nothing to fill', formOf(invent({ decision: 'ask', required: false }))],
    ['the page asks whether it is a person', { ...formOf(HELD), hasCheck: true }],
    ['the page or the server has said something', { ...formOf(HELD), messages: ["Their page didn't move on to the next step."] }],
    ['nobody knows which button sends it', { ...formOf(HELD), way: 'unknown' }],
    ['a required answer is missing', formOf(HELD, invent({ id: 'why', decision: 'ask' }))],
    ['a required answer is only likely', formOf(HELD, invent({ id: 'why', decision: 'propose' }))],
    ['a required field is left empty', formOf(HELD, invent({ id: 'site', decision: 'leave' }))],
    ['the page has answered a required question', formOf(HELD, invent({ id: 'why', decision: 'ask', shown: 'Yes' }))],
    ['APPLY-056 a consent is asked', formOf(HELD, invent({ id: 'consent', decision: 'ask', isNever: true }))],
    ['APPLY-056 a consent is ticked by the page', formOf(HELD, invent({ decision: 'ask', isNever: true, shown: 'Yes' }))],
    [
      'APPLY-056 an optional attestation is asked',
      formOf(HELD, invent({ id: 'sign', decision: 'ask', isNever: true, required: false })),
    ],
  ])('%s: the person looks at it before anything is filled', (_, form) => {
    expect(whyNotFill(form)).toEqual(expect.any(String))
    expect(whyNotSend(form)).toBe(whyNotFill(form))
  })

  test.each<[string, RunField]>([
    ['an answer was lost', { ...HELD, id: 'lost', state: 'lost' }],
    ['an optional answer was lost', { ...HELD, id: 'lost', state: 'lost', required: false }],
    ['an answer was not read back', { ...HELD, id: 'new', state: 'untouched' }],
    ['an answer is empty again', { ...HELD, id: 'empty', shown: '' }],
  ])('%s: it is not sent', (_, field) => {
    expect(whyNotSend(formOf(HELD, field))).toEqual(expect.any(String))
  })

  test('what nobody sees is no field of the form', () => {
    expect(whyNotSend(formOf(HELD, invent({ id: 'trap', decision: 'leave', isConcealed: true })))).toBeNull()
  })
})
