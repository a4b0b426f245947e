import { stripAccents } from '@jobapply/language/fold'
import { trimChars } from '#shared/text/trim-chars'
import { RESUME_KINDS, type ResumeKind, type UnreadableReason } from './constants.ts'

/** By the file name only; the parser checks the content. */
export function kindOf(filename: string): ResumeKind | undefined {
  const extension = /\.([a-z]+)$/i.exec(filename.trim())?.[1]?.toLowerCase()
  return RESUME_KINDS.find((kind) => kind === extension)
}

const REASONS: Record<UnreadableReason, string> = {
  encrypted: 'the file is protected by a password.',
  empty: 'the file is empty.',
  scanned:
    'the file contains pictures but no text. Please save the resume as a PDF or DOCX in the program it was written in, and upload that file.',
  'not-that-kind': 'the file is not what its name says.',
  'too-large': 'the file unpacks to more than a resume can hold.',
  damaged: 'the file is damaged.',
  'too-slow': 'reading the file took too long.',
}

/** The documented sentence, with the reason (spec 2 §8). */
export const parsingFailed = (reason: UnreadableReason) => `Resume parsing failed: ${REASONS[reason]}`

/** Safe for URLs and file systems: letters, digits, dot, dash and underscore. */
export function storableName(filename: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(filename.trim()) ?? []
  const plain = trimChars(stripAccents(stem).replace(/[^\w-]+/g, '_'), /_/)
  return `${plain.slice(0, 80) || 'resume'}${extension.toLowerCase()}`
}
