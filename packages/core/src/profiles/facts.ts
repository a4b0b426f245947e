import { foldWords } from '#shared/text/text'
import type { ProfileFields } from './schema.ts'
import type { Experience } from './schema-experience.ts'

type Dated = Pick<Experience, 'startDate' | 'endDate' | 'current'>
type Employment = Dated & Pick<Experience, 'position' | 'description' | 'technologies'>

/** Years of work with one decimal, overlapping months counted once; null without a dated job. `today` is YYYY-MM-DD. */
export function yearsWorked(experience: readonly Dated[], today: string): number | null {
  const months = monthsOf(experience, today)
  return months.size === 0 ? null : yearsOf(months)
}

/** What the dated jobs prove about a skill, in years: at least `least`; at most `most`, null when that cannot be told. */
export type SkillYears = { least: number; most: number | null }

/**
 * Jobs that list the skill, or carry it in their title, count in full. Jobs that only mention it, or list no technologies at all, may have
 * needed it. Null when no job lists it.
 */
export function skillYears(
  fields: Pick<ProfileFields, 'experience' | 'technical_skills'>,
  skill: string,
  today: string,
): SkillYears | null {
  const { experience } = fields
  const key = skillKey(skill)
  const listed = hasSkill(fields, skill) ? experience.filter((job) => listsSkill(job, key) || isInTitle(job, key)) : []
  if (listed.length === 0) return null
  const possible = experience.filter((job) => listed.includes(job) || mayHaveUsed(job, skill))
  const isDated = possible.every((job) => monthsOf([job], today).size > 0)
  return { least: yearsOf(monthsOf(listed, today)), most: isDated ? yearsOf(monthsOf(possible, today)) : null }
}

/** The profile names the skill: in a list, or at a job. */
export const hasSkill = (fields: Pick<ProfileFields, 'experience' | 'technical_skills'>, skill: string) => {
  const key = skillKey(skill)
  return (
    key !== '' &&
    (fields.technical_skills.some((one) => skillKey(one) === key) || fields.experience.some((job) => listsSkill(job, key)))
  )
}

/** Spellings of one skill; 'Java' and 'JavaScript' stay apart. */
const SPELLINGS: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  golang: 'go',
  postgres: 'postgresql',
  k8s: 'kubernetes',
  csharp: 'c#',
  cpp: 'c++',
  restapis: 'restapi',
}

/** Equal for 'Node.js', 'NodeJS' and 'node'. */
export function skillKey(text: string): string {
  const key = foldWords(text).replaceAll(' ', '')
  const short = key.length > 4 && key.endsWith('js') ? key.slice(0, -2) : key
  return Object.hasOwn(SPELLINGS, short) ? (SPELLINGS[short] ?? short) : short
}

const listsSkill = ({ technologies }: Employment, key: string) => technologies.some((one) => skillKey(one) === key)

const isInTitle = ({ position }: Employment, key: string) =>
  foldWords(position)
    .split(' ')
    .some((word) => skillKey(word) === key)

function mayHaveUsed({ technologies, description }: Employment, skill: string): boolean {
  return technologies.length === 0 || ` ${foldWords(description ?? '')} `.includes(` ${foldWords(skill)} `)
}

function monthsOf(jobs: readonly Dated[], today: string): Set<number> {
  const months = new Set<number>()
  for (const { startDate, endDate, current } of jobs) {
    const start = monthOf(startDate)
    const end = current ? monthOf(today) : monthOf(endDate)
    if (start === null || end === null) continue
    for (let month = start; month <= Math.min(end, start + LONGEST_JOB); month++) months.add(month)
  }
  return months
}
/** Months; a mistyped year must not fill the memory. */
const LONGEST_JOB = 900

function monthOf(date: string | null): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? []
  return year && month ? Number(year) * 12 + Number(month) : null
}

const yearsOf = (months: ReadonlySet<number>) => Math.round((months.size / 12) * 10) / 10
