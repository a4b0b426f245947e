import type { ResumeKind } from '@jobapply/core/resume/constants'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { loadPdfLibrary } from '#pdf/read-pdf'
import { sectionsOf } from '#structure/sections'
import { clearMemos } from '#words/memo'
import { assemble } from './assemble.ts'
import { readDocument } from './read-document.ts'

/** File to lines, lines to sections, sections to values with source lines. Local; keeps nothing. */
export async function readResume(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeParseResult> {
  try {
    const text = await readDocument(bytes, kind)
    return assemble(text, sectionsOf(text.lines))
  } finally {
    clearMemos()
  }
}

/** Loads what reading this kind needs, so that the time of reading a file is the file's own. */
export const loadReader = async (kind: ResumeKind): Promise<void> => (kind === 'pdf' ? loadPdfLibrary() : undefined)
