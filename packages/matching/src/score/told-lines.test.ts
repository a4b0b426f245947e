import { expect, test } from 'vitest'
import { PEOPLE } from '#fixtures/people'
import { POSTINGS } from '#fixtures/postings'
import { aPerson, aPost, aPosting, NOW, personOf, postingOf } from '#fixtures/sample'
import { explainMatch, summarizeMatch } from './explain.ts'

const NOTHING_HELD = /^(?:You have not|Your profile does(?: not|n't)|None of|Your profile lists no)/

test('of every pair a person reads each line once, points within their part, and a green that names the profile', () => {
  const pairs = POSTINGS.map(postingOf).flatMap((posting) => PEOPLE.map((one) => explainMatch(posting, personOf(one), NOW)))
  for (const { knockOuts, parts, summary, verdict } of pairs) {
    const lines = knockOuts.map(({ name, nice, sentence, fact }) => `${name} ${nice} ${sentence} ${fact}`)
    expect(lines).toEqual([...new Set(lines)])
    for (const { answer, fact } of knockOuts) {
      expect(fact).not.toBe('')
      if (answer === 'met') expect(fact).not.toMatch(NOTHING_HELD)
    }
    for (const { points, most } of parts) expect(points).toBeLessThanOrEqual(most)
    if (verdict === 'blocked') expect(summary).toMatch(/^Blocked: \w/)
  }
})

test('two experiences of one sentence that no job shows are one line', () => {
  const posting = aPosting({ description: 'Requirements:\n- Experience with Docker and experience with Kubernetes' })
  const person = aPerson({ experience: [aPost({ position: 'Baker', description: 'Baked bread.' })] })
  expect(explainMatch(posting, person, NOW).knockOuts.map(({ fact }) => fact)).toEqual(['None of your jobs shows it.'])
})

test.each([8, 40])('the years part and the years condition name the same years (%i months)', (months) => {
  const start = new Date(Date.UTC(2026, 10 - months, 1)).toISOString().slice(0, 7)
  const posting = aPosting({ description: 'Requirements:\n- At least 3 years of experience as a baker' })
  const job = aPost({ position: 'Baker', startDate: start, endDate: null, current: true })
  const { knockOuts, parts } = explainMatch(posting, aPerson({ experience: [job] }), NOW)
  const condition = knockOuts.find(({ name }) => name === 'years')
  const part = parts.find(({ name }) => name === 'years')
  const [, held = '', asked = ''] = /You have ([\d.]+), it asks for (\d+)/.exec(part?.words ?? '') ?? []
  expect(condition?.fact).toContain(` ${held} year`)
  expect(condition?.answer).toBe(Number(held) >= Number(asked) ? 'met' : 'notMet')
})

test('a blocked job says what is asked, where it stands and what the profile answers', () => {
  const posting = aPosting({ country: 'Germany', description: 'You need a driving licence for the rounds.' })
  const { summary } = explainMatch(posting, aPerson({ driving_license: 'none' }), NOW)
  expect(summary).toContain('You need a driving licence for the rounds.')
  expect(summary).toMatch(/^Blocked: driving/)
  expect(summary).toContain('None')
})

test('a row of the list says that another degree is asked for, not only which one the person has', () => {
  const posting = aPosting({ description: 'Requirements:\n- A degree in pharmacy is required' })
  const dates = { startDate: null, endDate: null, graduationYear: 2015, gpa: null, grade: null }
  const study = { id: '1', institution: 'Leeds', degree: 'BSc Nursing', field: null, ...dates }
  const person = aPerson({ education: [study] })
  expect(summarizeMatch(posting, person, NOW).obstacle).toMatch(/^(?:Needs|Asks for) another degree\. Your studies: .*Nursing/)
})

test('what a secretary keeps and what the employer gives are neither conditions nor gaps', () => {
  const description =
    'Your tasks\n- Keep calendars, travel and meetings\nRequirements:\n- Typing\nBenefits\n- Life insurance\n- Travel discounts'
  const { knockOuts, gaps } = explainMatch(aPosting({ description }), aPerson(), NOW)
  expect(knockOuts).toEqual([])
  expect(gaps.map(({ skill }) => skill)).toEqual(['Typing'])
})

test.each([
  ['Nobody under 18 may do this work.', ['age']],
  ['Es ist wichtig: Ihr Wohnsitz liegt in Deutschland.', ['residence']],
  ['Solo pueden presentarse personas con nacionalidad española.', ['citizenship']],
  ['You need a car of your own.', ['vehicle']],
  ["Inutile d'avoir le permis de conduire.", []],
  ['Gestionarás los certificados de antecedentes penales del voluntariado.', []],
  ['Ayudarás a los clientes a solicitar su permiso de trabajo.', []],
  ['The platform is used by analysts with top secret clearance.', []],
  ['Sorteo anual de viajes entre la plantilla', []],
])('%s', (description, names) => {
  const { knockOuts } = explainMatch(aPosting({ description }), aPerson(), NOW)
  expect(knockOuts.map(({ name }) => name)).toEqual(names)
})
