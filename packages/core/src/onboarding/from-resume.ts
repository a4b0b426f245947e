import { yearsWorked } from '#profiles/facts'
import { joinName } from '#profiles/names'
import type { ParsedResume } from '#resume/schema'
import { readCountry } from '#shared/countries/country-rules'
import * as c from './constants.ts'
import type { OnboardingData } from './schema.ts'

/** The answers that a resume gives. What the person has answered stays; what the resume does not say stays open. `today` is YYYY-MM-DD. */
export function answerFromResume(data: OnboardingData, resume: ParsedResume, today: string): OnboardingData {
  const { personal_info: info, experience } = resume
  const { step1, step3 } = data
  const years = yearsWorked(experience, today)
  const country = readCountry(info.country)
  return {
    ...data,
    step1: { name: step1.name?.trim() || joinName(info.first_name, info.last_name).slice(0, c.NAME_MAX) },
    step3: {
      ...step3,
      desiredJobTitle: step3.desiredJobTitle?.trim() || titleOf(resume),
      preferredCountry: step3.preferredCountry || (country ?? ''),
      ...(step3.experienceYears || years === null ? {} : { experienceYears: experienceRange(years) }),
    },
  }
}

/** What the person says to be, else what the person is or was last. */
function titleOf({ personal_info: { headline }, experience }: ParsedResume): string {
  const last = experience.find(({ current }) => current) ?? experience[0]
  return (headline.trim() || last?.position || '').slice(0, c.TITLE_MAX)
}

/** Each range holds its lower end: three years are '3-5'. */
export function experienceRange(years: number): keyof typeof c.EXPERIENCE_RANGES {
  const [range = '10+'] = Object.keys(c.EXPERIENCE_RANGES).filter(
    (one) => years < Number(one.split('-')[1] ?? Number.POSITIVE_INFINITY),
  )
  return range as keyof typeof c.EXPERIENCE_RANGES
}
