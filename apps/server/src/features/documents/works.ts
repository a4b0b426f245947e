import type { LetterJob } from '@jobapply/core/documents/cover-letters'
import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { lostTexts } from '@jobapply/core/documents/read-back'
import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { defineWork } from '#platform/compute/work'
import type { LetterInput, LetterKind } from './letter-file.ts'
import type { FileKind, Printed } from './print.ts'

/** What documents and letters cost grows with the profile, the text and the posting. */
export const previewWork = defineWork('documents.preview', async (resume: { content: ResumeContent; design: ResumeDesign }) =>
  (await import('./print.ts')).previewOf(resume.content, resume.design),
)
/** How many pages a resume fills, without their content. */
export const pageCountWork = defineWork(
  'documents.pageCount',
  async (resume: { content: ResumeContent; design: ResumeDesign }) => ({
    pages: (await (await import('./print.ts')).previewOf(resume.content, resume.design)).pages.length,
  }),
)
export const resumeFileWork = defineWork('documents.resumeFile', async (wanted: { kind: FileKind; document: Printed }) =>
  (await import('./print.ts')).makeFile(wanted.kind, wanted.document),
)
export const resumePdfWork = defineWork('documents.resumePdf', async (document: Printed) =>
  (await import('./print.ts')).printResume(document),
)
export const letterFileWork = defineWork('documents.letterFile', async (wanted: { kind: LetterKind } & LetterInput) =>
  (await import('./letter-file.ts')).makeLetterFile(wanted.kind, wanted.letter, wanted.sender, wanted.now),
)
export const letterPdfWork = defineWork('documents.letterPdf', async ({ letter, sender, now }: LetterInput) =>
  (await import('./letter-file.ts')).printLetter(letter, sender, now),
)
export const lostTextsWork = defineWork('documents.lostTexts', async (made: LostInput) =>
  lostTexts(visibleContent(made.content, made.design), made.read),
)
type LostInput = { content: ResumeContent; design: ResumeDesign; read: Parameters<typeof lostTexts>[1] }

type Dated<Input> = Input & { today: string }

/** One letter for each job. */
export const draftWork = defineWork('documents.draft', async ({ profile, jobs, options, today }: Dated<DraftInput>) => {
  const { letterWriter } = await import('@jobapply/writing/letters/write-letter')
  const write = letterWriter(profile, today)
  return jobs.map((job) => write(job, options).text)
})
type DraftInput = {
  profile: ProfileFields
  jobs: readonly LetterJob[]
  options: LetterOptions
}

export const checkWork = defineWork(
  'documents.check',
  async ({ text, profile, job, today }: Dated<{ text: string; profile: ProfileFields; job: LetterJob }>) => {
    const [{ readFacts }, { checkText }] = await Promise.all([
      import('@jobapply/writing/facts/profile-facts'),
      import('@jobapply/writing/truth/check'),
    ])
    return checkText(text, readFacts(profile, today), job)
  },
)

export const tailorWork = defineWork(
  'documents.tailor',
  async ({ person, job, today }: Dated<{ person: { shown: ProfileFields; known: ProfileFields[] }; job: LetterJob }>) =>
    (await import('@jobapply/writing/tailor/tailor')).tailorProfile(person, job, today),
)

export const DOCUMENT_WORKS = [
  previewWork,
  pageCountWork,
  resumeFileWork,
  resumePdfWork,
  letterFileWork,
  letterPdfWork,
  lostTextsWork,
  draftWork,
  checkWork,
  tailorWork,
]
