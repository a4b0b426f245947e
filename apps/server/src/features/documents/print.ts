import type { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import type { Preview, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'

export type FileKind = keyof typeof DOCUMENT_FILES
type Printed = Pick<ResumeDocument, 'content' | 'design'>

/** The libraries are loaded when the first document is made: most servers make none for a long time. */
export async function previewOf(content: ResumeContent, design: ResumeDesign): Promise<Preview> {
  const [{ layOut }, { missingLetters }] = await Promise.all([
    import('@jobapply/documents/lay-out'),
    import('@jobapply/documents/layout/missing-letters'),
  ])
  const missing = await missingLetters(visibleContent(content, design))
  return { ...(await layOut(content, design)), missingLetters: missing.join('') }
}

const MAKERS: Record<FileKind, (document: Printed, now: Date) => Promise<Uint8Array>> = {
  pdf: async ({ content, design }, now) => (await import('@jobapply/documents/make-pdf')).makePdf(content, design, now),
  docx: async ({ content, design }) => (await import('@jobapply/documents/make-docx')).makeDocx(content, design),
  txt: async ({ content, design }) => encode((await import('@jobapply/documents/make-text')).makeText(content, design)),
  json: async ({ content, design }) =>
    encode(JSON.stringify((await import('@jobapply/documents/make-json-resume')).makeJsonResume(content, design), null, 2)),
}
const encode = (text: string) => new TextEncoder().encode(text)

export const makeFile = (kind: FileKind, document: Printed, now: Date) => MAKERS[kind](document, now)
