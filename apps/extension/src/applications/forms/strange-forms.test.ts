import { readFileSync } from 'node:fs'
import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import type { KeyContext } from '@jobapply/core/answers/keys/key-answer'
import { describe, expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { APPLICANT, readWhole } from './forms.testing.ts'

/**
 * Invented forms with questions that look like a known one: 'Name of your referee', 'City' under 'Your bank'. What may be put in was written
 * into them before they were read: a fact of TRUTH, or `ask` for nothing at all.
 */
const FORMS = [1, 2, 3].flatMap((part) =>
  readFileSync(new URL(`fixtures/strange-${part}.html`, import.meta.url), 'utf8').split('<!-- another form -->'),
)

const ANN: KeyContext = {
  ...APPLICANT,
  profile: {
    ...APPLICANT.profile,
    ...{ github_url: 'https://github.com/ann-becker', location_state: 'Berlin', citizenship: 'Germany' },
    ...{ highest_education_level: 'masters', expected_joining_date: '2026-11-30', willing_to_relocate: true },
    education: [
      {
        ...{ id: 'd1', institution: 'Example University', degree: 'Master of Science', field: 'Food Science' },
        ...{ startDate: '2013-10', endDate: '2018-07', graduationYear: 2018, gpa: null, grade: null },
      },
    ],
  },
  job: { employer: '', country: 'Germany', city: null },
}
const GERMANY = /^(?:Germany|Deutschland|Allemagne|Alemania|Germania|Duitsland|Niemcy|Alemanha|Tyskland)$/
const TRUTH: Readonly<Record<string, RegExp>> = {
  first: /^Ann$/,
  last: /^Becker$/,
  full: /^Ann Becker$/,
  email: /^applicant@example\.com$/,
  phone: /151 23456789$/,
  dial: /\+49/,
  street: /^Hauptstr\. 1$/,
  zip: /^10115$/,
  city: /^Berlin$/,
  state: /^Berlin$/,
  country: GERMANY,
  nationality: GERMANY,
  linkedin: /ann-becker/,
  github: /github\.com\/ann-becker/,
  title: /^Baker$/,
  company: /^Blue Oven$/,
  school: /^Example University$/,
  edu: /^Master's degree$/,
  salary: /70000/,
  notice: /^(?:2 |14)/,
  start: /2026/,
  yes: /^(?:Yes|Ja)(?!, through)/,
  no: /^No(?!, my)/,
  authneed: /^nein/,
  citizenopt: /^Citizen/,
  resume: /^ann-becker\.pdf$/,
}

type Row = { label: string; truths: string[]; value: string; decision: string }

function rowsOf(html: string): Row[] {
  const document = readPage(`<html><body>${html}</body></html>`)
  const truths = new Map<Element, string>()
  for (const one of document.querySelectorAll('[data-truth]')) {
    truths.set(one, one.getAttribute('data-truth') ?? '')
    one.removeAttribute('data-truth')
  }
  const { fields, elements } = readWhole(document, 'https://careers.example/apply')
  const decisions = decideFields(fields, ANN)
  return fields.map(({ id, label, sections }, at) => {
    const { control, choices = [] } = elements.get(id) ?? {}
    const own = [control, ...choices].find((one) => one && truths.has(one))
    const { decision = 'ask', value } = decisions[at] ?? {}
    const titles = sections.slice(1).map((title) => `${title}: `)
    return {
      label: `${titles.join('')}${label}`,
      truths: (own ? truths.get(own) : 'ask')?.split('|') ?? [],
      value: String(value ?? ''),
      decision,
    }
  })
}

const isGiven = ({ decision }: Row) => decision === 'fill' || decision === 'propose'

describe('forms with questions that look like a known one', () => {
  const forms = FORMS.map((html) => ({ name: /<h[12]>([^<]*)/.exec(html)?.[1] ?? '', rows: rowsOf(html) }))

  test('no value goes where another one, or none, is asked for', () => {
    const isTrue = ({ truths, value }: Row) => truths.some((truth) => TRUTH[truth]?.test(value))
    const wrong = forms.flatMap(({ name, rows }) =>
      rows.filter((row) => isGiven(row) && !isTrue(row)).map(({ label, value }) => `${name}: ${label} = ${value}`),
    )
    expect(wrong).toEqual([])
  })

  test('what a profile says is given in nine of ten such fields', () => {
    const known = forms.flatMap(({ rows }) => rows).filter(({ truths }) => !truths.includes('ask'))
    expect(known.filter(isGiven).length).toBeGreaterThan(0.9 * known.length)
  })

  test('what is given and what is asked is as approved', async () => {
    const texts = forms.map(({ name, rows }) => {
      const given = rows.filter(isGiven).map(({ label, decision, value }) => `  ${decision} ${label} = ${value}`)
      const asked = rows.filter((row) => !isGiven(row)).map(({ label }) => label)
      return [`== ${name}`, ...given, `  to the person: ${asked.join(' | ')}`].join('\n')
    })
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('strange-forms.approved.txt')
  })
})
