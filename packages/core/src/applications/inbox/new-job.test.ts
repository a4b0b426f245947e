import { expect, test } from 'vitest'
import { readNewJob, speaksOfOwnApplication } from './new-job.ts'

test.each([
  [
    'Halden Ferries via Ashby <no-reply@ashbyhq.com>',
    'Your application for Deck Officer at Halden Ferries',
    '',
    'Halden Ferries',
    'Deck Officer',
  ],
  [
    'no-reply@greenhouse.io',
    'Thank you for applying to Quill Works',
    'You applied for the position of Data Engineer.',
    'Quill Works',
    'Data Engineer',
  ],
  ['Ruth Abara <ruth@pembertonkilns.example>', 'Your application', 'Pemberton Kilns thanks you.', 'Pemberton Kilns', ''],
  [
    'Karriere <noreply@steinbach-werke.example>',
    'Ihre Bewerbung als Werkzeugmechanikerin',
    'Danke, Ihr Team von Steinbach Werke.',
    'Steinbach Werke',
    'Werkzeugmechanikerin',
  ],
  [
    'Valmont Recrutement <rh@valmont.example>',
    'Votre candidature',
    'Votre dossier pour le poste de Chargée de clientèle est enregistré.',
    'Valmont',
    'Chargée de clientèle',
  ],
  [
    'Selección Arcos <no-responder@arcos.example>',
    'Tu candidatura',
    'Recibimos tu candidatura para el puesto de Técnica de laboratorio.',
    'Arcos',
    'Técnica de laboratorio',
  ],
  [
    'Jobb hos Granviken <jobb@granviken.example>',
    'Din ansökan',
    'Tack för din ansökan till tjänsten som Skogsmaskinförare hos oss.',
    'Granviken',
    'Skogsmaskinförare',
  ],
  [
    'Kariera Dunajec <noreply@dunajec.example>',
    'Twoja aplikacja na stanowisko Analityk jakości',
    '',
    'Dunajec',
    'Analityk jakości',
  ],
])('the employer and the title of a job that was never recorded: %s, %s', (from, subject, text, company, title) => {
  expect(readNewJob({ from, subject, text })).toEqual({ company, title })
})

test.each([
  ['a private mailbox', 'Mira <mira@gmail.com>', 'Your application for Baker'],
  ['a board', 'LinkedIn <jobs@linkedin.com>', 'Your application was sent to Quill Works'],
  ['a name that the address does not have', 'Ruth Abara <ruth@mail42.example>', 'Your application for Baker at Quill Works'],
])('no employer is guessed from %s', (_, from, subject) => {
  expect(readNewJob({ from, subject, text: '' })).toBeNull()
})

test('a title that does not end is left to the person', () => {
  const text = 'your application for Baker who would also like to keep the books of our second shop'
  expect(readNewJob({ from: 'jobs@quillworks.example', subject: 'Quill Works', text })).toEqual({
    company: 'Quill Works',
    title: '',
  })
})

test.each([
  ['Your application for Deck Officer', true],
  ['Thank you for applying', true],
  ['Ihre Bewerbung bei Steinbach', true],
  ['Votre candidature', true],
  ['Tu candidatura', true],
  ['Your loan application', false],
  ['My application as a baker', false],
  ['7 fresh roles for you', false],
  ['Dinner on Sunday?', false],
])('whether a subject speaks of an application of the reader: %s', (subject, isOwn) => {
  expect(speaksOfOwnApplication(subject)).toBe(isOwn)
})
