import { expect, test } from 'vitest'
import { invent } from '#applications/run.testing'
import { groupFields } from './field-groups.ts'

test('the form is sorted by what it wants from the person, and answers that matter stand before name and mail', () => {
  const fields = [
    invent({ id: 'first name' }),
    invent({ id: 'permit', key: 'workAuthorization' }),
    invent({ id: 'consent', decision: 'ask', isNever: true }),
    invent({ id: 'optional question', decision: 'ask', required: false }),
    invent({ id: 'gender', decision: 'propose', required: false }),
    invent({ id: 'resume', kind: 'file', key: 'resumeFile' }),
    invent({ id: 'trap', decision: 'leave' }),
    invent({ id: 'emptied again', state: 'lost' }),
    invent({ id: 'read back', state: 'held', shown: 'Ann' }),
    invent({ id: 'ticked by the person', decision: 'ask', shown: 'Yes' }),
    invent({ id: 'typed by the page', shown: 'Dublin' }),
  ]
  const ids = Object.entries(groupFields({ fields })).map(([group, list]) => [group, list.map(({ id }) => id)])
  expect(Object.fromEntries(ids)).toEqual({
    'needs-you': ['consent', 'emptied again'],
    check: ['gender'],
    files: ['resume'],
    ready: ['permit', 'first name', 'typed by the page'],
    done: ['read back', 'ticked by the person'],
  })
})
