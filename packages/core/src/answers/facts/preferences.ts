import { foldWords } from '@jobapply/language/fold'
import { DRIVING_LICENSES, JOB_TYPES, TRAVEL } from '#profiles/constants'
import { type Answering, type Found, has, isOnly, type Truth, valuesOf } from './fact.ts'
import { readInterval } from './intervals.ts'

/** The general wish to relocate holds for the place of the job; for another place the person is asked. */
export function answerRelocation({ tokens, context: { profile, job } }: Answering): Found {
  const { willing_to_relocate: isWilling, location_city: city, location_country: country } = profile
  if (isWilling === null) return 'no-fact'
  const named = valuesOf(tokens, 'country')
  const isJobPlace = named.every((name) => name === job.country)
  const livesThere = named.includes(country ?? '') || (has(tokens, 'here') && foldWords(city ?? '') === foldWords(job.city ?? ''))
  const yes: Truth = isWilling ? isJobPlace || null : livesThere ? null : false
  return { field: 'willing_to_relocate', sentence: `Willing to relocate: ${isWilling ? 'yes' : 'no'}`, yes }
}

/** Yes when the profile wants it; that it isn't listed doesn't mean no. */
export function answerWorkMode({ tokens, context: { profile } }: Answering): Found {
  const wanted: readonly string[] = profile.automation_job_types
  const asked = ['remote', 'hybrid'].filter((mode) => has(tokens, mode))
  return asked.every((mode) => wanted.includes(mode))
    ? { field: 'automation_job_types', sentence: `Job types: ${labelsOf(profile.automation_job_types)}`, yes: true }
    : 'no-fact'
}

export function answerJobTypes({ context: { profile } }: Answering): Found {
  const wanted: readonly string[] = profile.automation_job_types
  if (wanted.length === 0) return 'no-fact'
  return {
    field: 'automation_job_types',
    sentence: `Job types: ${labelsOf(profile.automation_job_types)}`,
    isList: true,
    holds: (option) => {
      const [only] = option
      if (!only || option.length > 1 || !has(option, 'jobtype', 'remote', 'hybrid')) return null
      return wanted.includes(only.value ?? only.concept)
    },
  }
}
const labelsOf = (types: readonly (keyof typeof JOB_TYPES)[]) => types.map((type) => JOB_TYPES[type]).join(', ')

const TRAVEL_PERCENT: Readonly<Record<string, readonly [number, number]>> = {
  'no-travel': [0, 0],
  occasional: [0, 25],
  moderate: [25, 50],
  frequent: [50, 75],
  extensive: [75, 100],
}

/** More travel than the profile says is asked, not refused. */
export function answerTravel({ tokens, context: { profile } }: Answering): Found {
  const stated = profile.travel_availability
  const [low, high] = TRAVEL_PERCENT[stated ?? ''] ?? []
  if (!stated || low === undefined || high === undefined) return 'no-fact'
  const asked = tokens.find(({ concept }) => concept === 'number')?.number
  const yes: Truth = high === 0 ? false : asked === undefined || asked <= high || null
  return {
    field: 'travel_availability',
    sentence: `Travel: ${TRAVEL[stated]}`,
    ...(has(tokens, 'how-many') || (asked !== undefined && !has(tokens, 'percent')) ? {} : { yes }),
    holds: (option) => {
      if (isOnly(option, 'not', 'travel') && has(option, 'not')) return high === 0
      const interval = readInterval(option, ['percent', 'travel'])
      if (!interval || !has(option, 'percent')) return null
      if (interval.low === low && interval.high === high) return true
      return high <= interval.low || interval.high <= low ? false : null
    },
  }
}

export function answerLicence({ tokens, context: { profile } }: Answering): Found {
  const stated = profile.driving_license
  if (!stated || stated === 'international') return 'no-fact'
  const yes: Truth = stated === 'expired' ? (has(tokens, 'valid') ? false : null) : stated === 'valid'
  return { field: 'driving_license', sentence: `Driving license: ${DRIVING_LICENSES[stated]}`, yes }
}
