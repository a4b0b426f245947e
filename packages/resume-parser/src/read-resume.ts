import type { ResumeKind } from '@jobapply/core/resume/constants'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { loadPdfLibrary } from '#pdf/read-pdf'
import { sectionsOf } from '#structure/sections/sections'
import { clearMemos } from '#words/memo'
import { assemble } from './assemble.ts'
import { readDocument } from './read-document.ts'

const MAX_FILENAME = 255

/** What is known besides the bytes: the file's name may hold the person's, and dates after `now` are doubted. */
export type Circumstances = { filename?: string; now?: Date }

/** File to lines, lines to sections, sections to values with source lines. Local; keeps nothing. */
export async function readResume(
  bytes: Uint8Array,
  kind: ResumeKind,
  { filename = '', now = new Date() }: Circumstances = {},
): Promise<ResumeParseResult> {
  try {
    const text = { ...(await readDocument(bytes, kind)), filename: filename.slice(0, MAX_FILENAME) }
    return assemble(text, sectionsOf(text.lines), now)
  } finally {
    clearMemos()
  }
}

/** Loads what reading this kind needs, so that the time of reading a file is the file's own. */
export const loadReader = async (kind: ResumeKind): Promise<void> => (kind === 'pdf' ? loadPdfLibrary() : undefined)
