import type { ResumeKind } from '@jobapply/core/resume/constants'
import type { ResumeReading } from '@jobapply/core/resume/schema'
import { sectionsOf } from '#structure/sections'
import { forget } from '#words/memo'
import { assemble } from './assemble.ts'
import { readText } from './read-document.ts'

/** A file becomes a resume: its text as lines, the lines as sections, the sections as values with their sources. */
export async function readResume(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeReading> {
  try {
    const text = await readText(bytes, kind)
    return assemble(text, sectionsOf(text.lines))
  } finally {
    forget()
  }
}
