import { CATALOG, flate, HELVETICA, ONE_PAGE, pageWith, pdf, stream } from './pdf-builder.ts'

const MEGABYTE = 1024 * 1024
const blanks = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, ' ')
const numbered = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
const text = (count: number, each: (index: number) => string) => `BT /F 10 Tf ${numbered(count, each).join(' ')} ET`
const kids = (count: number, from: number) => numbered(count, (n) => `${n + from} 0 R`).join(' ')

/** A page tree of equal pages that all show the content of object 4. */
const samePages = (count: number, content: Buffer) =>
  pdf([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${kids(count, 6)}] >>`,
    page,
    content,
    HELVETICA,
    ...numbered(
      count,
      () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    ),
  ])
const withFont = (font: string, ...more: (string | Buffer)[]) =>
  pdf([
    CATALOG,
    ONE_PAGE,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    stream('', 'BT /F 10 Tf 50 700 Td (Jane Doe) Tj ET'),
    font,
    ...more,
  ])
const linked = (count: number) => {
  const annotations = numbered(
    count,
    (n) => `<< /Subtype /Link /Rect [0 ${n % 800} 500 ${(n % 800) + 40}] /A << /S /URI /URI (https://a.example/${n}) >> >>`,
  )
  return pdf([
    CATALOG,
    ONE_PAGE,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R /Annots [${kids(count, 6)}] >>`,
    stream(
      '',
      text(400, (n) => `1 0 0 1 50 ${n * 2} Tm (line ${n} of the page) Tj`),
    ),
    HELVETICA,
    ...annotations,
  ])
}

/** PDF files that are small and ask for a lot. */
export const PDF_BOMBS: Record<string, () => Buffer> = {
  'pages.pdf': () =>
    pdf([CATALOG, `<< /Type /Pages /Count 50000 /Kids [${kids(50_000, 3)}] >>`, ...numbered(50_000, () => page)]),
  'claimed-pages.pdf': () => pdf([CATALOG, '<< /Type /Pages /Count 2000000000 /Kids [3 0 R] >>', page]),
  'understated-pages.pdf': () =>
    pdf([CATALOG, `<< /Type /Pages /Count 59 /Kids [${kids(50_000, 3)}] >>`, ...numbered(50_000, () => page)]),
  'circle.pdf': () => pdf([CATALOG, '<< /Type /Pages /Count 1 /Kids [2 0 R] >>']),
  'deep-page-tree.pdf': () =>
    pdf([CATALOG, ...numbered(50_000, (n) => `<< /Type /Pages /Parent ${n + 1} 0 R /Count 1 /Kids [${n + 3} 0 R] >>`), page]),
  'nested.pdf': () =>
    pdf([CATALOG, ONE_PAGE, `<< /Type /Page /Parent 2 0 R /Resources ${'['.repeat(100_000)}${']'.repeat(100_000)} >>`]),
  'image.pdf': () =>
    pageWith(stream('', '595 0 0 842 0 0 cm /I Do'), '/XObject << /I 6 0 R >>', [
      stream('/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceRGB', 'abc'),
    ]),
  'inflating-image.pdf': () =>
    pageWith(stream('', '595 0 0 842 0 0 cm /I Do'), '/XObject << /I 6 0 R >>', [
      flate('/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceRGB', blanks(1000)),
    ]),
  'operators.pdf': () =>
    pageWith(
      stream(
        '',
        text(400_000, () => '(aaaaaaaaaaaaaaaaaaaa) Tj'),
      ),
    ),
  'inflating-content.pdf': () => pageWith(flate('', blanks(1000))),
  'inflating-operators.pdf': () => pageWith(flate('', 'q '.repeat(100 * MEGABYTE))),
  'inflating-twice.pdf': () => pageWith(flate('', blanks(1000), 2)),
  'inflating-string.pdf': () =>
    pageWith(flate('', Buffer.concat([Buffer.from('BT /F 10 Tf ('), Buffer.alloc(500 * MEGABYTE, 'a')]))),
  'inflating-array.pdf': () => pageWith(flate('', `BT /F 10 Tf [${'(a) 1 '.repeat(30 * MEGABYTE)}] TJ ET`)),
  'open-strings.pdf': () => pageWith(stream('', '('.repeat(8 * MEGABYTE))),
  'open-arrays.pdf': () => pageWith(stream('', '['.repeat(8 * MEGABYTE))),
  'open-names.pdf': () => pageWith(stream('', '/'.repeat(8 * MEGABYTE))),
  'run-lengths.pdf': () => pageWith(stream('/Filter /RunLengthDecode', Buffer.alloc(9 * MEGABYTE, Buffer.from([129, 0x20])))),
  'zeros-of-85.pdf': () => pageWith(stream('/Filter /ASCII85Decode', `${'z'.repeat(9 * MEGABYTE)}~>`)),
  'zeros-of-85-inflated.pdf': () =>
    pageWith(stream('/Filter [/FlateDecode /ASCII85Decode /RunLengthDecode]', flateBody(`${'z'.repeat(300 * MEGABYTE)}~>`))),
  'lzw.pdf': () => pageWith(stream('/Filter /LZWDecode', lzwOfBlanks(2 * MEGABYTE))),
  'object-stream.pdf': () => objectStream(`/Type /ObjStm /N 1 /First 4`, blanks(1000)),
  'many-in-object-stream.pdf': () =>
    objectStream('/Type /ObjStm /N 3000000 /First 30000000', Buffer.alloc(60 * MEGABYTE, '9 0 ')),
  'xref-stream.pdf': () => xrefStream(blanks(1000), 1_000_000_000),
  'xref-stream-entries.pdf': () => xrefStream(Buffer.alloc(300 * MEGABYTE, Buffer.from([1, 0, 9, 0])), 75_000_000),
  'no-table.pdf': () => Buffer.from(`%PDF-1.4\n${numbered(400_000, (n) => `${n} 0 obj<<>>endobj`).join('\n')}`),
  'no-table-no-ends.pdf': () => Buffer.from(`%PDF-1.4\n${numbered(700_000, (n) => `${n} 0 obj<<`).join('\n')}`),
  'trailers.pdf': () => Buffer.from(`%PDF-1.4\n${'trailer<</Root 1 0 R>>\nstartxref\n0\n'.repeat(200_000)}`),
  'doubling-forms.pdf': () =>
    pageWith(
      stream('', '/X0 Do'),
      '/XObject << /X0 6 0 R >>',
      numbered(40, (n) =>
        stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F 5 0 R >> /XObject << /X${n + 1} ${n + 7} 0 R >> >>`,
          `BT /F 10 Tf (a) Tj ET /X${n + 1} Do /X${n + 1} Do`,
        ),
      ),
    ),
  'same-content.pdf': () =>
    samePages(
      60,
      flate(
        '',
        text(200_000, () => '(a) Tj'),
      ),
    ),
  'scattered-text.pdf': () =>
    samePages(
      59,
      stream(
        '',
        text(1000, (n) => `1 0 0 1 ${(n * 7919) % 590} ${(n * 104_729) % 840} Tm (word ${n}) Tj`),
      ),
    ),
  'one-row.pdf': () =>
    pageWith(
      stream(
        '',
        text(50_000, (n) => `1 0 0 1 ${n / 100} 400 Tm (w${n}) Tj`),
      ),
    ),
  'one-column.pdf': () =>
    pageWith(
      stream(
        '',
        text(50_000, (n) => `1 0 0 1 50 ${n / 60} Tm (w${n}) Tj`),
      ),
    ),
  'links.pdf': () => linked(50_000),
  'inflating-font.pdf': () =>
    withFont(
      '<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 255 /Widths [] /FontDescriptor 6 0 R >>',
      '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontFile2 7 0 R >>',
      flate('', Buffer.alloc(1000 * MEGABYTE)),
    ),
  'inflating-map.pdf': () =>
    withFont(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
      flate('', `begincmap 100 beginbfrange ${'<0000> <ffff> <0041> '.repeat(5 * MEGABYTE)} endbfrange endcmap`),
    ),
  'inflating-differences.pdf': () =>
    withFont(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [0 ${'/a '.repeat(3 * MEGABYTE)}] >> >>`,
    ),
  'inflating-widths.pdf': () =>
    withFont(
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /W [0 100000000 500] /FontDescriptor 7 0 R >>`,
      '<< /Type /FontDescriptor /FontName /A /Flags 4 >>',
    ),
}

const flateBody = (body: string) => {
  const whole = flate('', body)
  const start = whole.indexOf('stream\n') + 'stream\n'.length
  return whole.subarray(start, whole.length - '\nendstream'.length)
}

/** Codes of nine bits that say "blank, then the sequence before, once longer", as LZW grows fastest. */
function lzwOfBlanks(codes: number): Buffer {
  const bits: number[] = []
  let width = 9
  const put = (code: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((code >> bit) & 1)
  }
  for (let written = 0; written < codes / 200; ) {
    put(256)
    width = 9
    put(32)
    for (let code = 258; code < 4094; code += 1) {
      put(code)
      if (code + 2 === 512 || code + 2 === 1024 || code + 2 === 2048) width += 1
      written += 1
    }
  }
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8))
  bits.forEach((bit, index) => {
    bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)))
  })
  return bytes
}

function xrefStream(body: Buffer, size: number): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'
  const table = flate(`/Type /XRef /Size ${size} /W [1 2 1] /Root 1 0 R`, body)
  return Buffer.concat([Buffer.from(`${head}9 0 obj\n`), table, Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF`)])
}

/** The catalog is said to stand in an object stream. */
function objectStream(dictionary: string, body: Buffer): Buffer {
  const first = '%PDF-1.7\n'
  const holder = Buffer.concat([Buffer.from('5 0 obj\n'), flate(dictionary, body), Buffer.from('\nendobj\n')])
  const entry = (type: number, place: number) => Buffer.from([type, place >> 16, (place >> 8) & 255, place & 255, 0])
  const at = first.length + holder.length
  const rows = Buffer.concat([entry(0, 0), entry(2, 5), entry(2, 5), entry(2, 5), entry(0, 0), entry(1, first.length)])
  const table = flate('/Type /XRef /Size 6 /W [1 3 1] /Root 1 0 R', rows)
  return Buffer.concat([
    Buffer.from(first),
    holder,
    Buffer.from('9 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF`),
  ])
}
