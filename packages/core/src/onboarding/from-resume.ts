import { yearsWorked } from '#profiles/facts'
import { fromJsonResume } from '#profiles/json-resume/json-resume-import'
import { joinName } from '#profiles/names'
import { ownTitle } from '#resume/own-title'
import type { ParsedResume } from '#resume/schema'
import { readCountry } from '#shared/countries/country-rules'
import * as c from './constants.ts'
import type { OnboardingData } from './schema.ts'

/** The answers that a resume gives. What the person has answered stays; what the resume does not say stays open. `today` is YYYY-MM-DD. */
export const answerFromResume = (data: OnboardingData, resume: ParsedResume, today: string): OnboardingData => {
  const { personal_info: info, experience } = resume
  const name = joinName(info.first_name, info.last_name)
  return answerWith(data, { name, title: info.headline, country: info.country, experience }, today)
}

/** The same from a JSON Resume; undefined when the file is none. */
export function answerFromJsonResume(data: OnboardingData, json: unknown, today: string): OnboardingData | undefined {
  const imported = fromJsonResume(json)
  if (!imported) return undefined
  const { full_name, desired_job_title, location_country, experience = [] } = imported.fields
  const told = { name: full_name ?? '', title: desired_job_title ?? '', country: location_country ?? '', experience }
  return answerWith(data, told, today)
}

type Told = { name: string; title: string; country: string; experience: readonly Job[] }
type Job = Parameters<typeof yearsWorked>[0][number] & { company: string; position: string; current: boolean }

function answerWith(data: OnboardingData, { name, title, country, experience }: Told, today: string): OnboardingData {
  const { step1, step3 } = data
  const years = yearsWorked(experience, today)
  // What the person says to be, else what the person is or was last.
  const last = experience.find(({ current }) => current) ?? experience[0]
  const companies = experience.map(({ company }) => company)
  const own = (ownTitle(title, companies) || last?.position || '').slice(0, c.TITLE_MAX)
  return {
    ...data,
    step1: { name: step1.name?.trim() || name.slice(0, c.NAME_MAX) },
    step3: {
      ...step3,
      desiredJobTitle: step3.desiredJobTitle?.trim() || own,
      preferredCountry: step3.preferredCountry || (readCountry(country) ?? ''),
      ...(step3.experienceYears || years === null ? {} : { experienceYears: experienceRange(years) }),
    },
  }
}

/** Each range holds its lower end: three years are '3-5'. */
export function experienceRange(years: number): keyof typeof c.EXPERIENCE_RANGES {
  const [range = '10+'] = Object.keys(c.EXPERIENCE_RANGES).filter(
    (one) => years < Number(one.split('-')[1] ?? Number.POSITIVE_INFINITY),
  )
  return range as keyof typeof c.EXPERIENCE_RANGES
}
