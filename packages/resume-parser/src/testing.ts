import { readFileSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'
import { foldWords } from '#words/fold'

/** A ZIP of these files; `claims` are false sizes for its directory. */
export function zipOf(files: Record<string, string | Buffer>, claims: Record<string, number> = {}): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const size = claims[name] ?? Buffer.byteLength(content)
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(content), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, label, packed)
    directory.push(entry, label)
    offset += 30 + label.length + packed.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...parts, listing, end]))
}

/** A Word document with this WordprocessingML body. */
export const docxOf = (body: string, more: Record<string, string> = {}) =>
  zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ...more,
  })

const ODF = 'urn:oasis:names:tc:opendocument:xmlns:'
const PREFIXES = ['office', 'style', 'text', 'table'].map((name) => `xmlns:${name}="${ODF}${name}:1.0"`).join(' ')
const NAMESPACES = `${PREFIXES} xmlns:fo="${ODF}xsl-fo-compatible:1.0" xmlns:draw="${ODF}drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"`
export const ODT_TYPE = 'application/vnd.oasis.opendocument.text'

/** An OpenDocument text with this body, its automatic styles, and the content of styles.xml. */
export const odtOf = (body: string, { automatic = '', common = '', type = ODT_TYPE } = {}) =>
  zipOf({
    mimetype: type,
    'content.xml': `<?xml version="1.0"?><office:document-content ${NAMESPACES}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<?xml version="1.0"?><office:document-styles ${NAMESPACES}>${common}</office:document-styles>`,
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="${ODF}manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
  })

export const paragraph = (text: string, properties = '', look = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text.split('\t').join('</w:t><w:tab/><w:t xml:space="preserve">')}</w:t></w:r></w:p>`

export const textBytes = (text: string) => new TextEncoder().encode(text)

export const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`../fixtures/documents/${name}`, import.meta.url)))

/** For comparing texts without case, accents and punctuation. */
export const normalized = (text: string) => foldWords(text)
