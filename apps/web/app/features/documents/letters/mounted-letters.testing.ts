import type { CheckedLetter, LetterEngine, LetterStep, LetterVersion } from '@jobapply/core/documents/cover-letters'
import type { Claim, ClaimKind } from '@jobapply/core/documents/truth-schema'
import { AI_OFF, savedJob } from '#features/documents/mounted-documents.testing.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { keepProfiles, newProfile } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import { tellSteps } from '#testing/steps.ts'
import type { Page } from '#testing/visit.ts'

export const HONEST = 'At Brunel Road School I mentored four early career teachers.'
export const BOAST = 'A level results rose by 18 per cent in the same year.'
export const DRAFTED = `Dear Ashdown Academy team,\n\n${HONEST}\n\nPriya Raman`

const NOW = '2026-11-16T09:00:00.000Z'
const FACT = { path: 'experience.a.description', text: 'Mentored four early career teachers.' }
const JOB = savedJob('greenhouse:1', 'Teacher of Chemistry', 'Ashdown Academy')

/** What these tests claim, and why nothing backs it; the check itself is proven by tests of the writing package. */
const CLAIMS: [string, ClaimKind | null, string][] = [
  ['mentored four early career teachers', null, ''],
  ['A level results rose by 18 per cent', 'number', '18 per cent'],
  ['I speak French', 'language', 'French'],
  ['I led 90 schools', 'number', '90'],
]
function claimsOf(text: string, backed: readonly string[]): Claim[] {
  const found = CLAIMS.flatMap(([words, kind, about]) => {
    const from = text.indexOf(words)
    const supported = kind === null || backed.includes(about)
    const claim = { from, to: from + words.length, text: words, supported, facts: supported ? [FACT] : [] }
    return from < 0 ? [] : [{ ...claim, kind: supported ? null : kind, about: supported ? '' : about }]
  })
  return found.sort((one, other) => one.from - other.from)
}

/** Priya, a teacher who has saved a job, and a letter for it with this text; all lives as long as the test. */
export function keepLetters(text?: string) {
  const own = newProfile('Teacher', {
    is_primary: true,
    full_name: 'Priya Raman',
    experience: [
      {
        ...{ id: 'a', position: 'Teacher of Chemistry', company: 'Brunel Road School', location: 'Bristol' },
        ...{ startDate: '2021-09', endDate: null, current: true, technologies: [] },
        description: FACT.text,
      },
    ],
  })
  const profiles = keepProfiles(own)
  let all: CheckedLetter[] = []
  let versions: LetterVersion[] = []
  /** Figures and languages that the profile has meanwhile. */
  const backed: string[] = []
  const find = (id: string) => all.find((letter) => letter.id === id)
  const put = (letter: CheckedLetter) => {
    all = [letter, ...all.filter(({ id }) => id !== letter.id)]
    return letter
  }
  const make = (written: string, engine: LetterEngine, job: { id: string | null; title: string; company: string }) =>
    put({
      ...{ id: crypto.randomUUID(), profileId: own.id, text: written, engine, isApproved: false, version: 1 },
      job: { ...job, location: '', description: '', requirements: { must: [], nice: [] }, skills: [] },
      ...{ createdAt: NOW, updatedAt: NOW, claims: claimsOf(written, backed) },
    })
  const write = (id: string, written: string, engine: LetterEngine) => {
    const before = find(id)
    if (!before) return fault('LETTER_NOT_FOUND')
    versions = [{ id: crypto.randomUUID(), text: before.text, engine: before.engine, createdAt: NOW }, ...versions]
    const { version } = before
    return put({ ...before, text: written, engine, isApproved: false, version: version + 1, claims: claimsOf(written, backed) })
  }
  const isOld = ({ id, version, overwrite }: { id: string; version: number; overwrite?: boolean | undefined }) =>
    !overwrite && version !== find(id)?.version
  const answers: NonNullable<NonNullable<Answers['documents']>['letters']> = {
    list: () => ({
      rows: all.map(({ text: _, claims: __, job, ...rest }) => ({
        ...rest,
        ...{ jobTitle: job.title, company: job.company, jobId: job.id },
      })),
      next: null,
    }),
    get: ({ id }) => {
      const letter = find(id)
      return letter ? { ...letter, claims: claimsOf(letter.text, backed) } : fault('LETTER_NOT_FOUND')
    },
    create: ({ job }) =>
      job
        ? make('', 'person', { id: null, ...job })
        : make(DRAFTED, 'local', { id: JOB.jobId, title: JOB.job_title, company: JOB.company }),
    update: (input) => (isOld(input) ? fault('LETTER_CHANGED') : write(input.id, input.text, 'person')),
    draft: ({ id, options }) => write(id, [DRAFTED, options.customMessage].filter(Boolean).join('\n\n'), 'local'),
    approve: (input) => {
      const letter = find(input.id)
      if (!letter || isOld(input)) return fault('LETTER_CHANGED')
      return claimsOf(letter.text, backed).every(({ supported }) => supported)
        ? put({ ...letter, isApproved: true, version: letter.version + 1 })
        : fault('LETTER_UNBACKED')
    },
    versions: () => versions,
    restore: ({ id, versionId }) => {
      const version = versions.find((one) => one.id === versionId)
      return version ? write(id, version.text, version.engine) : fault('LETTER_VERSION_NOT_FOUND')
    },
    duplicate: ({ id }) => {
      const letter = find(id)
      return letter ? make(letter.text, letter.engine, letter.job) : fault('LETTER_NOT_FOUND')
    },
    remove: ({ id }: { id: string }) => {
      all = all.filter((letter) => letter.id !== id)
      return undefined
    },
  }
  if (text !== undefined) make(text, 'local', { id: JOB.jobId, title: JOB.job_title, company: JOB.company })
  return {
    id: all[0]?.id ?? '',
    profileId: own.id,
    answers,
    profiles,
    all: () => all,
    stored: () => all.at(-1) as CheckedLetter,
    versions: () => versions,
    /** The letter is written in another window, or by a model. */
    write: (written: string, engine: LetterEngine = 'person') => write(all.at(-1)?.id ?? '', written, engine) as CheckedLetter,
    /** The profile says this now. */
    back: (about: string) => void backed.push(about),
  }
}

export function openLetters(kept: ReturnType<typeof keepLetters>, path = `/cover-letters/${kept.id}`, ai = AI_OFF as Status) {
  return mountPage(path, {
    as: 'maya',
    answers: {
      profiles: kept.profiles.answers,
      documents: { ai: { status: ai }, letters: kept.answers },
      applications: { saved: { list: { rows: [JOB], next: null } } },
    },
  })
}
type Status = { endpoint: { model: string; host: string } | null; isOn: boolean }

/** The next draft of a model is told by the test. */
export function answerWriting(page: Page) {
  const { steps, ...told } = tellSteps<LetterStep>()
  page.server.answer({ documents: { letters: { write: () => steps } } })
  return told
}

export const letterText = (page: Page) => page.getByRole('textbox', { name: 'Text of the letter' })
export const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve' })
/** The claim that is to be resolved next. */
export const openClaim = (page: Page) => page.getByRole('region', { name: /^Not in your profile|^Cannot stay/ })
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
