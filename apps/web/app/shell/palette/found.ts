import { STATUSES } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import type { ListedLetter } from '@jobapply/core/documents/cover-letters'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { toSearchQuery } from '@jobapply/core/search/address'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { BriefcaseBusiness, Building2, FileText, ListChecks, type LucideIcon, Mail } from 'lucide-react'
import { startLetter, startTailoring } from '#features/documents/letters/start-for-job.ts'
import { PATHS } from '#paths.ts'

type Go = (path: string) => unknown
export type FoundAction = { label: string; run: () => unknown }
/** Something of the person or of the index; the first action is the one of Enter. */
export type Found = {
  key: string
  Icon: LucideIcon
  label: string
  note: string
  figure?: string
  actions: readonly FoundAction[]
}
export type FoundGroup = { heading: string; rows: readonly Found[] }

/** How many of a kind are shown. */
const SHOWN = 4

const placeOfSearch = (searchTerm: string, jobId?: string) =>
  `${PATHS.search}?${toSearchQuery({ filters: { ...NO_FILTERS, searchTerm }, sort: DEFAULT_SORT, jobId })}`

const matches = (text: string, ...names: string[]) => {
  const words = text.toLowerCase().split(/\s+/)
  const name = names.join(' ').toLowerCase()
  return words.every((word) => name.includes(word))
}

export function applicationRows(applications: readonly TrackedApplication[], go: Go): Found[] {
  return applications.slice(0, SHOWN).map(({ id, job_title, company, status, openAnswers, hasReceipt, job_url }) => ({
    key: `application ${id}`,
    Icon: ListChecks,
    label: `${job_title}, ${company}`,
    note: openAnswers > 0 ? `${openAnswers} to answer` : STATUSES[status],
    actions: [
      { label: 'Open', run: () => go(`${PATHS.applications}?open=${id}`) },
      ...(openAnswers > 0 ? [{ label: 'Answer the questions', run: () => go(`${PATHS.autoApply}?tab=needs-you`) }] : []),
      ...(status === 'interview'
        ? [{ label: 'Prepare for the interview', run: () => go(`${PATHS.applications}/${id}/interview`) }]
        : []),
      ...(hasReceipt ? [{ label: 'Open the receipt', run: () => go(`${PATHS.applications}/${id}/receipt`) }] : []),
      ...(job_url ? [{ label: 'Open the posting', run: () => window.open(job_url, '_blank', 'noopener,noreferrer') }] : []),
    ],
  }))
}

export function jobRows(jobs: readonly ScoredJob[], text: string, profileId: string, go: Go): Found[] {
  return jobs.slice(0, SHOWN).map((job) => ({
    key: `job ${job.id}`,
    Icon: BriefcaseBusiness,
    label: job.title,
    note: [job.company, job.location].filter(Boolean).join(' · '),
    figure: String(Math.round(job.matchScore)),
    actions: [
      { label: 'Open', run: () => go(placeOfSearch(text, job.id)) },
      { label: 'Tailor resume', run: () => startTailoring(job, profileId, go) },
      { label: 'Cover letter', run: () => startLetter(job, profileId, go) },
    ],
  }))
}

/** Employers of what was found, each once. */
export function companyRows(names: readonly string[], text: string, go: Go): Found[] {
  const companies = [...new Set(names)].filter((name) => matches(text, name))
  return companies.slice(0, SHOWN).map((company) => ({
    key: `company ${company}`,
    Icon: Building2,
    label: company,
    note: '',
    actions: [
      { label: 'Jobs', run: () => go(placeOfSearch(company)) },
      { label: 'Your applications', run: () => go(`${PATHS.applications}?${new URLSearchParams({ text: company })}`) },
    ],
  }))
}

export function documentRows(
  resumes: readonly ListedDocument[],
  letters: readonly ListedLetter[],
  text: string,
  go: Go,
): Found[] {
  const found = resumes.filter(({ name }) => matches(text, name, 'resume')).slice(0, SHOWN)
  const written = letters.filter(({ jobTitle, company }) => matches(text, jobTitle, company, 'letter')).slice(0, SHOWN)
  return [
    ...found.map(({ id, name }) => ({
      ...{ key: `resume ${id}`, Icon: FileText, label: name, note: 'Resume' },
      actions: [{ label: 'Open', run: () => go(`${PATHS.resume}/${id}`) }],
    })),
    ...written.map(({ id, jobTitle, company }) => ({
      ...{ key: `letter ${id}`, Icon: Mail, label: `${jobTitle}, ${company}`, note: 'Letter' },
      actions: [{ label: 'Open', run: () => go(`${PATHS.coverLetters}/${id}`) }],
    })),
  ]
}
