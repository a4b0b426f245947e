import type { ResumeKind } from '@jobapply/core/resume/constants'
import { tidyLines } from '#lines'
import type { ResumeText } from '#model'
import { readDoc } from '#read-doc'
import { readDocx } from '#read-docx'
import { readPdf } from '#read-pdf'
import { readTxt } from '#read-txt'

/** Every format becomes the same lines. */
export async function readText(bytes: Uint8Array, kind: ResumeKind): Promise<ResumeText> {
  const text = await READERS[kind](bytes)
  return { ...text, lines: tidyLines(text.lines) }
}

const READERS: Record<ResumeKind, (bytes: Uint8Array) => ResumeText | Promise<ResumeText>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  txt: readTxt,
}
