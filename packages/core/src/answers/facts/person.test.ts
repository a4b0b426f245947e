import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf } from '#answers/people.testing'

const ask = (label: string, siblings: readonly string[]) => {
  const found = answerQuestion(questionOf(['ann', 'text', label, '', '']), { ...contextOf('ann'), siblings })
  return found.status === 'answered' ? found.value : found.status
}
const HISTORY = ['Company', 'Job title', 'From', 'To']

test.each([
  ['City', 'Berlin'],
  ['Zip code', '10115'],
  ['Address', 'Hauptstr. 1'],
  ['Country', 'Germany'],
  ['Location', 'Berlin, Germany'],
])('%s is the place of the person, but beside a past job perhaps that of the job', (label, value) => {
  expect(ask(label, ['First name', 'Email', label])).toBe(value)
  for (const sibling of HISTORY) expect(`${sibling}: ${ask(label, [label, sibling])}`).toBe(`${sibling}: ask`)
})

test('where the person lives now is clear beside past jobs too', () => {
  expect(ask('Current location', HISTORY)).toBe('Berlin, Germany')
  expect(ask('In which country are you currently located?', HISTORY)).toBe('Germany')
  expect(ask('Email', HISTORY)).toBe('ann.becker@example.com')
})

test('a name beside its other half is the missing half, alone the whole', () => {
  expect(ask('Name', ['Name', 'Vorname'])).toBe('Becker')
  expect(ask('Name', ['Name', 'Last name'])).toBe('Ann')
  expect(ask('Name', ['Name', 'Email'])).toBe('Ann Becker')
  expect(ask('Name', ['Name', 'First name', 'Last name'])).toBe('ask')
})

test('the country code is part of the phone number unless the form asks for it apart', () => {
  expect(ask('Phone', ['Phone', 'Email'])).toBe('+49 151 23456789')
  expect(ask('Phone', ['Phone', 'Country code'])).toBe('151 23456789')
})
