import type { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import type { Preview, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { visibleContent } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'

export type FileKind = keyof typeof DOCUMENT_FILES
export type Printed = Pick<ResumeDocument, 'content' | 'design' | 'updatedAt'>

/** The libraries are loaded when the first document is made: most servers make none for a long time. */
export async function previewOf(content: ResumeContent, design: ResumeDesign): Promise<Preview> {
  const [{ layOut }, { missingLetters }] = await Promise.all([
    import('@jobapply/documents/lay-out'),
    import('@jobapply/documents/layout/missing-letters'),
  ])
  return { ...(await layOut(content, design)), missingLetters: await missingLetters(visibleContent(content, design)) }
}

const MAKERS: Record<FileKind, (document: Printed) => Promise<Uint8Array>> = {
  pdf: async (document) => (await printResume(document)).bytes,
  docx: async ({ content, design }) => (await import('@jobapply/documents/make-docx')).makeDocx(content, design),
  txt: async ({ content, design }) => encode((await import('@jobapply/documents/make-text')).makeText(content, design)),
  json: async ({ content, design }) =>
    encode(
      JSON.stringify((await import('@jobapply/documents/make-json-resume')).makeJsonResume(content, design).resume, null, 2),
    ),
}
const encode = (text: string) => new TextEncoder().encode(text)

export const makeFile = (kind: FileKind, document: Printed) => MAKERS[kind](document)

/** Dated by its last change: a document that has not changed makes the same bytes, and so the hash that a receipt names. */
export const printResume = async ({ content, design, updatedAt }: Printed) =>
  (await import('@jobapply/documents/make-pdf')).printPdf(content, design, new Date(updatedAt))
