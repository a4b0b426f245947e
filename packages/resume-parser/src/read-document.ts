import type { ResumeKind } from '@jobapply/core/resume/constants'
import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { readPdf } from '#pdf/read-pdf'
import { markSplitWords } from '#structure/lines/hyphens'
import { cleanLines } from '#structure/lines/lines'
import { isCompound } from '#word/cfb'
import { readDoc } from '#word/read-doc'
import { readDocx } from '#word/read-docx'
import { readHtml } from '#word/read-html'
import { readOdt } from '#word/read-odt'
import { decodeText, readPlainText } from '#word/read-plain-text'
import { readRtf } from '#word/read-rtf'
import { readWordXml } from '#word/read-word-xml'
import { type Format, sniff } from './sniff.ts'

const MAX_LINES = 6000
const MAX_LETTERS = 600_000

const READERS: Record<Format, (bytes: Uint8Array) => ResumeText | Promise<ResumeText>> = {
  pdf: readPdf,
  docx: readDocx,
  odt: readOdt,
  doc: readDoc,
  txt: readPlainText,
  rtf: readRtf,
  'word-xml': (bytes) => readWordXml(decodeText(bytes)),
  html: readHtml,
}
/** Word opens all of its own formats under the name .doc, and so do we (docs/decisions/010). */
const FORMATS: Record<ResumeKind, readonly Format[]> = {
  pdf: ['pdf'],
  docx: ['docx', 'doc'],
  odt: ['odt'],
  doc: ['doc', 'docx', 'rtf', 'word-xml', 'html'],
  txt: ['txt', 'html'],
}

/** Converts any format to lines. */
export async function readDocument(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeText> {
  if (bytes.length === 0) throw new UnreadableResume('empty')
  const real = sniff(bytes)
  if (real === undefined || !FORMATS[kind].includes(real)) throw new UnreadableResume('not-that-kind')
  if (real === 'docx' && isCompound(bytes)) throw new UnreadableResume('encrypted')
  try {
    const text = await READERS[real](bytes)
    if (text.lines.length > MAX_LINES || lettersOf(text) > MAX_LETTERS) throw new UnreadableResume('too-large')
    const lines = cleanLines(text.lines)
    if (lines.length === 0) throw new UnreadableResume('empty')
    markSplitWords(lines)
    return { ...text, lines }
  } catch (error) {
    throw error instanceof UnreadableResume ? error : new UnreadableResume('damaged')
  }
}

const lettersOf = ({ lines }: ResumeText) =>
  lines.reduce((sum, { runs }) => sum + runs.reduce((all, { text }) => all + text.length, 0), 0)
