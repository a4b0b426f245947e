import { MAX_SAVED_JOBS } from '@jobapply/core/applications/constants'
import { approveJobs } from '#features/applications/applying/approve'
import { readKey } from '#features/applications/applying/once'
import { reviewRouter } from '#features/applications/applying/review'
import {
  goOn,
  removeApplications,
  reportProgress,
  retryApplication,
  saveAgain,
  stopEverything,
  takeStep,
} from '#features/applications/applying/steps'
import { submitApplication } from '#features/applications/applying/submit'
import { csvRouter } from '#features/applications/csv/router'
import { forwardingRouter } from '#features/applications/forwarding/router'
import { inboxRouter } from '#features/applications/inbox/router'
import { packRouter } from '#features/applications/pack/router'
import { answerQuestions, findQuestions } from '#features/applications/questions/questions'
import { listUses } from '#features/applications/questions/store'
import { receiptsRouter } from '#features/applications/receipts/receipts-router'
import { countApplications, findDetails, listApplications, listMarks } from '#features/applications/record/applying-store'
import { findStop } from '#features/applications/record/automation-store'
import { countSaved, deleteSaved, listSaved, listSavedIds, saveJobs } from '#features/applications/record/store'
import { repliesRouter } from '#features/applications/replies/router'
import { tasksRouter } from '#features/applications/tasks/router'
import { findJobFacts } from '#features/applications/tracker/job-facts'
import { trackerRouter } from '#features/applications/tracker/router'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { automationRouter } from './automation-router.ts'

const { saved, ...api } = signedIn.applications

export const applicationsRouter = {
  receipts: receiptsRouter,
  ...reviewRouter,

  saved: {
    list: saved.list.handler(({ input, context: { db, userId } }) => listSaved(db, userId, input)),

    ids: saved.ids.handler(({ context: { db, userId } }) => listSavedIds(db, userId)),

    add: saved.add.handler(async ({ input, errors, context: { db, userId } }) => {
      const own = input.profileId && (await findProfile(db, userId, input.profileId))
      const profileId = own ? own.id : null
      const ids = input.jobs.map(({ jobId }) => jobId)
      const facts = await findJobFacts(
        db,
        userId,
        ids.map((jobId) => ({ jobId, profileId })),
      )
      const jobs = input.jobs.map((job) => ({ ...job, ...facts.get(job.jobId) }))
      return withPersonLock(db, userId, async (tx) => {
        const again = await saveAgain(tx, userId, ids, now())
        const added = [...again, ...(await saveJobs(tx, userId, profileId, jobs, now()))]
        // Counted afterwards: a job that was saved before takes no second place.
        if (added.length > 0 && (await countSaved(tx, userId)) > MAX_SAVED_JOBS) throw errors.TOO_MANY_SAVED_JOBS()
        return { added }
      })
    }),

    remove: saved.remove.handler(async ({ input, context: { db, userId } }) => ({
      removed: await deleteSaved(db, userId, input.jobId),
    })),
  },
  marks: api.marks.handler(({ context: { db, userId } }) => listMarks(db, userId)),

  list: api.list.handler(({ input, context: { db, userId } }) => listApplications(db, userId, input)),

  overview: api.overview.handler(async ({ context: { db, userId } }) => ({
    ...(await countApplications(db, userId)),
    stoppedAt: (await findStop(db, userId))?.toISOString() ?? null,
  })),

  get: api.get.handler(async ({ input, errors, context: { db, userId } }) => {
    const found = await findDetails(db, userId, input.id)
    if (!found) throw errors.APPLICATION_NOT_FOUND()
    return found
  }),

  approve: api.approve.handler(({ input, errors, context: { platform, db, userId, headers } }) =>
    approveJobs(db, platform, userId, { input, key: readKey(input.idempotencyKey, headers), errors }),
  ),

  submit: api.submit.handler(({ input, errors, context: { db, platform, userId, headers } }) =>
    submitApplication(db, platform, userId, { input, key: readKey(input.idempotencyKey, headers), errors }),
  ),

  open: api.open.handler(({ input: { id }, errors, context: { db, userId } }) =>
    takeStep(db, userId, { id, step: 'open' }, errors),
  ),
  notYet: api.notYet.handler(({ input: { id }, errors, context: { db, userId } }) =>
    takeStep(db, userId, { id, step: 'notYet' }, errors),
  ),
  skip: api.skip.handler(({ input: { id }, errors, context: { db, userId } }) =>
    takeStep(db, userId, { id, step: 'skip' }, errors),
  ),
  withdraw: api.withdraw.handler(({ input: { id }, errors, context: { db, userId } }) =>
    takeStep(db, userId, { id, step: 'withdraw' }, errors),
  ),
  retry: api.retry.handler(({ input: { id }, errors, context: { db, userId } }) => retryApplication(db, userId, id, errors)),
  report: api.report.handler(({ input, errors, context: { db, userId } }) => reportProgress(db, userId, input, errors)),

  remove: api.remove.handler(async ({ input, errors, context: { db, platform, userId } }) => {
    const { removed, refused } = await removeApplications(db, platform, userId, [input.id])
    if (refused.length > 0) throw errors.STEP_NOT_POSSIBLE()
    return { removed: removed.length > 0 }
  }),

  questions: api.questions.handler(({ context: { db, userId } }) => findQuestions(db, userId)),
  answer: api.answer.handler(({ input, errors, context: { db, userId } }) => answerQuestions(db, userId, input, errors)),
  answerUses: api.answerUses.handler(async ({ input, context: { db, userId } }) => listUses(db, userId, input.answerId)),

  automation: automationRouter,
  tracker: trackerRouter,
  tasks: tasksRouter,
  forwarding: forwardingRouter,
  inbox: inboxRouter,
  pack: packRouter,
  replies: repliesRouter,
  csv: csvRouter,

  stop: api.stop.handler(({ context: { db, userId } }) => stopEverything(db, userId)),
  goOn: api.goOn.handler(({ context: { db, userId } }) => goOn(db, userId)),
}
