import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@jobapply/server/features/auth/demo'
import { CHECKOUT } from '@jobapply/server/platform/places'
import { ALL_JOBS } from '@jobapply/server/testing/jobs'
import { openBrowser } from '@jobapply/server/testing/people'
import { makePng } from '@jobapply/server/testing/pictures'
import { resumeFile } from '@jobapply/server/testing/resumes'
import { freePort, makeDatabase } from '@jobapply/server/testing/server'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#e2e/steps.ts'

const BUILD = join(CHECKOUT, 'apps/server/build/')

/** The product as `npm start` runs it. Every other test runs its sources, where a helper process may load more. */
async function startBuilt() {
  const { url, folder } = await makeDatabase()
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const program = spawn(process.execPath, [join(BUILD, 'main.js')], {
    env: {
      DATABASE_URL: url.replace('@/', '@localhost/'),
      JOBAPPLY_DATA_DIR: folder,
      PORT: port,
      JOBAPPLY_DEMO: '1',
      JOB_SOURCES: 'off',
      DEMO_JOBS: 'few',
    },
    stdio: 'ignore',
  })
  onTestFinished(() => void program.kill())
  await eventually(() => fetch(`${origin}/readyz`).then(({ ok }) => ok)).toBe(true)
  return { origin, settings: { PUBLIC_URL: origin } }
}

test('the built server reads, prints, searches and imports in its built helper processes', async () => {
  const { call, fetch: open } = openBrowser(await startBuilt())
  const email = DEMO_PEOPLE[1]?.email ?? ''
  // The server answers a moment before its demo people are there.
  await eventually(() => call.auth.signIn({ email, password: DEMO_PASSWORD }).then(() => true)).toBe(true)

  const { data } = await call.resume.parse({ file: resumeFile() })
  expect(data.personal_info).toMatchObject({ first_name: 'Ines', last_name: 'Calder' })

  const profile = await call.profiles.create({ profile_name: 'Kitchen' })
  const resume = await call.documents.resumes.create({ profileId: profile.id })
  const [pdf, docx] = await Promise.all(['pdf', 'docx'].map((kind) => open(`/documents/resumes/${resume.id}.${kind}`)))
  expect((await pdf?.text())?.slice(0, 5)).toBe('%PDF-')
  expect((await docx?.text())?.slice(0, 2)).toBe('PK')

  const { jobs } = await call.search.jobs({ profileId: profile.id, filters: ALL_JOBS })
  expect(jobs.length).toBeGreaterThan(0)
  const letter = await call.documents.letters.create({ profileId: profile.id, jobId: jobs[0]?.id ?? '' })
  expect(letter.text.length).toBeGreaterThan(100)

  const csv = new File(['Company,Job Title\nNorthwind,Baker\n'], 'jobs.csv', { type: 'text/csv' })
  expect((await call.applications.csv.preview({ file: csv })).counts).toMatchObject({ rows: 1, ready: 1 })

  const picture = new File([new Uint8Array(makePng({ width: 300, height: 200 }))], 'me.png', { type: 'image/png' })
  expect((await call.account.me.uploadAvatar({ file: picture })).avatar_url).toBeTruthy()
})

/** With the flags of the server's own helpers (`platform/sandbox/launch.ts`). */
async function askBuilt(name: string, question: object): Promise<unknown> {
  const flags = ['--permission', `--allow-fs-read=${BUILD}`, `--import=${pathToFileURL(join(BUILD, 'no-network.js'))}`]
  const helper: ChildProcess = fork(join(BUILD, `${name}.js`), [], {
    serialization: 'advanced',
    execArgv: flags,
    env: {},
    cwd: '/',
  })
  onTestFinished(() => void helper.kill())
  helper.send(question)
  const [begun] = await once(helper, 'message')
  expect(begun).toMatchObject({ begun: expect.any(Number) })
  return (await once(helper, 'message'))[0]
}

test('the built readers of mails and of job pages answer, too', async () => {
  const mail = 'From: Ann <ann@example.org>\r\nSubject: Your application\r\n\r\nThank you for applying.\r\n'
  expect(await askBuilt('mail-reader', { bytes: new TextEncoder().encode(mail) })).toMatchObject({
    answer: { from: 'Ann <ann@example.org>', subject: 'Your application', text: 'Thank you for applying.' },
  })
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Baker',
    description: '<p>You bake bread.</p>',
    datePosted: '2026-11-01',
    hiringOrganization: { '@type': 'Organization', name: 'Northwind' },
  }
  const text = `<html><head><script type="application/ld+json">${JSON.stringify(posting)}</script></head><body></body></html>`
  const page = { as: 'page', address: 'https://jobs.example.org/baker', text }
  expect(await askBuilt('job-reader', { answer: page, at: new Date('2026-11-18') })).toMatchObject({
    answer: { outcome: 'ok', jobs: [{ title: 'Baker', company: 'Northwind' }] },
  })
})

test('the built files are ASCII, also in html templates (&middot;): with one other letter the engine keeps a file in twice the memory', () => {
  const files = readdirSync(BUILD).filter((name) => name.endsWith('.js'))
  expect(files).toContain('main.js')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  expect(files.filter((name) => /[^\x00-\x7f]/.test(readFileSync(join(BUILD, name), 'utf8')))).toEqual([])
})
