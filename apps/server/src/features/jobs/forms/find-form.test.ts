import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toListing } from '@jobapply/core/jobs/listing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idOf } from '#features/jobs/listings/listing-row'
import { findListings, keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, boardIdOf } from '#features/jobs/listings/store'
import { readGreenhouseForm } from '#features/jobs/sources/greenhouse-form'
import { startLocalSources } from '#testing/local-sources'
import { startServer, type TestServer } from '#testing/server'
import { findForms } from './find-form.ts'

const FORM = readFileSync(join(import.meta.dirname, '../sources/fixtures/greenhouse-form.json'), 'utf8')
const ADDRESS = 'boards-api.greenhouse.io/v1/boards/harbour/jobs/4001?questions=true'
const BOARD = { source: 'greenhouse', token: 'harbour', name: 'Harbour' }

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
beforeAll(async () => {
  sources = await startLocalSources({ [ADDRESS]: { body: FORM } })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
})
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

async function findForm(platform: TestServer['platform'], id: string) {
  const listings = await findListings(platform.database.system, [id])
  return (await findForms(platform, [...listings.values()])).get(id)
}

test('a published form is read with its kinds, options and what is required; hidden and broken fields are left out', () => {
  const form = readGreenhouseForm(JSON.parse(FORM)) ?? []
  expect(form.map(({ id, kind, required }) => [id, kind, required])).toEqual([
    ['first_name', 'text', true],
    ['resume', 'file', true],
    ['question_31', 'select', true],
    ['location', 'text', true],
    ['gender', 'select', false],
    ['demographic_77', 'select', false],
    ['gdpr_consent_given', 'boolean', true],
  ])
  expect(form[2]).toMatchObject({
    description: 'For this country',
    options: [
      { value: '1', label: 'Yes' },
      { value: '0', label: 'No' },
    ],
  })
  expect(form.filter(({ isIdentity }) => isIdentity).map(({ id }) => id)).toEqual(['gender', 'demographic_77'])
  expect(readGreenhouseForm({ jobs: [] })).toBeUndefined()
})

test('the form of a Greenhouse job is asked for once a day, that of a demo job is known', async () => {
  const db = server.platform.database.system
  const at = new Date()
  const posting = {
    source: 'greenhouse',
    id: '4001',
    title: 'Harbour Pilot',
    company: 'Harbour',
    location: 'Cork',
    url: 'https://harbour.example/jobs?gh_jid=4001',
    description: 'Brings ships in.',
  }
  await addBoards(db, [BOARD], at)
  const listing = toListing(posting, at)
  await keepListings(db, boardIdOf(BOARD), [listing], at)
  const twice = await Promise.all([1, 2].map(() => findForm(server.platform, idOf(listing))))
  expect(twice.map((form) => form?.length)).toEqual([7, 7])
  expect(sources.asked.filter(({ path }) => path.includes('questions=true'))).toHaveLength(1)
  delete sources.answers[ADDRESS]
  expect(await findForm(server.platform, idOf(listing))).toHaveLength(7)
  const { rows } = await server.platform.database.systemPool.query<{ id: string }>(
    "select id from job_listings where source = 'demo' limit 1",
  )
  expect((await findForm(server.platform, rows[0]?.id ?? ''))?.map(({ id }) => id)).toContain('work_authorization')
  expect(await findForm(server.platform, 'greenhouse:unknown')).toBeUndefined()
})
