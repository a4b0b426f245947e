import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import type { Profile } from '#profiles/schema'
import { contactFields, valuesToCopy } from './prepared-fields.ts'

const profile = (fields: Partial<Profile>): Profile => ({
  ...EMPTY_FIELDS,
  id: '1',
  user_id: '2',
  profile_name: 'Nurse',
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboardingFields: [],
  version: 1,
  created_at: '2026-11-16T10:00:00.000Z',
  updated_at: '2026-11-16T10:00:00.000Z',
  ...fields,
})
const valuesOf = (fields: Partial<Profile>) =>
  Object.fromEntries(contactFields(profile(fields)).map(({ label, value }) => [label, value]))

test('a form gets name, mail, phone, place and links as the profile says them', () => {
  expect(
    valuesOf({
      full_name: 'Maya Anna Lindqvist',
      email: 'maya@gmail.com',
      phone: '70 123 45 67',
      country_code: '+46',
      location_city: 'Malmö',
      location_country: 'Sweden',
      linkedin_url: 'https://linkedin.com/in/maya',
    }),
  ).toEqual({
    'First name': 'Maya',
    'Last name': 'Anna Lindqvist',
    Email: 'maya@gmail.com',
    Phone: '+46 70 123 45 67',
    City: 'Malmö',
    Country: 'Sweden',
    LinkedIn: 'https://linkedin.com/in/maya',
  })
})

test('what the profile does not say stays empty where a form requires it, and is left out elsewhere', () => {
  expect(contactFields(profile({ full_name: 'Maya' })).filter(({ origin }) => origin === 'empty')).toMatchObject([
    { label: 'Last name', value: '', isRequired: true },
    { label: 'Email', value: '', isRequired: true },
  ])
})

test('a value that onboarding made fills no form', () => {
  const made = { full_name: 'Maya Lindqvist', location_country: 'Sweden', onboardingFields: ['full_name', 'location_country'] }
  expect(valuesOf(made)).toEqual({ 'First name': '', 'Last name': '', Email: '' })
})

test('what can be copied is what the profile says now, then what is kept with the application and its letter, and nothing empty', () => {
  const kept = { isRequired: true, origin: 'profile' as const, source: 'profile', answerId: null }
  const fields = [
    { ...kept, label: 'First name', value: 'Old' },
    { ...kept, label: 'Notice period', value: '4 weeks' },
    { ...kept, label: 'Notice period', value: '4 weeks' },
    { ...kept, label: 'Salary', value: '' },
    { ...kept, label: 'Resume', value: 'maya.pdf', origin: 'document' as const },
  ]
  const copied = valuesToCopy(profile({ full_name: 'Maya', email: 'maya@gmail.com' }), { fields, letter: 'Dear team' })
  expect(copied.map(({ label, value }) => [label, value])).toEqual([
    ['First name', 'Maya'],
    ['Email', 'maya@gmail.com'],
    ['Notice period', '4 weeks'],
    ['Cover letter', 'Dear team'],
  ])
})
