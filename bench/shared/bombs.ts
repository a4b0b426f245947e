import { zip } from './zip.ts'

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPES = Buffer.from(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
)
const docx = (document: string | Buffer) => zip({ '[Content_Types].xml': TYPES, 'word/document.xml': Buffer.from(document) })
const paragraphs = (inner: string) => `<?xml version="1.0"?><w:document ${WORD}><w:body>${inner}</w:body></w:document>`

/** A PDF of these objects, with a true table of where they stand. */
function pdf(objects: string[]): Buffer {
  const offsets: number[] = []
  let text = '%PDF-1.7\n'
  objects.forEach((body, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
  })
  const start = text.length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    'latin1',
  )
}
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'

/** Files that are small and ask for a lot. */
export const BOMBS: Record<string, () => Buffer> = {
  'inflating.docx': () => docx(Buffer.concat([Buffer.from(paragraphs('').slice(0, 200)), Buffer.alloc(200 * 1024 * 1024, 0x20)])),
  'many-parts.docx': () =>
    zip({
      'word/document.xml': Buffer.from(paragraphs('')),
      ...Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`word/p${n}.xml`, Buffer.alloc(20_000, 0x61)])),
    }),
  'entities.docx': () =>
    docx(
      `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 12 }, (_, n) => `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${String.fromCharCode(97 + n)};`.repeat(10)}">`).join('')}]><w:document ${WORD}><w:body><w:p><w:r><w:t>&m;</w:t></w:r></w:p></w:body></w:document>`,
    ),
  'deep.docx': () => docx(paragraphs('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000))),
  'pages.pdf': () =>
    pdf([
      CATALOG,
      `<< /Type /Pages /Count 50000 /Kids [${Array.from({ length: 50_000 }, (_, n) => `${n + 3} 0 R`).join(' ')}] >>`,
      ...Array.from({ length: 50_000 }, () => page),
    ]),
  'claimed-pages.pdf': () => pdf([CATALOG, '<< /Type /Pages /Count 2000000000 /Kids [3 0 R] >>', page]),
  'circle.pdf': () => pdf([CATALOG, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']),
  'nested.pdf': () =>
    pdf([
      CATALOG,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /Resources ${'['.repeat(100_000)}${']'.repeat(100_000)} >>`,
    ]),
  'image.pdf': () =>
    pdf([
      CATALOG,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
      '<< /Length 23 >>\nstream\n595 0 0 842 0 0 cm /I Do\nendstream',
      '<< /Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length 3 >>\nstream\nabc\nendstream',
    ]),
  'operators.pdf': () => {
    const content = '('.concat('a'.repeat(20), ') Tj ').repeat(400_000)
    return pdf([
      CATALOG,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
      `<< /Length ${content.length + 20} >>\nstream\nBT /F 10 Tf ${content} ET\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ])
  },
  'one-line.txt': () => Buffer.alloc(10 * 1024 * 1024, 0x61),
  'many-lines.txt': () => Buffer.from('a\n'.repeat(5 * 1024 * 1024)),
  'dates.txt': () => Buffer.from('EXPERIENCE\n'.concat('Jan 2020 - Feb 2021 Engineer at Company, Berlin\n'.repeat(150_000))),
  'binary.doc': () =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(1024 * 1024, 0xff)]),
}
