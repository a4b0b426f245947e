import { countApplications, findRow, listApplications } from '#features/applications/applying-store'
import { findAutomation } from '#features/applications/automation-store'
import { answerOpenForm } from '#features/applications/questions/open-form'
import { answerQuestions } from '#features/applications/questions/questions'
import { goOn, reportProgress, stopEverything } from '#features/applications/steps'
import { submitApplication } from '#features/applications/submit'
import { pairDevice } from '#features/auth/pair-device'
import { findUsage } from '#features/billing/quota'
import { removeKey } from '#platform/auth/key-store'
import { now } from '#platform/clock'
import { log } from '#platform/log'
import { networkKey } from '#platform/network'
import { paired, unpaired } from './procedures.ts'

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

  answer: paired.answer.handler(async ({ input, errors, context: { db, userId } }) => {
    const { goesOn } = await answerQuestions(db, userId, input, errors)
    return { goesOn }
  }),

  report: paired.report.handler(({ input: { applicationId: id, ...said }, errors, context: { db, userId } }) =>
    reportProgress(db, userId, { id, ...said }, errors),
  ),

  stop: paired.stop.handler(({ context: { db, userId } }) => stopEverything(db, userId)),
  goOn: paired.goOn.handler(({ context: { db, userId } }) => goOn(db, userId)),

  confirm: paired.confirm.handler(async ({ input, errors, context: { db, platform, userId } }) => {
    const { applicationId, quote, reference, fields, idempotencyKey: key } = input
    const row = await findRow(db, userId, applicationId)
    if (!row) throw errors.APPLICATION_NOT_FOUND()
    const { job_title, company, job_url, application_url } = row
    const sent = { job_title, company, job_url, application_url, applicationId, resume_data: null, cover_letter_data: null }
    return submitApplication(db, platform, userId, {
      input: sent,
      seen: { quote, reference: reference || null, fields },
      key,
      errors,
    })
  }),
}
