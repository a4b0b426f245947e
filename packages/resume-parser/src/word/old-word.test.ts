import { describe, expect, test } from 'vitest'
import { UnreadableResume } from '#document/unreadable'
import { readResume } from '#read-resume'
import { docxOf, paragraph, textBytes } from '#testing'
import type { Span } from './doc-formatting.ts'
import { isOld } from './doc-pieces.ts'
import { compoundOf, DIRECTORY_AT, oldWordOf, smallCompoundOf } from './old-word.testing.ts'
import { blocksOf } from './read-doc.ts'

const LINES = [
  'Zoë Lindström',
  'zoe@example.se',
  '',
  'EXPERIENCE',
  'Kiln Engineer, Glasbruket AB\t2014 – 2019',
  'Ran three kilns.',
]
const TEXT = Buffer.from(`${LINES.join('\r')}\r`.replace('–', '\x96'), 'latin1')
const WORD_2 = 0xa5db
const WORD_6 = 0xa5dc
const JOB = { position: 'Kiln Engineer', company: 'Glasbruket AB', startDate: '2014', endDate: '2019' }

const read = async (bytes: Uint8Array) => (await readResume(bytes, 'doc')).data
const refusal = (bytes: Uint8Array, kind: 'doc' | 'docx' = 'doc') =>
  readResume(bytes, kind).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableResume ? error.reason : error),
  )

const RTF = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\info{\author Nobody}}{\*\generator Word;}
{\b\fs36 Zo\'eb Lindstr\u246?m\par}zoe@example.se | {\field{\*\fldinst HYPERLINK "https://www.linkedin.com/in/zoe-l"}{\fldrslt my profile}}\par
\pard{\b EXPERIENCE\par}Kiln Engineer, Glasbruket AB\tab 2014 \endash  2019\par
{\pntext\'b7\tab}Ran three kilns.\par{\pict\pngblip 89504e47}
\trowd\pard\intbl Skills\cell Glazes, X-ray diffraction\cell\row
\trowd\pard\intbl Languages\cell Swedish\cell\row\pard}`

const WORD_BODY = [
  paragraph('Zoë Lindström', '', '<w:sz w:val="40"/>'),
  '<w:p><w:hlink w:dest="https://www.linkedin.com/in/zoe-l"><w:r><w:t>zoe@example.se</w:t></w:r></w:hlink></w:p>',
  paragraph('EXPERIENCE', '<w:pStyle w:val="H1"/>'),
  paragraph('Kiln Engineer, Glasbruket AB\t2014 – 2019'),
  paragraph('Ran three kilns.', '<w:listPr><w:ilvl w:val="0"/></w:listPr>'),
].join('')
const STYLES = '<w:styles><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style></w:styles>'
const WORD_2003 = `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="w">${STYLES}<w:body>${WORD_BODY}</w:body></w:wordDocument>`
const FLAT = `<?xml version="1.0"?><pkg:package xmlns:pkg="p"><pkg:part pkg:name="/word/document.xml"><pkg:xmlData><w:document><w:body>${WORD_BODY}</w:body></w:document></pkg:xmlData></pkg:part><pkg:part pkg:name="/word/styles.xml"><pkg:xmlData>${STYLES}</pkg:xmlData></pkg:part></pkg:package>`
/** As Word writes it: lines of the source break anywhere, and its own elements stand in between. */
const PAGE = `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><style>p {margin:0}</style><title>Nobody</title></head><body lang=SV>
<p class=MsoNormal><b>Zoë
Lindström<o:p></o:p></b></p><p class=MsoNormal>zoe@example.se</p>
<h1>EXPERIENCE</h1><p class=MsoNormal>Kiln Engineer, Glasbruket
AB<span style='mso-tab-count:1'> </span>2014 – 2019</p>
<![if !supportLists]><ul><li>Ran three kilns.</li></ul><![endif]></body></html>`
const quotedPrintable = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) =>
      byte > 126 || byte === 61 ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}` : String.fromCharCode(byte),
    )
    .join('')
    .replace('Kiln', 'Ki=\r\nln')
const archiveOf = (encoding: string, body: string) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----=_Next"\r\n\r\n------=_Next\r\nContent-Location: file:///C:/a.htm\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Type: text/html; charset="utf-8"\r\n\r\n${body}\r\n------=_Next\r\nContent-Type: image/png\r\n\r\nNobody\r\n------=_Next--`

test.each([
  ['Word 6 or 95', compoundOf('WordDocument', oldWordOf(WORD_6, TEXT))],
  [
    'Word 6 or 95 with another document inside',
    compoundOf('WordDocument', oldWordOf(WORD_6, TEXT), oldWordOf(WORD_6, Buffer.from('Nobody\r'))),
  ],
  [
    'Word 6 or 95 after a fast save',
    compoundOf(
      'WordDocument',
      oldWordOf(WORD_6, TEXT, { pieces: [TEXT.subarray(0, 20), TEXT.subarray(20, 50), TEXT.subarray(50)] }),
    ),
  ],
  ['Word 6 without its container', new Uint8Array(oldWordOf(WORD_6, TEXT))],
  ['Word 2', new Uint8Array(oldWordOf(WORD_2, TEXT))],
  ['Rich Text Format', textBytes(RTF)],
  ['Word 2003 XML', textBytes(WORD_2003)],
  ['a DOCX as one XML file', textBytes(FLAT)],
  ['a web page', textBytes(PAGE)],
  ['a web page in one file', textBytes(archiveOf('quoted-printable', quotedPrintable(PAGE)))],
  ['a web page in one file, as base64', textBytes(archiveOf('base64', Buffer.from(PAGE).toString('base64')))],
])('a .doc file that is %s is read', async (_, bytes) => {
  const { personal_info: person, experience } = await read(bytes)
  expect(person).toMatchObject({ first_name: 'Zoë', last_name: 'Lindström', email: 'zoe@example.se' })
  expect(experience).toMatchObject([{ ...JOB, description: 'Ran three kilns.' }])
})

test('links and tables of Rich Text Format and Word XML are read, pictures and author names are not', async () => {
  const { personal_info: person, skills } = await read(textBytes(RTF))
  expect(person.linkedin).toBe('https://www.linkedin.com/in/zoe-l')
  expect(skills).toEqual(['Glazes', 'X-ray diffraction'])
  expect((await readResume(textBytes(RTF), 'doc')).lines.join('\n')).not.toMatch(/Nobody|Arial|8950/)
  expect((await read(textBytes(WORD_2003))).personal_info.linkedin).toBe('https://www.linkedin.com/in/zoe-l')
})

test('the address behind a linked text of an old file is read', async () => {
  const link = '\x13 HYPERLINK "https://www.linkedin.com/in/zoe-l" \x14my profile\x15\r'
  const text = Buffer.concat([Buffer.from(`Zo\xeb Lindstr\xf6m\r${link}`, 'latin1'), TEXT])
  const { data, lines } = await readResume(compoundOf('WordDocument', oldWordOf(WORD_6, text)), 'doc')
  expect(data.personal_info.linkedin).toBe('https://www.linkedin.com/in/zoe-l')
  expect(lines.join(' ')).not.toContain('HYPERLINK')
})

test('the language of an old file decides about its letters', async () => {
  const text = Buffer.from([0xc0, 0xed, 0xed, 0xe0, 0x20, 0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2, 0xe0, 0x0d])
  const { lines } = await readResume(compoundOf('WordDocument', oldWordOf(WORD_6, text, { language: 0x419 })), 'doc')
  expect(lines).toEqual(['Анна Петрова'])
})

test('an old file with a password says so', async () =>
  expect(await refusal(compoundOf('WordDocument', oldWordOf(WORD_6, TEXT, { isEncrypted: true })))).toBe('encrypted'))

describe('not a Word document, whatever its name says', () => {
  test.each([
    ['SVG', textBytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><text>Jane Doe</text></svg>')],
    ['a program', new Uint8Array(Buffer.from(`MZ\x90\x00${'\x00\x01'.repeat(2000)}`, 'latin1'))],
  ])('%s', async (_, bytes) => expect(await refusal(bytes)).toBe('not-that-kind'))

  const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  test.each([
    ['a document with macros', 'application/vnd.ms-word.document.macroEnabled.main+xml', 'not-that-kind'],
    ['a template', `${WORD}.template.main+xml`, 'not-that-kind'],
    ['a template with macros', 'application/vnd.ms-word.template.macroEnabledTemplate.main+xml', 'not-that-kind'],
    ['(a document is one)', `${WORD}.document.main+xml`, 'read'],
  ])('%s renamed to .docx', async (_, type, outcome) => {
    const types = `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`
    expect(await refusal(docxOf(paragraph('Jane Doe'), { '[Content_Types].xml': types }), 'docx')).toBe(outcome)
  })
})

test.each([
  ['groups that never end', '{\\rtf1'.concat('{'.repeat(1000)), 'damaged'],
  ['paragraphs', '{\\rtf1'.concat('\\par'.repeat(100_000)), 'too-large'],
  ['styles', '{\\rtf1'.concat('\\b1 a\\b0 b'.repeat(50_000)), 'too-large'],
  ['binary data longer than the file', '{\\rtf1 Jane Doe\\par\\bin999999999', 'read'],
])('an RTF file of %s ends with a reason', async (_, text, outcome) => expect(await refusal(textBytes(text))).toBe(outcome))

test('words in a paragraph that is marked as the end of a row by mistake are kept', () => {
  const text = 'Kiln Engineer\rGlasbruket AB\r'
  const span = { inTable: true, isRowEnd: true } as Span
  const blocks = blocksOf({ text, offsets: new Int32Array(text.length) }, { character: () => undefined, paragraph: () => span })
  expect(JSON.stringify(blocks)).toMatch(/Kiln Engineer.*Glasbruket AB/)
})

describe('a container that states something wrong about itself is read all the same', () => {
  const whole = compoundOf('WordDocument', oldWordOf(WORD_6, TEXT))
  const small = smallCompoundOf('WordDocument', oldWordOf(WORD_6, TEXT))
  test.each<[string, Uint8Array, (file: Buffer) => unknown]>([
    ['nothing', small, () => 0],
    ['a size of sectors that does not exist', whole, (file) => file.writeUInt16LE(0, 30)],
    ['the size of sectors of the other version', whole, (file) => file.writeUInt16LE(12, 30)],
    ['that every stream has sectors of its own', small, (file) => file.writeUInt32LE(0, 56)],
    ['that no stream has sectors of its own', whole, (file) => file.writeUInt32LE(0xffffffff, 56)],
    ['a list of sectors that goes on in itself', whole, (file) => file.writeUInt32LE(3, 68) + file.writeUInt32LE(3, 5 * 512 - 4)],
    ['a root of another type', small, (file) => file.writeUInt8(0, DIRECTORY_AT + 66)],
    ['names without an end', whole, (file) => file.writeUInt16LE(64, DIRECTORY_AT + 128 + 64)],
  ])('%s', async (_, bytes, change) => {
    const file = Buffer.from(bytes)
    change(file)
    const { lines } = await readResume(new Uint8Array(file), 'doc')
    expect(lines.join(' ')).toContain('Kiln Engineer')
  })
})

test.each([
  ['95', 0x68, true],
  ['97 in some languages', 0xc0, false],
  ['97', 0xc1, false],
])('a file of Word %s is known by its version', (_, version, expected) => {
  const document = Buffer.alloc(32)
  document.writeUInt16LE(version, 2)
  expect(isOld(document)).toBe(expected)
})
