import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import type { Profile } from '#profiles/schema'
import { PUBLIC_PARTS, type PublicPart } from './constants.ts'
import { publicProfileOf } from './public-profile.ts'

const ALL = Object.keys(PUBLIC_PARTS) as PublicPart[]
const period = { startDate: '2019-03', endDate: null, current: true }
const SECRETS = {
  email: 'canary.mail@example.org',
  phone: '+44 20 7946 0018',
  address: '17 Canary Wharf',
  location_zip_code: 'E14 5CY',
}

const profileWith = (fields: Partial<Profile>): Profile => ({
  ...EMPTY_FIELDS,
  ...{ id: 'p', user_id: 'u', profile_name: 'canary profile name', is_primary: true, version: 1, onboardingFields: [] },
  ...{ uploaded_resume_url: 'canary-file', uploaded_resume_filename: 'canary.pdf', automation_is_active: false },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  ...fields,
})

const ines = profileWith({
  ...SECRETS,
  full_name: 'Ines Calder',
  desired_job_title: 'Pastry Chef',
  professional_summary: 'Ten years in hotel kitchens.',
  experience: [
    {
      id: 'a',
      position: 'Chef',
      company: 'Harbour Hotel',
      location: 'London',
      ...period,
      description: 'Baked.',
      technologies: [],
    },
  ],
  technical_skills: ['Laminated dough'],
  linkedin_url: 'https://www.linkedin.com/in/ines-calder',
})

test('SETTINGS-035 each part is shown only while it is ticked', () => {
  expect(publicProfileOf(ines, [])).toEqual({
    ...{ name: null, jobTitle: null, summary: null },
    ...{ experience: [], education: [], skills: [], links: [] },
  })
  expect(publicProfileOf(ines, ['name', 'skills'])).toMatchObject({
    ...{ name: 'Ines Calder', jobTitle: null, summary: null, experience: [], skills: ['Laminated dough'], links: [] },
  })
  expect(publicProfileOf(ines, ALL)).toMatchObject({
    ...{ name: 'Ines Calder', jobTitle: 'Pastry Chef', summary: 'Ten years in hotel kitchens.' },
    experience: [{ heading: 'Chef', place: 'Harbour Hotel', period: 'Mar 2019 to present', text: 'Baked.' }],
    links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/ines-calder' }],
  })
})

test('SETTINGS-036 contact data is removed wherever the person has repeated it', () => {
  const everything = Object.values(SECRETS).join(' or ')
  const spellings = `${everything} or CANARY.MAIL@EXAMPLE.ORG, tel:+442079460018, 020-7946-0018, 17 canary wharf`
  const shown = JSON.stringify(
    publicProfileOf(
      {
        ...ines,
        ...{ full_name: `Ines ${spellings}`, desired_job_title: spellings, professional_summary: spellings },
        experience: ines.experience.map((one) => ({ ...one, position: spellings, company: spellings, description: spellings })),
        education: [
          {
            ...{ id: 'e', institution: spellings, degree: spellings, field: spellings, gpa: null, grade: null },
            ...{ startDate: null, endDate: null, graduationYear: 2013 },
          },
        ],
        ...{ technical_skills: [spellings], soft_skills: [spellings], management_skills: [spellings] },
        personal_website: 'https://example.org/?mail=canary.mail@example.org',
        portfolio_url: 'https://example.org/442079460018',
        github_url: 'https://example.org/mail=canary.mail%40example.org',
      },
      ALL,
    ),
  )
  expect(shown).not.toMatch(/canary|7946|E14 5CY/i)
  expect(shown).toContain('Ines [removed]')
})
