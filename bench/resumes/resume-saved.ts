import { isAutoSaved, type Proposal, proposalsFor } from '@jobapply/core/profiles/resume-review'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { type Judged, judge, type Truth } from './resume-truth.ts'

/** `isSure`: saved unasked, or waiting for a missing part alone, such as the month of a date. */
export type SavedValue = Judged & { id: string; confidence: number; isSure: boolean; isSaved: boolean }

const NOBODY: Profile = {
  ...EMPTY_FIELDS,
  id: '7f9a6a4e-0000-4000-8000-000000000001',
  user_id: '7f9a6a4e-0000-4000-8000-000000000002',
  profile_name: 'Bench',
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboardingFields: [],
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}
const PROFILE_FIELDS: Record<string, string> = {
  first_name: 'full_name',
  last_name: 'full_name',
  email: 'email',
  phone: 'phone',
  summary: 'professional_summary',
  linkedin: 'linkedin_url',
  github: 'github_url',
  country: 'location_country',
  'other_links.0': 'portfolio_url',
  'other_links.1': 'personal_website',
}
const BINS = [0, 0.2, 0.4, 0.6, 0.8]
const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '-')

/** What an upload into an empty profile would save of a reading, beside the truth. */
export function savedValues(reading: ResumeParseResult, truth: Truth, now: Date): SavedValue[] {
  const proposals = proposalsFor(NOBODY, reading, now)
  const confidence = new Map(reading.evidence.map((one) => [one.path, one.confidence]))
  return judge(reading.data, truth).flatMap((one) => {
    const own = proposals.filter((proposal) => holds(proposal, one.path, reading))
    // A third link has no field in a profile.
    if (one.field === 'personal_info.other_links' && own.length === 0) return []
    const [isSure, isSaved] = [own.some((proposal) => proposal.isSure), own.some(isAutoSaved)]
    return { ...one, id: truth.id, confidence: confidence.get(one.path) ?? 1, isSure, isSaved }
  })
}

function holds({ path, field, found }: Proposal, value: string, { data }: ResumeParseResult): boolean {
  if (value.startsWith('personal_info.')) return field === PROFILE_FIELDS[value.slice('personal_info.'.length)]
  if (value.startsWith('skills.'))
    return field === 'technical_skills' && (found as string[]).includes(data.skills[Number(value.split('.')[1])] ?? '')
  return value.startsWith(`${path}.`)
}

/** Wrong among the sure ones by field, right ones that are sure, and how often each confidence is right. */
export function reportSaved(values: readonly SavedValue[]): string {
  const sure = values.filter(({ isSure }) => isSure)
  const wrong = sure.filter(({ isRight }) => !isRight)
  const right = values.filter(({ isRight }) => isRight)
  const rightSure = right.filter(({ isSure }) => isSure)
  const fields = [...Map.groupBy(sure, ({ field }) => field)].map(([field, own]) => {
    const bad = own.filter(({ isRight }) => !isRight)
    return `${field.padEnd(30)} ${String(own.length).padStart(6)} ${String(bad.length).padStart(6)}   ${percent(bad.length, own.length)}`
  })
  const of = (...names: string[]) => wrong.filter(({ field }) => names.includes(field))
  const bins = BINS.map((from, index) => {
    const to = BINS[index + 1] ?? 1.01
    const own = values.filter(({ confidence }) => confidence >= from && confidence < to)
    const good = own.filter(({ isRight }) => isRight).length
    return `${from.toFixed(1)}-${Math.min(1, to).toFixed(1)} ${String(own.length).padStart(6)}   ${percent(good, own.length)} right`
  })
  const high = values.filter(({ confidence }) => confidence >= 0.9)
  return [
    `field                            sure  wrong`,
    ...fields,
    `sure values ${sure.length}, wrong ${wrong.length} (${percent(wrong.length, sure.length)}); saved at once ${sure.filter(({ isSaved }) => isSaved).length}`,
    `documents with a wrong name: ${new Set(of('personal_info.first_name', 'personal_info.last_name').map(({ id }) => id)).size}`,
    `wrong employers and titles: ${of('experience.company', 'experience.position').length}`,
    `right values that are sure: ${rightSure.length} of ${right.length} (${percent(rightSure.length, right.length)})`,
    'confidence  values',
    ...bins,
    `0.9 and more: ${high.length} values, ${percent(high.filter(({ isRight }) => isRight).length, high.length)} right`,
  ].join('\n')
}
