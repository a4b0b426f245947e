import { randomUUID } from 'node:crypto'
import { addKey } from '#testing/api/programs'
import { approve, jobOf } from '#testing/applying'
import { plantCanaries } from '#testing/canaries'
import { ALL_JOBS } from '#testing/jobs'
import { newcomer, PASSWORD, type Person } from '#testing/people'
import { upload } from '#testing/resumes'
import type { TestServer } from '#testing/server'
import { addSubscription } from '#testing/subscribers'

/** The rows that a call can name, by the tables that hold them. */
const TABLES = {
  profile: 'user_profiles',
  upload: 'resumes',
  document: 'resume_documents',
  letter: 'cover_letters',
  letterVersion: 'cover_letter_versions',
  answer: 'saved_answers',
  application: 'job_applications',
  note: 'application_notes',
  contact: 'application_contacts',
  task: 'application_tasks',
  reply: 'application_replies',
  mail: 'inbox_mails',
  csvImport: 'application_imports',
  savedSearch: 'saved_searches',
  unwantedJob: 'unwanted_jobs',
  notice: 'notices',
  session: 'sessions',
  key: 'api_keys',
} as const
export type Rows = Readonly<Record<keyof typeof TABLES | 'device' | 'person' | 'job' | 'board' | 'uploadPath', string>>

const TASK = { title: 'Zephyrine task', day: '2026-12-01', time: null, zone: null, reminder: 'none' } as const

/** Stands in every text that the owner and the planted person have. */
export const MARK = 'Zephyrine'

/** Ids that no row has, beside a job and a board, which belong to nobody. */
export async function noRows({ platform }: TestServer): Promise<Rows> {
  const { rows: listed } = await platform.database.systemPool.query('select id, board_id from job_listings order by id limit 1')
  return {
    ...(Object.fromEntries([...Object.keys(TABLES), 'device', 'person'].map((kind) => [kind, randomUUID()])) as Rows),
    ...{ job: listed[0].id, board: listed[0].board_id },
    uploadPath: `/files/resumes/${randomUUID()}/${randomUUID()}.txt`,
  }
}

/** A person who has made one of everything that can be made through the product. */
export async function addMaker(server: TestServer): Promise<Person & { applicationId: string; profileId: string }> {
  const owner = await newcomer(server, { displayName: `${MARK} Calder` })
  const { call } = owner
  await addSubscription(server, owner.id, { plan: 'starter', status: 'active' })
  const profile = await call.profiles.create({ profile_name: `${MARK} Kitchen` })
  await upload(owner, profile.id)
  await call.documents.resumes.create({ profileId: profile.id })
  const job = { title: `${MARK} Chef`, company: 'Harbour Hotel' }
  const letter = await call.documents.letters.create({ profileId: profile.id, job })
  await call.documents.letters.update({ id: letter.id, version: letter.version, text: `${MARK} likes baking.` })
  const { queued } = await approve({ ...owner, profileId: profile.id }, jobOf('owner', { company: `${MARK} Hotel` }))
  const applicationId = queued[0]?.id ?? ''
  await call.applications.tracker.notes.add({ applicationId, text: `${MARK} note` })
  await call.applications.tracker.contacts.add({ applicationId, name: `${MARK} Reed`, role: '', email: '', phone: '' })
  await call.applications.tasks.add({ applicationId, ...TASK })
  await call.search.saved.create({ name: MARK, profileId: profile.id, preferences: ALL_JOBS })
  await call.search.unwanted.add({ jobId: 'board:8', title: `${MARK} rigger`, company: MARK, location: '' })
  const file = new File([`Job title,Company\n${MARK} cook,Harbour Hotel\n`], 'jobs.csv')
  const { mapping, dateOrder } = await call.applications.csv.preview({ file })
  await call.applications.csv.import({ file, mapping, dateOrder })
  const sent = await call.applications.tracker.add({ job_title: 'Baker', company: MARK, status: 'applied', appliedOn: null })
  const mail = { from: `${MARK} <a@example.org>`, subject: 'Interview', sentAt: null, text: 'We would like to meet you.' }
  await call.applications.replies.confirm({ applicationId: sent.id, kind: 'interview', quote: 'meet you', mail, task: null })
  await call.auth.security.keys.create({ name: MARK, proof: { password: PASSWORD } })
  await addKey(server, owner.id, 'extension')
  await server.platform.access.startSession(owner.id, '127.0.0.1', MARK)
  return { ...owner, applicationId, profileId: profile.id }
}

/** The same, with a row of everything else as well, and what those rows are called: once in a database. */
export async function addOwner(server: TestServer): Promise<Person & { rows: Rows }> {
  const { applicationId, profileId: _, ...owner } = await addMaker(server)
  const planted = await newcomer(server)
  await plantCanaries(server, planted, MARK)
  const rows = { ...(await noRows(server)), ...(await findRows(server, owner.id, planted.id)), application: applicationId }
  return { ...owner, rows }
}

/** The owner's row of each table; where the product makes none without a third party, that of the planted person. */
async function findRows({ platform }: TestServer, ...people: readonly string[]): Promise<Partial<Rows>> {
  const { systemPool } = platform.database
  const first = async (table: string, column = 'id', also = '') => {
    for (const id of people) {
      const { rows } = await systemPool.query(`select ${column} as found from ${table} where user_id = $1 ${also} limit 1`, [id])
      if (rows[0]) return String(rows[0].found)
    }
    throw new Error(`nobody has a row in ${table}`)
  }
  const found = await Promise.all(Object.entries(TABLES).map(async ([kind, table]) => [kind, await first(table)] as const))
  return {
    ...Object.fromEntries(found),
    person: people[0] ?? '',
    key: await first('api_keys', 'id', "and scope = 'api'"),
    device: await first('api_keys', 'id', "and scope = 'extension'"),
    session: await first('sessions', 'id', 'order by created_at desc'),
    uploadPath: await first('user_profiles', 'uploaded_resume_url', 'and uploaded_resume_url is not null'),
  }
}
