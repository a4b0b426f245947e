import { readFileSync } from 'node:fs'
import { answerQuestion } from '@jobapply/core/answers/answering/answer'
import type { AnswerContext } from '@jobapply/core/answers/schema'
import { proposeMapping } from '@jobapply/core/applications/csv/columns'
import { readCsv } from '@jobapply/core/applications/csv/csv'
import { readRow } from '@jobapply/core/applications/csv/read-row'
import { readInvitation } from '@jobapply/core/applications/replies/invitation'
import { readPastedMail } from '@jobapply/core/applications/replies/mail-text'
import { rankApplications } from '@jobapply/core/applications/replies/match'
import { readReply } from '@jobapply/core/applications/replies/read-reply'
import { contract } from '@jobapply/core/contract'
import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import type { Question } from '@jobapply/core/jobs/form'
import { toListing } from '@jobapply/core/jobs/listing'
import type { Posting } from '@jobapply/core/jobs/posting'
import { fromJsonResume } from '@jobapply/core/profiles/json-resume/json-resume-import'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { isRecord } from '@jobapply/core/shared/records'
import { documentOf } from '@jobapply/documents/resume/document'
import { readPosting } from '@jobapply/matching/read/posting'
import { UnreadableResume } from '@jobapply/resume-parser/document/unreadable'
import { cleanLines } from '@jobapply/resume-parser/structure/lines/lines'
import { readHtml } from '@jobapply/resume-parser/word/read-html'
import { readPlainText } from '@jobapply/resume-parser/word/read-plain-text'
import { readRtf } from '@jobapply/resume-parser/word/read-rtf'
import { scanXml } from '@jobapply/resume-parser/word/xml'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import { readPage } from '@jobapply/server/features/jobs/sources/job-posting'
import { readFacts } from '@jobapply/writing/facts/profile-facts'
import { checkText } from '@jobapply/writing/truth/check'
import type { Entry } from './growth.testing.ts'
import { boardEntries } from './growth-boards.testing.ts'
import { careersEntries } from './growth-careers.testing.ts'
import { textEntries } from './growth-texts.testing.ts'
import { listSources } from './pattern-sources.mjs'

const modulesUnder = (...folders: string[]) =>
  listSources().filter((file) => folders.some((folder) => file.startsWith(folder)) && /\.ts$/.test(file))

const CORE_JOBS = modulesUnder('packages/core/src/jobs/')
const SOURCE_FILES = modulesUnder('apps/server/src/features/jobs/sources/')
const FIXTURES = 'apps/server/src/features/jobs/sources/fixtures'
const BLANK = contentOf(EMPTY_FIELDS)
const NOW = new Date('2026-11-15T12:00:00.000Z')

/** Every text of an answer becomes a share of the hostile text; addresses stay addresses. */
function fillTexts(value: unknown, count: number, text: string): unknown {
  if (typeof value === 'string') {
    const share = shareOf(text, count)
    return /^https?:/.test(value) ? `${value}/${share}` : share
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => fillTexts(one, count, text))
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillTexts(one, count, text)]))
    : value
}
const countTexts = (value: unknown): number =>
  typeof value === 'string'
    ? 1
    : value !== null && typeof value === 'object'
      ? Object.values(value).reduce((sum: number, one) => sum + countTexts(one), 0)
      : 0

/** The hostile text in several fields at once: each gets its share. */
const shareOf = (text: string, count: number) => text.slice(0, Math.ceil(text.length / count))

const toListings = (jobs: readonly Posting[]) => jobs.map((job) => toListing(job, NOW))

/** Each source's own answer with hostile texts in it, and the hostile text in place of an answer. */
const sourceEntries = SOURCES.flatMap((source): Entry[] => {
  const board = { token: 'acme', name: 'Acme' }
  const read = (answer: string) => {
    for (const reading of [source.read(answer, board, source.list(board)), source.readOne?.(answer, board, source.list(board))])
      toListings(reading?.jobs ?? [])
  }
  const modules = SOURCE_FILES.filter((file) =>
    new RegExp(`/${source.id.replace(/[^a-z]/g, '')}\\.ts$`).test(file.replaceAll('-', '')),
  )
  const names = [`${source.id}.json`, `${source.id}-one.json`, `${source.id}.xml`].flatMap((name) => {
    try {
      return [{ name, saved: readFileSync(`${FIXTURES}/${name}`, 'utf8') }]
    } catch {
      return []
    }
  })
  return names.map(({ name, saved }) => {
    if (name.endsWith('.xml')) {
      const pieces = saved.split(/(?<=<(?:title|description|name|office)>)[^<]+/)
      return { name, modules, read: (text) => read(pieces.join(shareOf(text, pieces.length).replaceAll('<', '&lt;'))) }
    }
    const value: unknown = JSON.parse(saved)
    const count = countTexts(fillTexts(value, 1, 'x'))
    return { name, modules, read: (text) => read(JSON.stringify(fillTexts(value, count, text))) }
  })
})

const postingWith = (text: string): Posting => ({
  source: 'x',
  id: '1',
  title: text,
  company: text,
  location: text,
  url: `https://a.example/${text}`,
  description: text,
  applyUrl: text,
  place: { city: text, region: text, country: text },
  workMode: text,
  jobType: text,
  level: text,
  payText: text,
  posted: text,
  expires: text,
  requirements: text,
  benefits: text,
  tags: text.split(' '),
})

const jobWith = (description: string) => ({
  ...toListing(
    { source: 'x', id: '1', title: 'Nurse', company: 'A', location: 'Oslo', url: 'https://a.example/1', description: '' },
    NOW,
  ),
  description,
})

const linkedData = (text: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: text, description: text, skills: text, jobLocation: text, baseSalary: text, employmentType: text.split(' '), hiringOrganization: text })}</script>`
const microdata = (text: string) =>
  `<div itemscope itemtype="https://schema.org/JobPosting"><p itemprop="title">Nurse</p><p itemprop="description">${text}</p></div>`
const microdataTags = (text: string) =>
  `<div itemscope itemtype="https://schema.org/JobPosting">${'<i itemprop="skills">a</i>'.repeat(text.length / 25)}</div>`

const resumeWith = (text: string) => ({
  basics: {
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: { address: text, postalCode: text, countryCode: text },
    profiles: [{ network: text, url: text }],
  },
  work: [{ name: text, position: text, startDate: text, endDate: text, summary: text, highlights: text.split(' ') }],
  education: [{ institution: text, studyType: text, score: text, endDate: text }],
  skills: [{ name: text, keywords: text.split(' '), level: text }, ...text.split('\n').map((name) => ({ name }))],
  languages: text.split(' ').map((language) => ({ language, fluency: language })),
})

type Schema = {
  def: { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema }
  safeParse: (value: unknown) => unknown
}
const isSchema = (value: unknown): value is Schema => isRecord(value) && 'safeParse' in value && 'def' in value

/** The fields of a call, as its schema checks and changes them. */
function addFields(schema: Schema, path: string, found: Map<Schema, string>): void {
  const { type, shape = {}, element, innerType } = schema.def
  for (const [key, field] of Object.entries(shape)) addFields(field, `${path}.${key}`, found)
  const inner = element ?? innerType
  if (inner) addFields(inner, path, found)
  else if (type !== 'object') found.set(schema, path)
}

function contractFields(): Map<Schema, string> {
  const found = new Map<Schema, string>()
  const visit = (value: unknown, path: string) => {
    if (!isRecord(value)) return
    const orpc = value['~orpc']
    if (!isRecord(orpc)) for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key)
    else if (isSchema(orpc.inputSchema)) addFields(orpc.inputSchema, path, found)
  }
  visit(contract, '')
  return found
}

const FIELD_MODULES = modulesUnder('packages/core/src/shared/', 'packages/core/src/profiles/', 'packages/core/src/auth/')
const fieldEntries = [...contractFields()].map(
  ([schema, name]): Entry => ({ name, modules: FIELD_MODULES, read: (text) => schema.safeParse(text) }),
)

const unlessUnreadable = (read: Entry['read']) => (text: string) => {
  try {
    read(text)
  } catch (error) {
    if (!(error instanceof UnreadableResume)) throw error
  }
}

const questionWith = (text: string): Question => ({
  id: '1',
  label: text,
  description: text,
  kind: 'select',
  options: [{ value: text, label: text }],
  required: true,
})
const ANSWERING: AnswerContext = {
  profile: { ...EMPTY_FIELDS, onboardingFields: [] },
  job: { employer: 'Acme', country: null, city: 'Oslo' },
  saved: [],
  mode: 'review',
  now: NOW,
}

const NO_FACTS = readFacts({ ...EMPTY_FIELDS, technical_skills: ['Python', 'Nursing'] }, '2026-11-15')

export const ENTRIES: readonly Entry[] = [
  ...fieldEntries,
  ...sourceEntries,
  ...boardEntries,
  ...careersEntries,
  ...textEntries,
  { name: 'a page', modules: SOURCE_FILES, read: (text) => toListings(readPage(text, 'https://a.example/').jobs) },
  {
    name: 'a page with linked data',
    modules: SOURCE_FILES,
    read: (text) => toListings(readPage(linkedData(shareOf(text, 7)), '').jobs),
  },
  { name: 'the tag of a block of linked data', modules: SOURCE_FILES, read: (text) => readPage(`<script ${text}`, '') },
  { name: 'a page with marked elements', modules: SOURCE_FILES, read: (text) => toListings(readPage(microdata(text), '').jobs) },
  { name: 'many marked elements', modules: [], read: (text) => readPage(microdataTags(text), '') },
  { name: 'a posting', modules: CORE_JOBS, read: (text) => toListing(postingWith(shareOf(text, 8)), NOW) },
  {
    name: 'what a posting asks for',
    modules: modulesUnder('packages/matching/src/read/'),
    read: (text) => readPosting(jobWith(text)),
  },
  {
    name: 'a text that is compared with a profile',
    modules: modulesUnder('packages/writing/src/text/', 'packages/writing/src/truth/'),
    read: (text) => checkText(text, NO_FACTS, jobWith(text)),
  },
  {
    name: 'a question of a form',
    modules: modulesUnder('packages/core/src/answers/'),
    read: (text) => answerQuestion(questionWith(shareOf(text, 4)), ANSWERING),
  },
  {
    name: "an employer's mail",
    modules: modulesUnder('packages/core/src/applications/replies/'),
    read: (text) => {
      const mail = readPastedMail(text)
      rankApplications(mail, [{ id: '1', job_title: 'Nurse', company: 'Acme', isOpen: true, appliedAt: NOW }])
      return [readReply(mail, NOW), readReply({ from: text, subject: text, sentAt: NOW, text: `Interview ${text}` }, NOW)]
    },
  },
  {
    name: 'a calendar invitation',
    modules: modulesUnder('packages/core/src/applications/replies/invitation'),
    read: (text) => [readInvitation(text), readInvitation(`BEGIN:VEVENT\nDTSTART${text}\nSUMMARY:${text}`)],
  },
  {
    name: 'a CSV file',
    modules: modulesUnder('packages/core/src/applications/csv/'),
    read: (text) => readCsv(text).rows.map((cells) => readRow(cells, proposeMapping(cells), { order: null, isOwn: false })),
  },
  {
    name: 'a JSON Resume',
    modules: modulesUnder('packages/core/src/profiles/'),
    read: (text) => fromJsonResume(resumeWith(shareOf(text, 10))),
  },
  {
    name: 'the content of a resume document',
    modules: modulesUnder('packages/documents/src/resume/'),
    read: (text) => documentOf({ ...BLANK, professional_summary: text, full_name: text }, newDesign('plain')),
  },
  {
    name: 'the lines of a resume',
    modules: modulesUnder('packages/resume-parser/src/read-', 'packages/resume-parser/src/structure/lines/lines'),
    read: unlessUnreadable((text) => cleanLines(readPlainText(new TextEncoder().encode(text)).lines)),
  },
  {
    name: 'the XML of a resume',
    modules: modulesUnder('packages/resume-parser/src/word/xml'),
    read: unlessUnreadable((text) => scanXml(`<a ${text}/>`, { open() {}, close() {}, text() {} })),
  },
  {
    name: 'the RTF of a resume',
    modules: modulesUnder('packages/resume-parser/src/word/rtf-', 'packages/resume-parser/src/word/fields'),
    read: unlessUnreadable((text) => readRtf(new TextEncoder().encode(`{\\rtf1 {\\field{\\*\\fldinst ${text}}}${text}`))),
  },
  {
    name: 'the web page of a resume',
    modules: modulesUnder('packages/resume-parser/src/word/read-html'),
    read: unlessUnreadable((text) =>
      readHtml(
        new TextEncoder().encode(
          `MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n${text}`,
        ),
      ),
    ),
  },
]
