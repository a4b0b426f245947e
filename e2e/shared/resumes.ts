import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { UploadStep } from '@jobapply/core/profiles/resume-review'
import type { ParsedResume, ResumeParseResult } from '@jobapply/core/resume/schema'
import { updateProfile } from '@jobapply/server/features/profiles/store'
import { addressOf, storageKey } from '@jobapply/server/features/resume/address'
import { insertResume } from '@jobapply/server/features/resume/store'
import type { Person } from '@jobapply/server/testing/people'
import { resumeFile } from '@jobapply/server/testing/resumes'
import type { FileChooser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Product } from './browser.ts'
import { dialogOf } from './profiles.ts'

export const uploadDialog = (page: Page) => dialogOf(page, 'Upload Resume')
export const reviewDialog = (page: Page) => dialogOf(page, 'Review your resume')
export const picker = (page: Page) => uploadDialog(page).getByLabel('Resume file')
export const progress = (page: Page) => uploadDialog(page).getByRole('progressbar', { name: 'Upload' })
export const uploadButton = (page: Page) => uploadDialog(page).getByRole('button', { name: 'Upload', exact: true })

/** What the review says about this: its row. */
export const found = (page: Page, name: string) =>
  reviewDialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name }) })

/** Listens for the browser's own picker before anything opens it; the function waits for it. */
export function listenForPicker(page: Page) {
  const { promise, resolve } = Promise.withResolvers<FileChooser>()
  page.once('filechooser', resolve)
  return () => promise
}

/** A file for the picker. */
export async function pickable(file = resumeFile()) {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

export async function upload(page: Page, file?: File) {
  await picker(page).setInputFiles(await pickable(file))
  await uploadButton(page).click()
}

/** Lets a file fall on the place for it, as somebody's mouse would. */
export async function dropFile(page: Page, { name, text }: { name: string; text: string }) {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text ?? ''], name ?? ''))
      return transfer
    },
    [name, text],
  )
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('[data-drop] > *', event, { dataTransfer: files })
}

/** A server that answers uploads in the place of ours, one step at a time: what happens in between can be looked at. */
export async function answerUploads(page: Page) {
  const waiting: (() => void)[] = []
  const answers: import('node:http').ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      answers.push(response)
      waiting.shift()?.()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  await page.route('**/rpc/profiles/uploadResume', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  const current = () => answers.at(-1)
  return {
    /** Resolves when the next upload has arrived. */
    arrives: () => new Promise<void>((resolve) => waiting.push(resolve)),
    tell: (step: UploadStep) => current()?.write(`event: message\ndata: ${JSON.stringify({ json: step })}\n\n`),
    fail: (fault: object) => current()?.end(`event: error\ndata: ${JSON.stringify({ json: fault })}\n\n`),
    hangUp: () => current()?.destroy(),
    isHeld: () => current()?.destroyed === false,
  }
}

const NOTHING: ParsedResume = {
  personal_info: {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    summary: '',
    linkedin: '',
    github: '',
    country: '',
    other_links: [],
    headline: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
  },
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  languages: [],
  awards: [],
  projects: [],
  publications: [],
  volunteer: [],
}

/** What a reader says of a resume that is hard to read: some of it is certain, some is not, some is incomplete. */
export const HARD_TO_READ: ResumeParseResult = {
  data: {
    ...NOTHING,
    personal_info: {
      ...NOTHING.personal_info,
      first_name: 'Ines',
      last_name: 'Calder',
      email: 'ines.calder@example.org',
      phone: '+44 20 7946 0018',
      summary: 'Pastry chef with ten years in hotel kitchens. Calm under pressure, exact with sugar.',
      headline: 'Pastry Chef',
      city: 'London',
      country: 'United Kingdom',
    },
    skills: ['Laminated dough', 'Menu planning', 'Food safety'],
    experience: [
      {
        company: 'Harbour Hotel',
        position: 'Pastry Chef',
        location: 'London',
        startDate: '2019-03',
        endDate: '',
        current: true,
        description: 'Led a team of four bakers.\nWrote the dessert menu of two restaurants.',
      },
      {
        company: '',
        position: 'Commis Chef',
        location: 'Bristol',
        startDate: '2014-06',
        endDate: '2019-02',
        current: false,
        description: 'Baked bread for three shops every morning.',
      },
    ],
    education: [
      {
        institution: 'Westminster Kingsway College',
        degree: 'Diploma',
        field: 'Patisserie',
        startDate: '2011',
        endDate: '2013',
        graduationYear: '2013',
        gpa: '',
      },
    ],
  },
  evidence: [
    { path: 'personal_info.email', confidence: 0.98, lines: [2] },
    { path: 'personal_info.city', confidence: 0.4, lines: [1] },
    { path: 'experience.0.company', confidence: 0.9, lines: [5, 6] },
    { path: 'experience.1.position', confidence: 0.8, lines: [7] },
  ],
  lines: [
    'Ines Calder',
    'London, United Kingdom',
    'ines.calder@example.org | +44 20 7946 0018',
    'Pastry Chef',
    'EXPERIENCE',
    'Pastry Chef, Harbour Hotel, London',
    'March 2019 - Present',
    'Commis Chef, Bristol, June 2014 - February 2019',
  ],
  unplaced: ['Likes: rowing, sourdough, long trains.', 'References on request.'],
  findings: [
    { kind: 'columns', detail: 'EXPERIENCE stands beside SKILLS' },
    { kind: 'dates-without-month', detail: '2011 - 2013' },
  ],
}

/** A profile as it is after this was read for it and nothing was saved yet. */
export async function storeReading({ server }: Product, { id: userId }: Person, profileId: string, reading = HARD_TO_READ) {
  const { database, storage } = server.platform
  const now = new Date()
  const filename = 'Ines Calder.pdf'
  const storage_key = storageKey(userId, profileId, filename, now)
  const bytes = Buffer.from('the file')
  await storage.put(storage_key, bytes)
  await database.system.transaction(async (tx) => {
    const size = bytes.length
    await insertResume(tx, userId, { folder: profileId, filename, size, storage_key, reading }, now)
    const pointer = { uploaded_resume_url: addressOf(storage_key), uploaded_resume_filename: filename }
    await updateProfile(tx, userId, profileId, pointer, now)
  })
}
