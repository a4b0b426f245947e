import { canonicalEmail } from '@jobapply/core/auth/rules'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { profileChanges } from '@jobapply/core/profiles/schema'
import { findUserByEmail } from '#platform/auth/store'
import { now } from '#platform/clock'
import type { Platform } from '#platform/feature/platform'
import { insertProfile, listProfiles } from './store.ts'

const NURSE = {
  full_name: 'Maya Lindqvist',
  email: 'maya.lindqvist@gmail.com',
  country_code: '+46',
  phone: '70 174 05 88',
  location_city: 'Malmö',
  location_country: 'Sweden',
  citizenship: 'Sweden',
  linkedin_url: 'https://www.linkedin.com/in/maya-lindqvist-example',
  professional_summary: 'Registered nurse with five years in cardiology and day surgery. Calm in triage, careful with handovers.',
  desired_job_title: 'Registered Nurse',
  desired_location_city: 'Malmö, Lund',
  total_experience: 5.5,
  technical_skills: ['Telemetry', 'Triage', 'IV therapy', 'Wound care'],
  soft_skills: ['Listening', 'Teamwork'],
  languages: [
    { id: '1', name: 'Swedish', proficiency: 'native' },
    { id: '2', name: 'English', proficiency: 'fluent' },
  ],
  experience: [
    {
      id: '1',
      company: 'Öresund Hospital',
      position: 'Registered Nurse, Cardiology',
      location: 'Malmö',
      startDate: '2022-03',
      current: true,
      description: 'Care of 12 beds with continuous telemetry; mentor of two new colleagues a year.',
    },
    {
      id: '2',
      company: 'Skåne Kliniken',
      position: 'Nurse, Day Surgery',
      location: 'Lund',
      startDate: '2020-06',
      endDate: '2022-02',
    },
  ],
  education: [{ id: '1', institution: 'Lund University', degree: 'BSc Nursing', graduationYear: 2020 }],
  highest_education_level: 'bachelors',
  certifications: [
    { id: '1', name: 'Licence as a registered nurse', issuer: 'Socialstyrelsen', issue_date: '2020-06', neverExpires: true },
    { id: '2', name: 'Basic Life Support (BLS)', issuer: 'Öresund Hospital', issue_date: '2026-02' },
  ],
  work_authorization_entries: [{ id: '1', country: 'Sweden', workAuthorization: 'citizen', securityClearance: 'none' }],
}

const MANAGER = {
  ...NURSE,
  desired_job_title: 'Ward Manager',
  management_skills: ['Rosters', 'Budgets'],
  professional_summary: 'Nurse who has run rosters and budgets of a 12-bed ward as deputy for two years.',
}

const ANALYST = {
  full_name: 'Tomás Pereira',
  email: 'tomas.pereira@gmail.com',
  country_code: '+351',
  phone: '912 345 678',
  location_city: 'Porto',
  location_country: 'Portugal',
  citizenship: 'Portugal',
  desired_job_title: 'Data Analyst',
  total_experience: 3,
  technical_skills: ['SQL', 'Python', 'dbt'],
  experience: [{ id: '1', company: 'Ribeira Foods', position: 'Junior Data Analyst', startDate: '2023-09', current: true }],
}

/** By owner and profile name. */
export const DEMO_PROFILES = {
  'maya.lindqvist@gmail.com': { Nurse: NURSE, 'Ward manager': MANAGER },
  'tomas.pereira@gmail.com': { Data: ANALYST },
}

/** Maya has two profiles, Tomás one, Jin none. Safe to run twice: existing profiles are kept. */
export async function fill({ database: { system } }: Platform) {
  for (const [owner, profiles] of Object.entries(DEMO_PROFILES)) {
    const user = await findUserByEmail(system, canonicalEmail(owner))
    if (!user || (await listProfiles(system, user.id)).length > 0) continue
    for (const [place, [profile_name, fields]] of Object.entries(profiles).entries()) {
      const { expected_joining_date: _, ...changes } = profileChanges.parse(fields)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      await insertProfile(system, user.id, { ...EMPTY_FIELDS, ...given, profile_name, is_primary: place === 0 }, now())
    }
  }
}
