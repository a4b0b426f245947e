import { chooseTask } from '@jobapply/core/applications/pack/meeting'
import { peopleOf } from '@jobapply/core/applications/pack/people'
import { likelyQuestions, ownQuestions } from '@jobapply/core/applications/pack/questions'
import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { chooseProfile, EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { findAnswers } from '#features/answers/store'
import { showReceipt } from '#features/applications/receipts/receipts'
import { findRow } from '#features/applications/record/applying-store'
import { findPostings, textOf } from '#features/applications/record/posting'
import { listReplies } from '#features/applications/replies/store'
import { listTasks } from '#features/applications/tasks/store'
import { findTrackedDetails } from '#features/applications/tracker/details-store'
import { findProfile, listProfiles } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import { findCalendars } from './store.ts'
import { packReadingWork } from './works.ts'

type Wanted = { applicationId: string; taskId?: string | undefined }

/** Everything for one interview, from what the person has; undefined: the application is not theirs. */
export async function readPack(db: Db, userId: string, { applicationId, taskId }: Wanted): Promise<InterviewPack | undefined> {
  const [row, details] = [await findRow(db, userId, applicationId), await findTrackedDetails(db, userId, applicationId)]
  if (!row || !details) return undefined
  const receipt = await showReceipt(db, userId, applicationId)
  const own = row.profileId ? await findProfile(db, userId, row.profileId) : undefined
  const profile = own ?? chooseProfile(await listProfiles(db, userId))
  const replies = await listReplies(db, userId, applicationId)
  const calendars = await findCalendars(db, userId, applicationId)
  const mails = replies.map(({ id, from, text, sentAt }) => ({ from, text, sentAt, calendar: calendars.get(id) ?? null }))
  const task = chooseTask(await listTasks(db, userId, applicationId), taskId, now())
  const { listing, ...posting } = await findPosting(db, userId, row, receipt?.body ?? null)
  const job = { title: row.job_title, company: row.company, location: row.location }
  const notes = details.notes.map(({ id, text, updatedAt }) => ({ id, text, updatedAt }))
  const answers = await findAnswers(db, userId)
  const texts = [
    ...notes.map(({ text }) => ({ text, from: 'your notes' })),
    ...answers.flatMap(({ label, values }) => values.map((text) => ({ text, from: `your answer to “${label}”` }))),
    ...(details.letter ? [{ text: details.letter, from: 'your letter' }] : []),
  ]
  const asked = { job: listing, profile: profile ?? EMPTY_FIELDS, texts, mails, at: now() }
  const { foundCall, ...reading } = await compute(userId, packReadingWork, asked)
  return {
    applicationId,
    name: profile?.full_name ?? '',
    job,
    interview: task && { id: task.id, title: task.title, day: task.day, time: task.time, zone: task.zone, dueAt: task.dueAt },
    call: foundCall && { address: foundCall.text, from: foundCall.from, sentAt: foundCall.sentAt },
    people: peopleOf(
      details.contacts,
      mails.map(({ from }) => from),
    ),
    ...reading,
    questions: { theirs: likelyQuestions(job, reading), yours: ownQuestions(job, reading) },
    sent: {
      ...{ state: details.documents, receipt: receipt?.body ? receipt.number : null },
      ...{ resume: details.resumeName, letter: details.letter },
      answers: answersOf(receipt?.body?.fields ?? row.fields, profile),
    },
    posting,
    notes,
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>
type Body = NonNullable<Awaited<ReturnType<typeof showReceipt>>>['body']

/** The posting as the receipt or the application kept it, else as it is listed now. */
async function findPosting(db: Db, userId: string, row: Row, body: Body) {
  const listed = (await findPostings(db, userId, [row.jobId])).get(row.jobId)
  const kept = body?.job.posting || row.posting
  const text = kept || (listed ? textOf(listed) : '')
  const keptAt = kept ? (body?.sentAt ?? (row.approvedAt ?? row.created_at).toISOString()) : null
  // Its parts are known only while it is listed, and of no use once its text has changed.
  const isSame = listed !== undefined && textOf(listed) === text
  return { text, keptAt, listing: isSame ? listed : { ...UNLISTED, ...workOf(row), description: text } }
}

const workOf = ({ jobId, job_title, company, location }: Row) => ({ id: jobId, title: job_title, company, location })

/** What only a listing says. */
const UNLISTED = {
  ...{ city: null, region: null, country: null, workMode: null, jobType: null, level: null },
  ...{ salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null, postedAt: null },
  ...{ requirements: { must: [], nice: [] }, skills: [] },
} satisfies Partial<JobListing>

/** What a form asked beyond name and address: nobody asks for those in an interview. */
function answersOf(fields: Row['fields'], profile: Profile | undefined) {
  const { full_name = '', email, phone } = profile ?? {}
  const own = new Set([full_name, ...(full_name?.split(' ') ?? []), email, phone])
  return fields.filter(({ value }) => value !== '' && !own.has(value)).map(({ label, value }) => ({ label, value }))
}
