import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { BENCH_APPLICANT } from './form-applicant.ts'

type Job = ProfileFields['experience'][number]
type School = ProfileFields['education'][number]
const jobs = (...changes: Pick<Job, 'company' | 'position' | 'location'>[]): Job[] =>
  BENCH_APPLICANT.experience.slice(0, changes.length).map((job, at) => ({ ...job, ...changes[at] }))
const schools = (change: Pick<School, 'institution' | 'degree' | 'field'>): School[] =>
  BENCH_APPLICANT.education.map((school) => ({ ...school, ...change }))

/** Three invented people whose values differ in every field: a value in the wrong place shows. */
export const FORM_PEOPLE: Readonly<Record<'ZA' | 'DE' | 'US', ProfileFields>> = {
  ZA: {
    ...EMPTY_FIELDS,
    ...BENCH_APPLICANT,
    full_name: 'Thandiwe Mokoena',
    email: 'thandiwe@example.org',
    phone: '82 555 0142',
    country_code: '+27',
    citizenship: 'South Africa',
    address: '12 Jacaranda Street',
    linkedin_url: 'https://www.linkedin.com/in/thandiwe-example',
    github_url: 'https://github.com/thandiwe-example',
    portfolio_url: 'https://thandiwe.example/work',
    personal_website: 'https://thandiwe.example',
    location_city: 'Pretoria',
    location_state: 'Gauteng',
    location_country: 'South Africa',
    location_zip_code: '0181',
    expected_salary_currency: 'ZAR',
    desired_salary_min: 600_000,
    desired_salary_max: 650_000,
    work_authorization_entries: [
      { id: 'w1', country: 'South Africa', workAuthorization: 'citizen', otherVisa: null, securityClearance: null },
    ],
    experience: jobs({ company: 'Protea Works', position: 'Data Analyst', location: 'Pretoria, South Africa' }),
    education: schools({ institution: 'Jacaranda University', degree: 'Bachelor of Science', field: 'Statistics' }),
    highest_education_level: 'bachelors',
  },
  DE: {
    ...EMPTY_FIELDS,
    ...BENCH_APPLICANT,
    work_authorization_entries: [
      { id: 'w1', country: 'Germany', workAuthorization: 'citizen', otherVisa: null, securityClearance: null },
    ],
  },
  US: {
    ...EMPTY_FIELDS,
    ...BENCH_APPLICANT,
    full_name: 'Jordan Sample',
    email: 'jordan@example.net',
    phone: '(415) 555-0137',
    country_code: '+1',
    gender: 'male',
    citizenship: 'United States',
    address: '77 Maple Avenue',
    linkedin_url: 'https://www.linkedin.com/in/jordan-sample',
    github_url: 'https://github.com/jordan-sample',
    portfolio_url: 'https://jordan.example/work',
    personal_website: 'https://jordan.example',
    location_city: 'Oakland',
    location_state: 'California',
    location_country: 'United States',
    location_zip_code: '94607',
    expected_salary_currency: 'USD',
    desired_salary_min: 120_000,
    desired_salary_max: 140_000,
    work_authorization_entries: [
      { id: 'w1', country: 'United States', workAuthorization: 'citizen', otherVisa: null, securityClearance: null },
    ],
    experience: jobs(
      { company: 'Bay Sample Labs', position: 'Account Manager', location: 'Oakland, CA' },
      { company: 'Prairie Goods', position: 'Sales Associate', location: 'Denver, CO' },
    ),
    education: schools({ institution: 'Maple State University', degree: 'Bachelor of Arts', field: 'Marketing' }),
    highest_education_level: 'bachelors',
  },
}
