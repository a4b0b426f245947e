import type { ResumeKind } from '@jobapply/core/resume/constants'
import { isCompound } from '#word/cfb'
import { decodeText } from './read-plain-text.ts'

const PDF_HEADER_WITHIN = 1024
const SAMPLE = 8192
const CONTROLS = /[^\P{Cc}\t\n\r\f\v]|\ufffd/gu
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** Detects the format by the bytes, not the name; undefined when it is not supported. */
export function sniff(bytes: Uint8Array): ResumeKind | undefined {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (raw.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  if (raw.length > 3 && raw.readUInt32LE(0) === 0x04034b50) return raw.includes('word/document.xml') ? 'docx' : undefined
  if (isCompound(bytes))
    return raw.includes(utf16('WordDocument')) ? 'doc' : raw.includes(utf16('EncryptedPackage')) ? 'docx' : undefined
  return isText(bytes) ? 'txt' : undefined
}

function isText(bytes: Uint8Array): boolean {
  const text = decodeText(bytes.subarray(0, SAMPLE))
  if (text.startsWith('{\\rtf') || text.startsWith('%!PS')) return false
  return (text.match(CONTROLS)?.length ?? 0) <= text.length / 200
}
