import { expect, test } from 'vitest'
import { contextOf } from '#answers/people.testing'
import { type Decision, decideFields, type ReadField } from './decide-fields.ts'

const CONTEXT = { ...contextOf('ann'), documents: { resume: 'Ann Becker.pdf', letter: null, letterText: null } }
const field = (label: string, more: Partial<ReadField> = {}): ReadField => ({
  ...{ id: label, kind: 'text', label, labelSource: 'label', name: '', autocomplete: '', placeholder: '', description: '' },
  ...{ sections: [], options: [], required: false, isConcealed: false, isHelper: false },
  ...more,
})
const decide = (...fields: ReadField[]): Decision[] => decideFields(fields, CONTEXT)
const one = (label: string, more: Partial<ReadField> = {}) => decide(field(label, more))[0]?.decision
const listed = (...labels: string[]) => labels.map((label) => ({ value: label, label }))

/** Each would put the person's own data where somebody else's, or none, is asked for. */
test.each<[string, Partial<ReadField>]>([
  ['Employer address', { autocomplete: 'street-address' }],
  ['Company phone', { kind: 'tel', autocomplete: 'tel' }],
  ['High school name', { sections: ['Education'] }],
  ['Name', { sections: ['Emergency contact'] }],
  ['Phone', { kind: 'tel', sections: ['In case of emergency, notify'] }],
  ['Referred by', { name: 'name' }],
  ['Email', { kind: 'email', sections: ['Reference 1'] }],
  ['Name', { description: 'The person who referred you' }],
  ['Address', { sections: ['Work', 'Current employer'] }],
  ['City', { sections: ['Employer 1'] }],
  ['Phone', { kind: 'tel', sections: ['Most recent employer'] }],
  ['Phone', { kind: 'tel', sections: ['Beneficiary'] }],
  ['City', { sections: ['Company details'] }],
  ['Ort, Datum', {}],
  ['Place and date', {}],
  ['Telefon des Arbeitgebers', { kind: 'tel' }],
  ['Friend’s email', { kind: 'email' }],
  ['Full name', { kind: 'email' }],
  ['Email', { kind: 'tel' }],
  ['Phone', { kind: 'email' }],
  ["Father's name", { autocomplete: 'name' }],
  // One part is not the whole answer, and the profile knows no county.
  ['Zip code and city', {}],
  ['Street, city, state', { autocomplete: 'street-address' }],
  ['County', { autocomplete: 'address-level2' }],
  // A word that we do not know may name somebody else, or another thing.
  ['Advisor email', {}],
  ['Imię i nazwisko osoby polecającej', {}],
  ['PLZ Ihres Stadtteils', {}],
  // Two questions in one, and an order that the profile does not have.
  ['Email and phone', {}],
  ['Your name and the name of your current employer', {}],
  ['Name, Vorname', {}],
  // A company in German, a signature in Italian and Spanish.
  ['Firma', {}],
  ['School name', { sections: ['Second level education'] }],
])('%s is asked, not filled', (label, more) => {
  const decision = one(label, more)
  expect(['ask', 'propose']).toContain(decision)
  if (!more.autocomplete?.includes('name')) expect(decision).toBe('ask')
})

test.each(['Name', 'Date', 'Full name'])('under a signature nothing is filled: %s', (label) => {
  expect(decide(field(label, { sections: ['Application', 'Signature'] }))[0]).toMatchObject({ decision: 'ask', isNever: true })
})

test('the title of the page names the job: whose data is asked for is said by the headings inside', () => {
  const labels = ['First name', 'Last name', 'Email', 'Phone']
  const titled = (...sections: string[]) =>
    decide(...labels.map((label) => field(label, { sections }))).map((one) => one.decision)
  expect(titled('Sales Supervisor')).toEqual(['fill', 'fill', 'fill', 'fill'])
  expect(titled('Sales Supervisor', 'Your supervisor')).toEqual(['ask', 'ask', 'ask', 'ask'])
  expect(titled('Emergency contact')).toEqual(['ask', 'ask', 'ask', 'ask'])
})

test('the same number asked in the same words again is somebody else’s, and a company that is not called the present one may be any', () => {
  const again = decide(field('Phone'), field('Employer 1'), field('Phone', { id: '2' }), field('Mobile phone'))
  expect(again.map(({ decision }) => decision)).toEqual(['fill', 'ask', 'ask', 'propose'])
  const companies = [
    'Company',
    'Company name',
    'Arbeitgeber',
    'Contacto de la última empresa',
    'Kontakt beim letzten Arbeitgeber',
  ]
  expect(companies.map((label) => one(label))).toEqual(companies.map(() => 'ask'))
  expect(decide(field('Current company'), field('Supervisor'))[0]?.decision).toBe('fill')
})

test('Swedish, Danish and Norwegian, and the same question in two languages', () => {
  const labels = [
    'Förnamn',
    'Efternamn',
    'E-postadress',
    'Mobilnummer',
    'Postnummer',
    'Etternavn',
    'Fulde navn',
    'Vorname / First name',
  ]
  expect(labels.map((label) => one(label))).toEqual(labels.map(() => 'fill'))
  expect(['Personnummer', 'Närmast anhörig', 'Jag godkänner villkoren', 'City / Email'].map((label) => one(label))).toEqual([
    'ask',
    'ask',
    'ask',
    'ask',
  ])
})

test('one sign against a key makes a proposal of it', () => {
  expect(one('First name', { name: 'lastName' })).toBe('propose')
  expect(one('First name', { autocomplete: 'family-name' })).toBe('propose')
  expect(one('City', { name: 'location' })).toBe('fill')
  const again = decide(
    field('Full name'),
    field('Email'),
    field('Confirm your email', { id: '4' }),
    field('Full name', { id: '2' }),
  )
  expect(again.map(({ decision }) => decision)).toEqual(['fill', 'fill', 'fill', 'propose'])
})

test('a form that asks for a name again asks for somebody else, with everything around that name', () => {
  const person = (id: string, titles: string[]) =>
    ['Relation', 'First name', 'Last name', 'Phone', 'City'].map((label) => field(label, { id: id + label, sections: titles }))
  const decisions = (...titles: string[][]) =>
    decide(...titles.flatMap((each, at) => person(String(at), each))).map(({ decision }) => decision)
  const own = ['ask', 'fill', 'fill', 'fill', 'fill']
  const theirs = ['ask', 'ask', 'ask', 'ask', 'ask']
  expect(decisions([])).toEqual(own)
  // The reader knows no such title, and then there is none.
  expect(decisions(['About you'], ['Nearest zorble'])).toEqual([...own, ...theirs])
  expect(decisions([], [])).toEqual([...own, ...theirs])
  expect(decisions(['About you'], ['Nearest zorble'], ['Where you live']).slice(5)).toEqual([...theirs, ...theirs])
  const confirmed = decide(field('Email'), field('First name'), field('Confirm first name', { id: '2' }), field('City'))
  expect(confirmed.at(-1)?.decision).toBe('fill')
})

test('a phone number goes with the country beside it, and says its code itself where that is not picked', () => {
  const codes = listed('France +33', 'Germany+49')
  const phone = field('Phone', { kind: 'tel' })
  expect(decide(field('Country', { kind: 'select', options: codes, sections: ['Phone'] }), phone)).toMatchObject([
    { key: 'phoneCountryCode', decision: 'fill', value: 'Germany+49' },
    { value: '151 23456789', phone: { picker: 'Country', shows: 'Germany+49', full: '+49 151 23456789' } },
  ])
  expect(decide(field('Code', { kind: 'select', options: listed('France +33', 'Kenya +254') }), phone)[1]).toMatchObject({
    decision: 'fill',
    value: '+49 151 23456789',
  })
  expect(decide(field('Phone country code', { kind: 'combobox' }), phone)[0]?.value).toBe('Germany +49')
  expect(decide(phone)[0]).toMatchObject({ value: '+49 151 23456789' })
})

test('an amount beside its currency or its period is the person’s', () => {
  const pay = field('Expected salary')
  expect(decide(pay)[0]?.decision).toBe('fill')
  expect(decide(pay, field('Salary currency', { kind: 'select', options: listed('USD', 'GBP') }))[0]?.decision).toBe('ask')
})

test('the nearest true option of a list is proposed', () => {
  const city = (...options: string[]) => decide(field('City', { kind: 'select', options: listed(...options) }))[0]
  expect(city('Select', 'Berlin, Germany', 'Bern, Switzerland')).toMatchObject({ decision: 'propose', value: 'Berlin, Germany' })
  expect(city('Berlin, Germany', 'Berlin, Deutschland (DE)')?.decision).toBe('ask')
  expect(city('Select', 'Berlin')?.decision).toBe('fill')
})

test('a date is written as the field’s example writes it', () => {
  const start = (placeholder: string) => decide(field('When are you available to start?', { placeholder }))[0]?.value
  const [year, month, day] = String(start('')).split('-')
  expect([start('DD.MM.YYYY'), start('mm/dd/yyyy'), start('TT.MM.JJJJ')]).toEqual([
    `${day}.${month}.${year}`,
    `${month}/${day}/${year}`,
    `${day}.${month}.${year}`,
  ])
})

test('a few words around a fact make a proposal; another one of its kind is asked', () => {
  expect(one('Please add your best LinkedIn profile')).toBe('propose')
  expect(one('LinkedIn profile of a project that you admire')).toBe('ask')
  expect(one('Alternate phone', { kind: 'tel' })).toBe('ask')
  expect(one('Secondary email', { kind: 'email' })).toBe('ask')
})

test('a standard token over a label in another language makes a proposal', () => {
  expect(one('Etunimi', { autocomplete: 'given-name' })).toBe('propose')
  expect(one('Etunimi', { name: 'firstName' })).toBe('ask')
  expect(one('Country of your secondary school', { autocomplete: 'country' })).toBe('ask')
})

test('a title that does not say whose the fields are leaves them to the person; over a name it is theirs', () => {
  const under = (title: string, ...labels: string[]) =>
    labels.map((label) => field(label, { id: title + label, sections: ['Baker', title] }))
  const all = [
    ...under('Come in', 'Full name', 'Email'),
    ...under('Your bank', 'City', 'Zip code'),
    ...under('Step 2: Where you live', 'Address'),
  ]
  expect(decide(...all).map(({ decision }) => decision)).toEqual(['fill', 'fill', 'ask', 'ask', 'fill'])
  const [first] = decide(...under('Your landlady', 'Email'), ...under('About you', 'Full name', 'Email'))
  expect(first?.decision).toBe('ask')
})

test('a school under a title of something else is asked, and one under none is the person’s', () => {
  const schools = (title: string) =>
    decide(field('Full name', { sections: ['Baker'] }), field('University', { id: 'u', sections: ['Baker', title] }))
  expect([schools('Your thesis')[1]?.decision, schools('Education')[1]?.decision, schools('About you')[1]?.decision]).toEqual([
    ...['ask', 'fill', 'fill'],
  ])
})

test('past jobs under a title with other words are somebody else’s, and the next ones are counted from the first', () => {
  const led = field('Job title', { id: 'led', sections: ['Baker', 'Experience of the team you led'] })
  const own = field('Job title', { id: 'own', sections: ['Baker', 'Work experience'] })
  expect(decide(led, own).map(({ key, decision }) => [key, decision])).toEqual([
    [null, 'ask'],
    ['experience[0].title', 'fill'],
  ])
})

test('the number of a house alone is not the address, and beside the street it is a part of it', () => {
  for (const label of ['Hausnummer', 'Hausnr.', 'House number', 'Street number']) expect(one(label)).toBe('ask')
  for (const label of ['Straße, Hausnummer', 'Straße / Hausnr.', 'Straße und Hausnummer']) expect(one(label)).toBe('fill')
})

test('a county beside a city is read as a place', () => {
  expect(decide(field('City, county'))[0]).toMatchObject({ key: 'location', decision: 'fill' })
})

test('a notice period that follows from the joining date is shown first', () => {
  const joining = {
    ...CONTEXT,
    profile: { ...CONTEXT.profile, expected_joining_date: '2026-11-30' },
    now: new Date('2026-11-16'),
  }
  expect(decideFields([field('What is your notice period?')], joining)[0]).toMatchObject({
    value: '2 weeks',
    decision: 'propose',
  })
})

test('further attachments do not get the resume a second time', () => {
  const upload = (label: string) => field(label, { kind: 'file' })
  expect(decide(upload('Resume'), upload('Additional attachments (resume, certificates)'))).toMatchObject([
    { decision: 'fill' },
    { decision: 'ask' },
  ])
})

test('a slider is never moved for the person', () => {
  expect(one('Total years of work experience', { kind: 'number' })).not.toBe('ask')
  expect(one('Total years of work experience', { kind: 'slider' })).toBe('ask')
})

test('the three parts of a whole date are proposed together, and nobody fills a date of birth', () => {
  const days = listed(...Array.from({ length: 31 }, (_, day) => `${day + 1}`))
  const months = listed('January', 'October', 'November')
  const start = 'Earliest start date'
  const split = decide(
    field(`${start} Day`, { kind: 'select', options: days }),
    field(`${start} Month`, { kind: 'select', options: months }),
    field(`${start} Year`, { kind: 'date-part' }),
    field('Date of birth Day', { kind: 'select', options: days }),
  )
  expect(split.map(({ decision, value }) => [decision, value])).toEqual([
    ['propose', '30'],
    ['propose', 'November'],
    ['propose', '2026'],
    ['leave', undefined],
  ])
})

test('of a list for several the options that the profile names are proposed', () => {
  const [skill = ''] = CONTEXT.profile.technical_skills
  const skills = field('Skills', { kind: 'checkbox-group', options: listed(skill, 'Falconry') })
  expect(decide(skills)[0]).toMatchObject({ decision: 'propose', options: [skill] })
  expect(one('Skills', { kind: 'checkbox-group', options: listed('Falconry') })).toBe('ask')
})
