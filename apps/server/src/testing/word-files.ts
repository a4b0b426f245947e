import { zipOf } from '@jobapply/resume-parser/testing'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The smallest DOCX with these lines, a paragraph each. */
export function docxOf(text: string): Buffer {
  const lines = text.split('\n').map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
  return Buffer.from(
    zipOf({
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines.join('')}</w:body></w:document>`,
    }),
  )
}

/** The smallest ODT with these lines. */
export function odtOf(text: string): Buffer {
  const lines = text.split('\n').map((line) => `<text:p>${escapeXml(line)}</text:p>`)
  return Buffer.from(
    zipOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:text>${lines.join('')}</office:text></office:body></office:document-content>`,
    }),
  )
}

const SECTOR = 512
const END = 0xfffffffe
const FREE = 0xffffffff
/** From this size a stream has its own sectors. */
const STREAM = 4096
const TEXT_AT = 0x400

/** The smallest DOC with this text: the container, a file information block, and a table with one piece. */
export function docOf(text: string): Buffer {
  const letters = Buffer.from(text.replaceAll('\n', '\r'), 'latin1')
  const word = Buffer.alloc(Math.max(STREAM, roundUp(TEXT_AT + letters.length)))
  word.writeUInt16LE(0xa5ec, 0)
  // The version that Word 97 and later write.
  word.writeUInt16LE(0x00c1, 2)
  word.writeUInt16LE(0x0200, 0x0a)
  word.writeUInt32LE(letters.length, 0x4c)
  word.writeUInt32LE(21, 0x01a6)
  letters.copy(word, TEXT_AT)
  const table = Buffer.alloc(STREAM)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(letters.length, 9)
  table.writeUInt32LE(((TEXT_AT * 2) | 0x40000000) >>> 0, 15)
  const [wordSectors, tableSectors] = [word.length / SECTOR, table.length / SECTOR]
  const fat = Buffer.alloc(SECTOR, 0xff)
  fat.writeUInt32LE(0xfffffffd, 0)
  fat.writeUInt32LE(END, 4)
  for (const [start, count] of [
    [2, wordSectors],
    [2 + wordSectors, tableSectors],
  ] as const)
    for (let index = 0; index < count; index++)
      fat.writeUInt32LE(index === count - 1 ? END : start + index + 1, (start + index) * 4)
  const directory = Buffer.concat([
    entry('Root Entry', 5, END, 0),
    entry('WordDocument', 2, 2, word.length),
    entry('1Table', 2, 2 + wordSectors, table.length),
    Buffer.alloc(128),
  ])
  return Buffer.concat([header(), fat, directory, word, table])
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff)
  bytes.fill(0, 8, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0x3e, 24)
  bytes.writeUInt16LE(3, 26)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt16LE(6, 32)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.writeUInt32LE(STREAM, 56)
  bytes.writeUInt32LE(END, 60)
  bytes.writeUInt32LE(END, 68)
  bytes.writeUInt32LE(0, 76)
  return bytes
}

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE((name.length + 1) * 2, 64)
  bytes.writeUInt8(type, 66)
  for (const place of [68, 72, 76]) bytes.writeUInt32LE(FREE, place)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}

const roundUp = (size: number) => Math.ceil(size / SECTOR) * SECTOR

/** The smallest PDF with these lines in Helvetica. */
export function pdfOf(text: string): Buffer {
  const lines = text.split('\n').map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`)
  const content = `BT /F 10 Tf 13 TL 60 790 Td ${lines.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  return Buffer.from(
    `${file}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    'latin1',
  )
}
