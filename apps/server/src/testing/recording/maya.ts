import { newcomer, type Person } from '#testing/people'
import type { TestServer } from '#testing/server'

type Changes = Parameters<Person['call']['profiles']['update']>[0]['changes']
type Preferences = Parameters<Person['call']['preferences']['save']>[0]['changes']

const PROFILE: Changes = {
  full_name: 'Maya Lindqvist',
  email: 'maya@gmail.com',
  country_code: '+46',
  phone: '70 123 45 67',
  location_city: 'Malmö',
  location_country: 'Sweden',
  citizenship: 'Sweden',
  linkedin_url: 'https://www.linkedin.com/in/maya',
  github_url: 'https://github.com/maya',
  personal_website: 'https://maya.example.org/',
  professional_summary:
    'Registered nurse with five years in cardiology. I like calm wards, clear handovers and teaching those who come after me.',
  experience: [
    {
      id: '1',
      company: 'Öresund Hospital',
      position: 'Registered Nurse, Cardiology',
      location: 'Malmö',
      startDate: '2021-03',
      endDate: null,
      current: true,
      description: 'Telemetry, triage and IV therapy on a ward of 24 beds.\nMentored six new colleagues.',
      technologies: ['Cosmic', 'Melior'],
    },
    {
      id: '2',
      company: 'Skåne Kliniken',
      position: 'Nurse, Day Surgery',
      location: 'Lund',
      startDate: '2019-01',
      endDate: '2021-02',
      current: false,
      description: null,
      technologies: [],
    },
  ],
  education: [
    {
      id: '1',
      institution: 'Lund University',
      degree: 'BSc Nursing',
      field: 'Nursing',
      startDate: '2015-09',
      endDate: '2018-06',
      graduationYear: 2018,
      gpa: 3.8,
      grade: null,
    },
  ],
  certifications: [
    {
      id: '1',
      name: 'Advanced Cardiac Life Support',
      issuer: 'ERC',
      issue_date: '2023-05',
      expiry_date: null,
      neverExpires: true,
      credential_id: 'A-17',
      credential_url: 'https://erc.edu/a-17',
      description: null,
    },
  ],
  projects: [
    {
      id: '1',
      name: 'Handover card',
      url: null,
      startDate: '2022-01',
      endDate: '2022-06',
      current: false,
      description: '• One page for each bed\n• Used on three wards',
      technologies: [],
    },
  ],
  volunteer_experience: [
    {
      id: '1',
      organization: 'Red Cross',
      position: 'First aider',
      startDate: '2018-05',
      endDate: null,
      current: true,
      description: null,
    },
  ],
  publications: [{ id: '1', title: 'Calm handovers', publisher: 'Nursing Today', date: '2023-04', url: null, description: null }],
  profile_references: [
    {
      id: '1',
      name: 'Eva Holm',
      position: 'Ward manager',
      company: 'Öresund Hospital',
      email: 'eva@example.org',
      phone: null,
      note: null,
    },
  ],
  technical_skills: ['Telemetry', 'Triage', 'IV therapy'],
  technical_skill_levels: { Telemetry: 'expert' },
  soft_skills: ['Calm'],
  management_skills: ['Rostering'],
  languages: [{ id: '1', name: 'Swedish', proficiency: 'native' }],
  awards: [{ id: '1', title: 'Nurse of the year', issuer: 'Region Skåne', date: '2024', description: null }],
}

const PREFERENCES: Preferences = {
  desired_job_title: 'Registered Nurse',
  desired_salary_min: 50_000,
  desired_salary_max: 75_000,
  total_experience: 5.5,
  willing_to_relocate: false,
  companies_to_exclude: ['Acme', 'Initech', 'Globex', 'Umbrella', 'Hooli'],
  security_clearance: 'none',
  work_authorization_entries: [
    { id: '1', country: 'Sweden', workAuthorization: 'citizen', otherVisa: null, securityClearance: 'none' },
  ],
}

/** Maya's profile with everything in it, and beside it an empty one. */
export async function maya(server: TestServer, email?: string) {
  const person = await newcomer(server, email ? { email, displayName: 'Maya Lindqvist' } : {})
  const full = await person.call.profiles.create({ profile_name: 'Nursing' })
  const bare = await person.call.profiles.create({ profile_name: 'Teaching' })
  await person.call.profiles.update({ id: full.id, version: full.version, changes: PROFILE })
  const { version } = await person.call.profiles.get({ id: full.id })
  const settings = { keywords: ['cardiology', 'telemetry', 'icu', 'triage'] }
  await person.call.preferences.save({ profileId: full.id, version, settings, changes: PREFERENCES })
  return { person, full: full.id, bare: bare.id }
}
