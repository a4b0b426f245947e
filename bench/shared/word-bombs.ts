import { zipOf } from '@jobapply/resume-parser/testing'

const MEGABYTE = 1024 * 1024
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPES = Buffer.from(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
)
const docx = (document: string | Buffer, more: Record<string, Buffer> = {}) =>
  Buffer.from(zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': document, ...more }))
const bodyOf = (inner: string) => `<?xml version="1.0"?><w:document ${WORD}><w:body>${inner}</w:body></w:document>`
/** As often as it fits into a part of eleven megabytes. */
const filled = (piece: string, before = '', after = '') => docx(bodyOf(before + fill(piece) + after))
const fill = (piece: string, bytes = 11 * MEGABYTE) => piece.repeat(Math.floor(bytes / piece.length))
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`

/** Word documents that are small and ask for a lot. */
export const WORD_BOMBS: Record<string, () => Buffer> = {
  'inflating.docx': () => docx(Buffer.concat([Buffer.from(bodyOf('').slice(0, 200)), Buffer.alloc(200 * MEGABYTE, ' ')])),
  'understated.docx': () => understated(docx(Buffer.alloc(1000 * MEGABYTE, ' '))),
  'many-parts.docx': () =>
    docx(bodyOf(''), Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`word/p${n}.xml`, Buffer.alloc(20_000, 'a')]))),
  'many-entries.docx': () => manyEntries(docx(bodyOf('<w:p/>'))),
  'large-margins.docx': () =>
    docx(
      bodyOf('<w:p/>'),
      Object.fromEntries(
        ['header1', 'header2', 'header3', 'footer1', 'footer2', 'footer3'].map((name, n) => [
          `word/${name}.xml`,
          Buffer.from(`<w:hdr>${fill(`<w:p>${run(`a${n}`)}</w:p>`)}</w:hdr>`),
        ]),
      ),
    ),
  'entities.docx': () => {
    const letters = Array.from({ length: 13 }, (_, n) => String.fromCharCode(97 + n))
    const all = letters.slice(1).map((letter, n) => `<!ENTITY ${letter} "${`&${letters[n]};`.repeat(10)}">`)
    return docx(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${all.join('')}]>${bodyOf(`<w:p>${run('&m;')}</w:p>`)}`,
    )
  },
  'one-long-entity.docx': () =>
    docx(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'a'.repeat(MEGABYTE)}">]>${bodyOf(`<w:p>${run('&a;'.repeat(1000))}</w:p>`)}`,
    ),
  'character-references.docx': () => filled('&#65;', '<w:p><w:r><w:t>', '</w:t></w:r></w:p>'),
  'deep.docx': () => docx(bodyOf('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000))),
  'nested-tables.docx': () =>
    filled(`${'<w:tbl><w:tr><w:tc>'.repeat(80)}<w:p>${run('a')}</w:p>${'</w:tc></w:tr></w:tbl>'.repeat(80)}`),
  'cells.docx': () => filled(`<w:tc><w:p>${run('a')}</w:p></w:tc>`, '<w:tbl><w:tr>', '</w:tr></w:tbl>'),
  'rows.docx': () => filled(`<w:tr><w:tc><w:p>${run('Experience')}</w:p></w:tc></w:tr>`, '<w:tbl>', '</w:tbl>'),
  'runs.docx': () => filled(run('a'), '<w:p>', '</w:p>'),
  'bold-runs.docx': () => filled(`<w:r><w:rPr><w:b/></w:rPr><w:t>a </w:t></w:r>${run('b ')}`, '<w:p>', '</w:p>'),
  'paragraphs.docx': () => filled('<w:p/>'),
  'breaks.docx': () => filled('<w:br/>', '<w:p><w:r>', '</w:r></w:p>'),
  'tabs.docx': () => filled('<w:tab/>', '<w:p><w:r>', '</w:r></w:p>'),
  'open-fields.docx': () =>
    filled('<w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="separate"/><w:t>a</w:t>', '<w:p><w:r>', '</w:r></w:p>'),
  'long-field.docx': () =>
    docx(
      bodyOf(
        `<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText>${fill('HYPERLINK ', 5 * MEGABYTE)}</w:instrText><w:fldChar w:fldCharType="separate"/>${fill('<w:t>a</w:t>', 5 * MEGABYTE)}</w:r></w:p>`,
      ),
    ),
  'text-boxes.docx': () => filled(`<w:txbxContent><w:p>${run('a')}</w:p></w:txbxContent>`, '<w:p><w:r>', '</w:r></w:p>'),
  'attributes.docx': () => filled(' a="b"', '<w:p', '/>'),
  'open-tag.docx': () => filled('<w:p a="', '', ''),
  'unclosed.docx': () => filled('</w:x>'),
  'styled.docx': () =>
    docx(bodyOf(fill(`<w:p><w:pPr><w:pStyle w:val="s11"/></w:pPr>${run('a')}</w:p>`)), {
      'word/styles.xml': Buffer.from(
        `<w:styles>${Array.from({ length: 12 }, (_, n) => `<w:style w:type="paragraph" w:styleId="s${n}"><w:basedOn w:val="s${n - 1}"/><w:rPr><w:b/></w:rPr></w:style>`).join('')}</w:styles>`,
      ),
    }),
  'styles.docx': () =>
    docx(bodyOf(`<w:p>${run('a')}</w:p>`), {
      'word/styles.xml': Buffer.from(
        `<w:styles>${fill('<w:style w:styleId="a"><w:name w:val="heading"/></w:style>')}</w:styles>`,
      ),
    }),
  'binary.doc': () =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1024 * 1024, 0xff)]),
}

/** The same ZIP, whose directory says that every part is small. */
function understated(bytes: Buffer): Buffer {
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4)) bytes.writeUInt32LE(1000, at + 24)
  return bytes
}

/** The same ZIP, whose directory repeats its last entry for eight megabytes. */
function manyEntries(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf('PK\x05\x06')
  const entry = bytes.subarray(bytes.lastIndexOf('PK\x01\x02'), end)
  const tail = Buffer.from(bytes.subarray(end))
  tail.writeUInt16LE(0xffff, 8)
  tail.writeUInt16LE(0xffff, 10)
  const count = Math.floor((8 * MEGABYTE) / entry.length)
  return Buffer.concat([bytes.subarray(0, end), ...Array.from({ length: count }, () => entry), tail])
}
