import { isUnapproved } from '@jobapply/core/applications/rules'
import { goOn, reportProgress, retryApplication, stopEverything, takeStep } from '#features/applications/applying/steps'
import { submitApplication } from '#features/applications/applying/submit'
import { answerOpenForm, findPrepared } from '#features/applications/questions/open-form'
import { answerQuestions } from '#features/applications/questions/questions'
import { countApplications, findRow, listApplications } from '#features/applications/record/applying-store'
import { findAutomation } from '#features/applications/record/automation-store'

import { pairDevice } from '#features/auth/devices/pair-device'
import { findUsage } from '#features/billing/quota'
import { listProfiles } from '#features/profiles/store'
import { removeKey } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { log } from '#platform/log'
import { networkKey } from '#platform/network'
import { openHere, trackHere } from './here.ts'
import { paired, unpaired } from './procedures.ts'
import { takeBackConfirmation } from './take-back.ts'
import { beginUnattended, findNextUnattended, switchPlatform } from './unattended.ts'

/** A code has 256 random bits; the limit only keeps guessing from costing us work. */
const PAIRINGS = { count: 30, seconds: 60 }

export const extensionRouter = {
  pair: unpaired.pair.handler(async ({ input, errors, context: { platform, address, headers, requestId } }) => {
    if ((await platform.limits.take(`extension.pair ${networkKey(address)}`, PAIRINGS)) > 0) throw errors.TOO_MANY_ATTEMPTS()
    const { userId, key, device } = await pairDevice(platform, input.code, headers.get('user-agent') ?? '', errors)
    log.info('device paired', { userId, requestId })
    return { key, device }
  }),

  unpair: paired.unpair.handler(async ({ context: { system, userId, keyId, requestId } }) => {
    await removeKey(system, userId, 'extension', keyId)
    log.info('device unpaired', { userId, requestId })
    return { isPaired: false as const }
  }),

  state: paired.state.handler(async ({ context: { db, userId } }) => {
    const { fullAutomation, stoppedAt } = await findAutomation(db, userId)
    return { ...(await countApplications(db, userId)), stoppedAt, fullAutomation, usage: await findUsage(db, userId, now()) }
  }),

  queue: paired.queue.handler(({ input, context: { db, userId } }) => listApplications(db, userId, { ...input, view: 'ready' })),

  form: paired.form.handler(({ input, errors, context: { db, userId } }) => answerOpenForm(db, userId, input, errors)),

  prepared: paired.prepared.handler(({ input, errors, context: { db, userId } }) =>
    findPrepared(db, userId, input.applicationId, errors),
  ),

  answer: paired.answer.handler(async ({ input, errors, context: { db, userId } }) => {
    const { goesOn } = await answerQuestions(db, userId, input, errors)
    return { goesOn }
  }),

  report: paired.report.handler(({ input: { applicationId: id, ...said }, errors, context: { db, userId } }) =>
    reportProgress(db, userId, { id, ...said }, errors),
  ),

  stop: paired.stop.handler(({ context: { db, userId } }) => stopEverything(db, userId)),
  goOn: paired.goOn.handler(({ context: { db, userId } }) => goOn(db, userId)),

  automate: paired.automate.handler(({ input, context: { db, userId } }) => switchPlatform(db, userId, input)),
  nextUnattended: paired.nextUnattended.handler(({ input, context: { db, userId } }) =>
    findNextUnattended(db, userId, input.except),
  ),
  beginUnattended: paired.beginUnattended.handler(({ input, errors, context: { db, userId } }) =>
    beginUnattended(db, userId, input.applicationId, errors),
  ),

  confirm: paired.confirm.handler(async ({ input, errors, context: { db, platform, userId } }) => {
    const { applicationId, quote, reference, fields, idempotencyKey: key } = input
    const sent = await sentInput(db, userId, applicationId, errors)
    return submitApplication(db, platform, userId, {
      input: sent,
      seen: { quote, reference: reference || null, fields },
      key,
      errors,
    })
  }),

  takeBack: paired.takeBack.handler(({ input, errors, context: { db, platform, userId } }) =>
    takeBackConfirmation(db, platform, userId, input, errors),
  ),

  submitted: paired.submitted.handler(async ({ input, errors, context: { db, platform, userId } }) => {
    const row = await findRow(db, userId, input.applicationId)
    // The panel opens approved applications alone: for others there is the page.
    if (row && isUnapproved(row)) throw errors.STEP_NOT_POSSIBLE()
    const sent = await sentInput(db, userId, input.applicationId, errors)
    return submitApplication(db, platform, userId, { input: sent, key: input.idempotencyKey, errors })
  }),
  notYet: paired.notYet.handler(({ input: { applicationId: id }, errors, context: { db, userId } }) =>
    takeStep(db, userId, { id, step: 'notYet' }, errors),
  ),
  retry: paired.retry.handler(({ input, errors, context: { db, userId } }) =>
    retryApplication(db, userId, input.applicationId, errors),
  ),

  profiles: paired.profiles.handler(async ({ context: { db, userId } }) => {
    const profiles = await listProfiles(db, userId)
    return { profiles: profiles.map(({ id, profile_name: name, is_primary: isPrimary }) => ({ id, name, isPrimary })) }
  }),
  here: paired.here.handler(({ input, errors, context: { db, userId } }) => openHere(db, userId, input, errors)),
  keep: paired.keep.handler(async ({ input, errors, context: { db, platform, userId } }) => {
    const { applicationId, quote, reference, fields, idempotencyKey: key } = input
    const sent = await sentInput(db, userId, applicationId, errors)
    const seen = quote === null ? undefined : { quote, reference: reference || null, fields, isHere: true }
    return submitApplication(db, platform, userId, { input: sent, ...(seen && { seen }), key, errors })
  }),
  track: paired.track.handler(({ input, errors, context: { db, userId } }) => trackHere(db, userId, input.applicationId, errors)),
}

/** The application, as submit-job-application takes it. */
async function sentInput(db: Db, userId: string, applicationId: string, errors: { APPLICATION_NOT_FOUND(): Error }) {
  const row = await findRow(db, userId, applicationId)
  if (!row) throw errors.APPLICATION_NOT_FOUND()
  const { job_title, company, job_url, application_url } = row
  return { job_title, company, job_url, application_url, applicationId, resume_data: null, cover_letter_data: null }
}
