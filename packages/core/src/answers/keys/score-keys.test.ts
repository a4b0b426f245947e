import { expect, test } from 'vitest'
import type { FieldKind } from './field-keys.ts'
import { type FieldEvidence, scoreKeys } from './score-keys.ts'

const JOB = { employer: 'Green Mill', country: null, city: null }
const field = (label: string, more: Partial<FieldEvidence> = {}): FieldEvidence => ({
  kind: 'text',
  label,
  labelSource: 'label',
  name: '',
  autocomplete: '',
  placeholder: '',
  description: '',
  sections: [],
  options: [],
  required: false,
  ...more,
})
const keyOf = (label: string, more: Partial<FieldEvidence> = {}) => scoreKeys([field(label, more)], JOB)[0]?.key ?? null
const isSure = (label: string, more: Partial<FieldEvidence> = {}) => scoreKeys([field(label, more)], JOB)[0]?.isSure

/** en, de, fr, es, it, pt, nl, pl. */
const WORDS: readonly [key: string, kind: FieldKind, labels: string][] = [
  ['firstName', 'text', 'First name; Vorname; Prénom; Nombre de pila; Nome di battesimo; Primeiro nome; Voornaam; Imię'],
  ['lastName', 'text', 'Last name; Nachname; Nom de famille; Apellidos; Cognome; Sobrenome; Achternaam; Nazwisko'],
  [
    'fullName',
    'text',
    'Full name; Vollständiger Name; Nom complet; Nombre completo; Nome e cognome; Nome completo; Volledige naam; Imię i nazwisko',
  ],
  [
    'email',
    'email',
    'Email address; E-Mail-Adresse; Adresse e-mail; Correo electrónico; Indirizzo email; Endereço de e-mail; E-mailadres; Adres e-mail',
  ],
  ['phone', 'tel', 'Phone number; Telefonnummer; Téléphone; Teléfono; Cellulare; Telemóvel; Telefoonnummer; Numer telefonu'],
  ['city', 'text', 'City; Stadt; Ville; Ciudad; Città; Cidade; Stad; Miasto'],
  ['postalCode', 'text', 'Postal code; PLZ; Code postal; Código postal; CAP; CEP; Postcode; Kod pocztowy'],
  ['country', 'select', 'Country; Land; Pays; País; Paese; País de residência; Land; Kraj'],
  ['resumeFile', 'file', 'Resume/CV; Lebenslauf; CV; Hoja de vida; Curriculum; Currículo; CV; Życiorys'],
  [
    'coverLetter',
    'textarea',
    'Cover letter; Anschreiben; Lettre de motivation; Carta de presentación; Lettera di presentazione; Carta de apresentação; Motivatiebrief; List motywacyjny',
  ],
  [
    'salaryExpectation',
    'text',
    'Salary expectations; Gehaltsvorstellung; Prétentions salariales; Pretensión salarial; Aspettative salariali; Pretensão salarial; Salarisverwachting; Oczekiwania finansowe',
  ],
  [
    'noticePeriod',
    'text',
    'Notice period; Kündigungsfrist; Préavis; Periodo de preaviso; Preavviso; Aviso prévio; Opzegtermijn; Okres wypowiedzenia',
  ],
  [
    'workAuthorization',
    'select',
    'Work permit; Arbeitserlaubnis; Autorisation de travail; Permiso de trabajo; Permesso di lavoro; Autorização de trabalho; Werkvergunning; Pozwolenie na pracę',
  ],
  [
    'linkedin',
    'text',
    'LinkedIn profile; LinkedIn-Profil; Profil LinkedIn; Perfil de LinkedIn; Profilo LinkedIn; Perfil do LinkedIn; LinkedIn-profiel; Profil LinkedIn',
  ],
]
test.each(WORDS)('%s is recognised in eight languages', (key, kind, labels) => {
  const found = labels.split('; ').map((label) => `${label}: ${keyOf(label, { kind })}`)
  expect(found).toEqual(labels.split('; ').map((label) => `${label}: ${key}`))
})

/** Each was filled wrongly by some tool. */
const TRAPS: readonly [label: string, more?: Partial<FieldEvidence>][] = [
  ['Emergency contact phone', { kind: 'tel', name: 'phone' }],
  ['Name of your referee', { name: 'name' }],
  ['Phone', { kind: 'tel', name: 'phone', sections: ['Emergency contact'] }],
  ['Phone type', { kind: 'select', options: [{ value: 'h', label: 'Home' }] }],
  ['Phone', { kind: 'checkbox' }],
  ['Location', { kind: 'select', options: [{ value: '1', label: 'Berlin office' }] }],
  ['Years of experience with LinkedIn Ads'],
  ['How did you hear about us?', { name: 'source' }],
  ['Are you currently located in Canada?', { kind: 'radio-group' }],
  ['Current salary'],
  ['Pronouns', { kind: 'checkbox-group' }],
  ['Do you consent to receive text messages to your phone?', { kind: 'text', name: 'phone' }],
  ['Twitter URL'],
  ['Date of birth', { kind: 'date' }],
  ['Summary', { kind: 'textarea' }],
  ['Photo', { kind: 'file' }],
  ['If you are human, leave this field blank', { name: 'email' }],
  ['Email', { name: 'hp_email' }],
  ['Are you subject to restrictions of a past employer?', { kind: 'select' }],
]
test.each(TRAPS)('nothing is read into: %s', (label, more) => {
  expect(keyOf(label, more)).toBeNull()
})

test('a question in other words is recognised, but not filled without the person', () => {
  const label = 'Please confirm the zip code of the place where you would be living'
  expect([keyOf(label), isSure(label)]).toEqual(['postalCode', false])
  const name = "What's the name you'd prefer us to use throughout the interview process?"
  expect([keyOf(name), isSure(name)]).toEqual(['preferredName', false])
  expect(
    keyOf('Will you now or in the future require sponsorship for a visa to remain in your current location?', {
      kind: 'combobox',
    }),
  ).toBe('requiresSponsorship')
})

test('expected pay is recognised among other words, and current or past pay is not it', () => {
  const label = 'Which salary would you expect for our wonderful team?'
  expect([keyOf(label), isSure(label)]).toEqual(['salaryExpectation', false])
  expect(keyOf('Current salary and the salary you expect from our wonderful team')).toBeNull()
  expect(keyOf('What was your salary, and which salary do you expect from our wonderful team?')).toBeNull()
})

test("a company's page, mail or phone is not the person's", () => {
  for (const label of ['Website', 'Email', 'Phone', 'LinkedIn']) {
    expect([label, keyOf(`Your wonderful ${label}`)]).toEqual([label, keyOf(label)])
    expect([label, keyOf(`${label} of your wonderful company`)]).toEqual([label, null])
  }
})

test('the name of a field alone proposes, with an agreeing label it fills, beside one that nobody reads it does not', () => {
  expect([keyOf('Etunimi', { name: 'firstName' }), isSure('Etunimi', { name: 'firstName' })]).toEqual(['firstName', false])
  expect([keyOf('Etunimi', { autocomplete: 'given-name' }), isSure('Etunimi', { autocomplete: 'given-name' })]).toEqual([
    'firstName',
    false,
  ])
  expect(isSure('First name', { name: 'firstName', autocomplete: 'given-name' })).toBe(true)
  expect(isSure('Etunimi', { hook: 'firstName' })).toBe(true)
  expect(isSure('Last name', { autocomplete: 'given-name' })).toBe(false)
})

test("beside 'Vorname' a name is the last one; a country beside a phone number is its code", () => {
  const keys = scoreKeys([field('Vorname'), field('Name'), field('Country', { kind: 'combobox', sections: ['Phone'] })], JOB)
  expect(keys.map(({ key }) => key)).toEqual(['firstName', 'lastName', 'phoneCountryCode'])
})

test('entries of a history are counted by their headings, or when a part comes again', () => {
  const jobs = (heading: string) => [
    field('Job title', { sections: ['Work experience', heading] }),
    field('Company', { sections: ['Work experience', heading] }),
  ]
  expect(scoreKeys([...jobs('Work experience 1'), ...jobs('Work experience 2')], JOB).map(({ key }) => key)).toEqual([
    'experience[0].title',
    'experience[0].company',
    'experience[1].title',
    'experience[1].company',
  ])
  const schools = [field('School'), field('Field of study'), field('School')]
  expect(scoreKeys(schools, JOB).map(({ key }) => key)).toEqual([
    'education[0].school',
    'education[0].fieldOfStudy',
    'education[1].school',
  ])
})

test('a label is a stronger sign than the name of a field, and a weaker one than its autocomplete', () => {
  const score = (label: string, more: Partial<FieldEvidence> = {}) => scoreKeys([field(label, more)], JOB)[0]?.score
  expect(score('First name')).toBe(0.9)
  expect(score('', { autocomplete: 'given-name' })).toBe(0.95)
  expect(score('', { name: 'firstName' })).toBeLessThan(0.9)
})
