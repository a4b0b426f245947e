import type { Profile } from '@jobapply/core/profiles/schema'

type Asked = Pick<
  Profile,
  | 'desired_job_title'
  | 'desired_salary_min'
  | 'desired_salary_max'
  | 'total_experience'
  | 'highest_education_level'
  | 'expected_joining_date'
  | 'work_authorization'
  | 'work_authorization_entries'
>

/** Facts that almost every employer asks for and this profile lacks. */
export function missingPreferences(profile: Asked): string[] {
  const isKnown = {
    'job title': profile.desired_job_title,
    salary: profile.desired_salary_min ?? profile.desired_salary_max,
    experience: profile.total_experience !== null,
    education: profile.highest_education_level,
    'joining date': profile.expected_joining_date,
    'work authorization': profile.work_authorization ?? profile.work_authorization_entries?.length,
  }
  return Object.entries(isKnown).flatMap(([name, known]) => (known ? [] : name))
}
