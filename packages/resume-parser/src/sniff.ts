import { isCompound } from '#word/cfb'
import { isHtml } from '#word/read-html'
import { decodeText } from '#word/read-plain-text'

/** What the bytes are. The last three are what Word also writes under the name .doc. */
export type Format = 'pdf' | 'docx' | 'odt' | 'doc' | 'txt' | 'rtf' | 'word-xml' | 'html'

const PDF_HEADER_WITHIN = 1024
const SAMPLE = 8192
const CONTROLS = /[^\P{Cc}\t\n\r\f\v]|\ufffd/gu
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
/** The first bytes of Word 2, and of Word 6 without a container. */
const OLD_WORD = new Set([0xa5db, 0xa5dc])
/** Word 2003 XML, and a DOCX in one XML file. */
const WORD_XML = /<w:wordDocument\b|<pkg:package\b/

/** Detects the format by the bytes, not the name; undefined when it is not supported. */
export function sniff(bytes: Uint8Array): Format | undefined {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (raw.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  if (raw.length > 3 && raw.readUInt32LE(0) === 0x04034b50)
    return raw.includes('word/document.xml') ? 'docx' : raw.includes('content.xml') ? 'odt' : undefined
  if (isCompound(bytes))
    return raw.includes(utf16('WordDocument')) ? 'doc' : raw.includes(utf16('EncryptedPackage')) ? 'docx' : undefined
  if (raw.length > SAMPLE / 16 && OLD_WORD.has(raw.readUInt16LE(0))) return 'doc'
  const text = decodeText(bytes.subarray(0, SAMPLE))
  if (text.startsWith('{\\rtf')) return 'rtf'
  if (text.trimStart().startsWith('<?xml') && WORD_XML.test(text)) return 'word-xml'
  if (isHtml(text)) return 'html'
  return isText(text) ? 'txt' : undefined
}

function isText(text: string): boolean {
  if (text.startsWith('%!PS')) return false
  return (text.match(CONTROLS)?.length ?? 0) <= text.length / 200
}
