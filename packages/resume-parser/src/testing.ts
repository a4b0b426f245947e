import { readFileSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'
import { foldWords } from '#words/fold'

/** A ZIP of these files; `claims` are false sizes for its directory. */
export function zipOf(files: Record<string, string | Buffer>, claims: Record<string, number> = {}): Uint8Array {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content, { level: 1 })
    const sum = crc32(content)
    const size = claims[name] ?? Buffer.byteLength(content)
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(sum, 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(sum, 16)
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

export const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = (...all: [kind: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${all.map(([kind, target], index) => `<Relationship Id="own${index}" Type="${RELATIONS}/${kind}" Target="${target}"/>`).join('')}</Relationships>`

/** A Word document with this WordprocessingML body: whole enough for word processors to open it. */
export const docxOf = (body: string, more: Record<string, string> = {}) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD_TYPE}.numbering+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/_rels/document.xml.rels': relations(['styles', 'styles.xml'], ['numbering', 'numbering.xml']),
    'word/styles.xml': `<?xml version="1.0"?><w:styles xmlns:w="${WORD}"/>`,
    'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
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
