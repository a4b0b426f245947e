import type { ResumeKind } from '@jobapply/core/resume/constants'
import { readPdf } from '#pdf/read-pdf'
import { cleanLines } from '#structure/lines'
import { isCompound } from '#word/cfb'
import { readDoc } from '#word/read-doc'
import { readDocx } from '#word/read-docx'
import type { ResumeText } from './model.ts'
import { readPlainText } from './read-plain-text.ts'
import { sniff } from './sniff.ts'
import { UnreadableResume } from './unreadable.ts'

const MAX_LINES = 6000
const MAX_LETTERS = 600_000

const READERS: Record<ResumeKind, (bytes: Uint8Array) => ResumeText | Promise<ResumeText>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  txt: readPlainText,
}

/** Converts any format to lines. Both Word formats are accepted under either name. */
export async function readDocument(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeText> {
  if (bytes.length === 0) throw new UnreadableResume('empty')
  const real = sniff(bytes)
  const isWord = (name: ResumeKind | undefined) => name === 'doc' || name === 'docx'
  if (real === undefined || (real !== kind && !(isWord(real) && isWord(kind)))) throw new UnreadableResume('not-that-kind')
  if (real === 'docx' && isCompound(bytes)) throw new UnreadableResume('encrypted')
  try {
    const text = await READERS[real](bytes)
    if (text.lines.length > MAX_LINES || lettersOf(text) > MAX_LETTERS) throw new UnreadableResume('too-large')
    const lines = cleanLines(text.lines)
    if (lines.length === 0) throw new UnreadableResume('empty')
    return { ...text, lines }
  } catch (error) {
    throw error instanceof UnreadableResume ? error : new UnreadableResume('damaged')
  }
}

const lettersOf = ({ lines }: ResumeText) =>
  lines.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0), 0)
