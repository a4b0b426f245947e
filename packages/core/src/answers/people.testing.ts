import { EMPTY_FIELDS } from '#profiles/rules'
import type { ProfileFields } from '#profiles/schema'
import type { AnswerContext } from './schema.ts'

const job = (
  id: string,
  company: string,
  position: string,
  dates: [startDate: string | null, endDate: string | null],
  technologies: string[],
  description: string | null = null,
) => ({
  id,
  company,
  position,
  location: null,
  startDate: dates[0],
  endDate: dates[1],
  current: dates[0] !== null && dates[1] === null,
  description,
  technologies,
})
const right = (
  id: string,
  country: string,
  workAuthorization: NonNullable<ProfileFields['work_authorization_entries']>[number]['workAuthorization'],
) => ({ id, country, workAuthorization, otherVisa: null, securityClearance: null })
const language = (id: string, name: string, proficiency: ProfileFields['languages'][number]['proficiency']) => ({
  id,
  name,
  proficiency,
})

export const NOW = new Date('2026-11-16T12:00:00.000Z')

/** An engineer in Berlin with a complete profile. */
const ann: ProfileFields = {
  ...EMPTY_FIELDS,
  full_name: 'Ann Becker',
  email: 'ann.becker@example.com',
  phone: '151 23456789',
  country_code: '+49',
  gender: 'female',
  citizenship: 'Germany',
  address: 'Hauptstr. 1',
  linkedin_url: 'https://www.linkedin.com/in/ann-becker',
  github_url: 'https://github.com/annbecker',
  portfolio_url: 'https://annbecker.example/work',
  personal_website: 'https://annbecker.example',
  location_city: 'Berlin',
  location_country: 'Germany',
  location_zip_code: '10115',
  desired_salary_min: 70_000,
  desired_salary_max: 80_000,
  expected_salary_currency: 'EUR',
  total_experience: 7.5,
  highest_education_level: 'masters',
  expected_joining_date: '2026-11-30',
  driving_license: 'valid',
  travel_availability: 'moderate',
  veteran_status: 'not-veteran',
  disability_status: 'no-disability',
  race_ethnicity: 'white',
  willing_to_relocate: true,
  work_authorization_entries: [
    right('1', 'Germany', 'citizen'),
    right('2', 'United States', 'no-authorization'),
    right('3', 'United Kingdom', 'other-visa'),
  ],
  automation_job_types: ['full-time', 'remote', 'hybrid'],
  experience: [
    job('1', 'Acme Robotics', 'Senior Software Engineer', ['2022-05', null], ['TypeScript', 'React', 'Node.js', 'PostgreSQL']),
    job(
      '2',
      'Beta GmbH',
      'Java Developer',
      ['2019-04', '2022-04'],
      ['Java', 'Spring Boot', 'PostgreSQL'],
      'Some Python scripting.',
    ),
  ],
  education: [
    {
      id: '1',
      institution: 'TU Berlin',
      degree: 'Master of Science',
      field: 'Computer Science',
      startDate: '2013-10',
      endDate: '2019-03',
      graduationYear: 2019,
      gpa: null,
      grade: '1.3',
    },
  ],
  technical_skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Java', 'Docker', 'Python'],
  languages: [
    language('1', 'German', 'native'),
    language('2', 'English', 'fluent'),
    language('3', 'French', 'intermediate'),
    language('4', 'Spanish', 'beginner'),
  ],
}

/** Holds an H-1B in Austin; a name of three words, two current jobs, no relocation, no travel. */
const raj: ProfileFields = {
  ...EMPTY_FIELDS,
  full_name: 'Raj Kumar Patel',
  email: 'raj@example.com',
  phone: '512 555 0199',
  country_code: '+1',
  location_city: 'Austin',
  location_state: 'Texas',
  location_country: 'United States',
  desired_salary_min: 150_000,
  expected_salary_currency: 'USD',
  total_experience: 5,
  highest_education_level: 'bachelors',
  expected_joining_date: '2026-12-16',
  driving_license: 'none',
  travel_availability: 'no-travel',
  willing_to_relocate: false,
  work_authorization_entries: [right('1', 'United States', 'h1b'), right('2', 'Canada', 'permanent-resident')],
  automation_job_types: ['full-time', 'contract'],
  experience: [
    job('1', 'Globex', 'Data Engineer', ['2023-11', null], ['Python', 'SQL']),
    job('2', 'Initech', 'Consultant', ['2025-01', null], ['C#']),
    job('3', 'Hooli', 'Analyst', [null, null], ['SQL']),
  ],
  technical_skills: ['Python', 'SQL', 'C#'],
  languages: [language('1', 'Hindi', 'native'), language('2', 'English', 'advanced')],
}

/** On OPT, just onboarded: name, title, salary and years are onboarding's; the joining date has passed. */
const eva: ProfileFields = {
  ...EMPTY_FIELDS,
  full_name: 'Eva Novak',
  email: 'eva@example.com',
  location_country: 'United States',
  desired_salary_min: 60_000,
  expected_salary_currency: 'USD',
  total_experience: 3,
  expected_joining_date: '2026-10-01',
  driving_license: 'expired',
  work_authorization_entries: [right('1', 'United States', 'opt')],
}

export const PEOPLE = { ann, raj, eva }
const ONBOARDING = { ann: [], raj: [], eva: ['full_name', 'desired_salary_min', 'total_experience', 'location_country'] }
const JOBS = {
  ann: { employer: 'Northwind', country: 'Germany', city: 'Berlin' },
  raj: { employer: 'Northwind', country: 'United States', city: 'Austin' },
  eva: { employer: 'Northwind', country: 'United States', city: 'Boston' },
}

export type PersonName = keyof typeof PEOPLE

export const contextOf = (name: PersonName, changes: Partial<AnswerContext['job']> = {}): AnswerContext => ({
  profile: { ...PEOPLE[name], onboardingFields: ONBOARDING[name] },
  job: { ...JOBS[name], ...changes },
  saved: [],
  mode: 'automatic',
  now: NOW,
})
