import { expect, test } from 'vitest'
import { type Case, questionOf } from '#answers/case.testing'
import { contextOf, NOW } from '#answers/people.testing'
import { answerQuestion } from './answer.ts'
import { polarityOf, toSaved, writeSaved } from './saved-answers.ts'

const DAY = 86_400_000

/** Saves the answer to one question and asks another, of another employer unless said otherwise. */
function reuse(
  first: [Case[1], string, string],
  values: string[],
  second: [Case[1], string, string],
  more: Case[5] = {},
  days = 1,
) {
  const context = contextOf('eva', { employer: 'Contoso', ...more })
  const saved = toSaved(questionOf(['eva', ...first, '']), values, contextOf('eva').job, new Date(NOW.getTime() - days * DAY))
  const found = answerQuestion(questionOf(['eva', ...second, '']), { ...context, saved: saved ? [saved] : [] })
  return found.status === 'answered' && found.origin.kind === 'saved' ? found.value : found.status
}

test('a saved answer serves the same question of another employer, in other words and another language', () => {
  expect(
    reuse(['select', 'Are you at least 18 years old?', 'Yes ; No'], ['Yes'], ['select', 'Sind Sie volljährig?', 'Ja ; Nein']),
  ).toBe('Ja')
  expect(reuse(['text', 'What is your notice period?', ''], ['6 weeks'], ['text', 'Notice period', ''])).toBe('6 weeks')
  expect(
    reuse(
      ['number', 'Years of experience with Kotlin', ''],
      ['2'],
      ['number', 'How many years of Kotlin experience do you have?', ''],
    ),
  ).toBe(2)
  expect(
    reuse(
      ['text', 'Describe the project that you are proud of', ''],
      ['A robot'],
      ['long-text', 'Describe the project that you are proud of.', ''],
    ),
  ).toBe('A robot')
})

test('a saved answer about one skill, country or bound serves no other', () => {
  expect(
    reuse(['number', 'Years of experience with Java', ''], ['2'], ['number', 'Years of experience with JavaScript', '']),
  ).toBe('ask')
  expect(
    reuse(
      ['select', 'Will you require sponsorship?', 'Yes ; No'],
      ['No'],
      ['select', 'Will you require sponsorship?', 'Yes ; No'],
      { country: 'Canada' },
    ),
  ).toBe('ask')
  expect(
    reuse(
      ['select', 'Do you have 3+ years of Kotlin experience?', 'Yes ; No'],
      ['Yes'],
      ['select', 'Do you have 5+ years of Kotlin experience?', 'Yes ; No'],
    ),
  ).toBe('ask')
  expect(
    reuse(
      ['select', 'Will you require sponsorship?', 'Yes ; No'],
      ['No'],
      ['select', 'Will you not require sponsorship?', 'Yes ; No'],
    ),
  ).toBe('ask')
})

test('an answer about one employer serves no other', () => {
  expect(
    reuse(
      ['select', 'Have you ever worked for Northwind?', 'Yes ; No'],
      ['No'],
      ['select', 'Have you ever worked for Contoso?', 'Yes ; No'],
    ),
  ).toBe('ask')
  expect(
    reuse(
      ['select', 'How did you hear about us?', 'LinkedIn ; Other'],
      ['LinkedIn'],
      ['select', 'How did you hear about us?', 'LinkedIn ; Other'],
    ),
  ).toBe('ask')
  expect(reuse(['text', 'Why this role?', ''], ['Robots'], ['text', 'Why this role?', ''])).toBe('ask')
  expect(
    reuse(
      ['text', 'If yes, please explain the circumstances', ''],
      ['x'],
      ['text', 'If yes, please explain the circumstances', ''],
    ),
  ).toBe('ask')
  expect(
    reuse(
      ['text', 'Describe a project that makes you proud', ''],
      ['I want to build it at Northwind'],
      ['text', 'Describe a project that makes you proud', ''],
    ),
  ).toBe('ask')
})

test('consent and attestations are never kept, in words we know or not', () => {
  const consents = [
    'I agree to the privacy policy',
    'Acconsento al trattamento dei miei dati',
    'Jag har tagit del av all information ovan',
  ]
  for (const label of consents) expect(reuse(['boolean', label, ''], ['true'], ['boolean', label, ''])).not.toBe(true)
})

test('a saved option is used only where exactly one option says the same', () => {
  const label = 'Do you smoke at work?'
  expect(reuse(['select', label, 'Yes ; No'], ['Yes'], ['select', label, 'Yes ; Yes, outside ; No'])).toBe('ask')
  expect(reuse(['select', label, 'Yes ; No'], ['Yes'], ['select', label, 'Often ; Never'])).toBe('ask')
  expect(reuse(['select', label, 'Yes ; No'], ['Yes'], ['select', label, 'Sí ; No'])).toBe('Sí')
})

test.each([
  [30, 'text', 'What is your notice period?', '6 weeks'],
  [30, 'text', 'When can you start?', 'In March'],
  [180, 'text', 'Years of experience with Kotlin', 'two'],
  [365, 'text', 'What are your salary expectations in EUR?', '50000'],
] as const)('what changes with time is asked again after %i days: %s %s', (days, kind, label, value) => {
  const after = (time: number) => reuse([kind, label, ''], [value], [kind, label, ''], {}, time)
  expect([after(1), after(days), after(days + 1)]).toEqual([value, value, 'ask'])
})

test('what does not change with time serves for years', () => {
  const label = 'Do you smoke at work?'
  expect(reuse(['select', label, 'Yes ; No'], ['No'], ['select', label, 'Yes ; No'], {}, 2000)).toBe('No')
})

test.each([
  ['true', true],
  ['false', false],
  ['Yes', true],
  ['No', false],
  ['Ja', true],
  ['Nein', false],
  ['Oui', true],
  ['Nie', false],
  ['Yes, in the future', null],
  ['Maybe', null],
  ['', null],
])('%o means %o', (text, meant) => {
  expect(polarityOf(text)).toBe(meant)
})

test('a saved yes or no ticks a box, leaves it, or chooses the only option of a list', () => {
  const adult = 'Are you at least 18 years old?'
  expect(reuse(['boolean', adult, ''], ['true'], ['boolean', adult, ''])).toBe(true)
  expect(reuse(['boolean', adult, ''], ['false'], ['boolean', adult, ''])).toBe(false)
  expect(reuse(['select', adult, 'Yes ; No'], ['No'], ['boolean', adult, ''])).toBe(false)
  expect(reuse(['boolean', adult, ''], ['false'], ['select', adult, 'Yes ; No'])).toBe('No')
  const only = questionOf(['eva', 'select', 'Are you at least 18 years old?', 'Yes', ''])
  const origin = { kind: 'saved', field: 'adult', sentence: '' } as const
  expect(writeSaved(only, ['Yes'], origin)).toMatchObject({ value: 'Yes', options: ['0'] })
  expect(writeSaved(only, ['No'], origin)).toBeUndefined()
})

test('a saved text that is too long for the field is asked', () => {
  const asked = questionOf(['eva', 'text', 'Describe a project that makes you proud', '', ''])
  const saved = toSaved(asked, ['A long story'], contextOf('eva').job, NOW)
  expect(answerQuestion({ ...asked, maxLength: 5 }, { ...contextOf('eva'), saved: saved ? [saved] : [] }).status).toBe('ask')
})

test('a question of four words means the same elsewhere, a shorter one depends on what surrounds it', () => {
  const again = (label: string) => reuse(['text', label, ''], ['Blue'], ['text', label, ''])
  expect(again('Favourite colour of paint')).toBe('Blue')
  expect(again('Favourite paint colour')).toBe('ask')
})

test('several answers given before fit no box that takes one', () => {
  const origin = { kind: 'saved' as const, field: '', sentence: '' }
  const box = questionOf(['eva', 'text', 'Which languages do you speak?', '', ''])
  expect(writeSaved(box, ['German'], origin)).toMatchObject({ value: 'German' })
  expect(writeSaved(box, ['German', 'Dutch'], origin)).toBeUndefined()
})
