import { readFileSync } from 'node:fs'
import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import type { KeyContext } from '@jobapply/core/answers/keys/key-answer'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { readForm } from '#applications/forms/systems/read-form'
import { readWithOthers } from '#applications/forms/with-others'
import { readPage } from '#page.testing'
import { collectForm, type Reading } from './collect.ts'

/** An invented applicant in Berlin. */
export const APPLICANT: KeyContext = {
  profile: {
    ...EMPTY_FIELDS,
    full_name: 'Ann Becker',
    email: 'applicant@example.com',
    phone: '151 23456789',
    country_code: '+49',
    gender: 'female',
    address: 'Hauptstr. 1',
    linkedin_url: 'https://www.linkedin.com/in/ann-becker',
    portfolio_url: 'https://annbecker.example/work',
    location_city: 'Berlin',
    location_country: 'Germany',
    location_zip_code: '10115',
    desired_salary_min: 70_000,
    desired_salary_max: 70_000,
    expected_salary_currency: 'EUR',
    driving_license: 'valid',
    work_authorization_entries: [
      { id: 'w1', country: 'Germany', workAuthorization: 'citizen', otherVisa: null, securityClearance: null },
    ],
    experience: [
      {
        id: 'e1',
        company: 'Blue Oven',
        position: 'Baker',
        location: 'Berlin',
        startDate: '2021-03',
        endDate: null,
        current: true,
        description: null,
        technologies: [],
      },
    ],
    onboardingFields: [],
  },
  job: { employer: 'Green Mill', country: 'Germany', city: 'Berlin' },
  saved: [],
  mode: 'review',
  now: new Date('2026-11-16T12:00:00Z'),
  documents: { resume: 'ann-becker.pdf', letter: null, letterText: null },
}

export const fixture = (name: string) => readPage(readFileSync(new URL(`fixtures/${name}.html`, import.meta.url), 'utf8'))

/** As the page's script and the worker read a page together. */
export const collectWhole = (document: Document, reading: Reading = {}) =>
  readWithOthers((others) => collectForm(document, { ...reading, others }))
export const readWhole = (document: Document, address: string) =>
  readWithOthers((others) => readForm(document, address, { others }))

/** A page as 'label | kind | key | decision', with the system's own file or without it. */
export function read(document: Document, isGeneral = false): string[] {
  const { fields } = isGeneral ? collectWhole(document) : readWhole(document, 'https://careers.example/apply')
  const decisions = decideFields(fields, APPLICANT)
  return fields.map(({ label, kind, required }, index) => {
    const { key, decision } = decisions[index] ?? { key: null, decision: 'ask' }
    return `${label} | ${kind}${required ? '*' : ''} | ${key ?? '-'} | ${decision}`
  })
}
