import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ANSWER_DOES_NOT_FIT } from '#answers/faults'
import { LIMIT_REACHED, TRIAL_EXPIRED } from '#billing/faults'
import { DOCUMENT_NOT_FOUND } from '#documents/faults'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { pageOf } from '#shared/page'
import {
  applicationMark,
  approval,
  approveInput,
  listInput,
  overview,
  reportInput,
  submitAnswer,
  submitInput,
} from './apply-schema.ts'
import { automationContract } from './automation-contract.ts'
import { MAX_SAVED_AT_ONCE } from './constants.ts'
import { APPLICATION_NOT_FOUND, KEY_REUSED, STEP_NOT_POSSIBLE, STOPPED, TOO_MANY_SAVED_JOBS } from './faults.ts'
import { answered, answersInput, answerUse, needsYou } from './questions-schema.ts'
import { receiptsContract } from './receipts-contract.ts'
import { reviewContract } from './review-contract.ts'
import { application, applicationDetails, keptJob, savedRequest } from './schema.ts'
import { trackerContract } from './tracker-contract.ts'

const jobId = z.string().max(400)
const one = z.object({ id: z.guid() })
const stepping = oc.output(application).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE })
const step = stepping.input(one)
const stopState = overview.pick({ stoppedAt: true })

export const applicationsContract = {
  receipts: receiptsContract,
  ...reviewContract,
  saved: {
    /** The newest first; with a text those whose title, company or place has it. */
    list: oc.input(savedRequest).output(pageOf(application)),
    /** The ids of all saved jobs, MAX_SAVED_JOBS at most: what marks jobs in a list needs no more. */
    ids: oc.output(z.array(jobId)),
    /** Saving one twice is saving it once; answers those that were not kept before. */
    add: oc
      .input(z.object({ profileId: z.guid().nullable(), jobs: z.array(keptJob).min(1).max(MAX_SAVED_AT_ONCE) }))
      .output(z.object({ added: z.array(application) }))
      .errors({ TOO_MANY_SAVED_JOBS }),
    /** Only what is saved and nothing more goes; answers whether it was there. */
    remove: oc.input(z.object({ jobId })).output(z.object({ removed: z.boolean() })),
  },
  /** The jobs that are queued or applied to, the newest MAX_MARKS; skipped ones can be chosen again and are not among them. */
  marks: oc.output(z.array(applicationMark)),
  /** The newest first. */
  list: oc.input(listInput).output(pageOf(application)),
  overview: oc.output(overview),
  get: oc.input(one).output(applicationDetails).errors({ APPLICATION_NOT_FOUND }),
  /** Reserves a unit for each job that is neither a duplicate nor over the limit. The header Idempotency-Key works as well as the field. */
  approve: oc
    .input(approveInput)
    .output(approval)
    .errors({ PROFILE_NOT_FOUND, DOCUMENT_NOT_FOUND, ANSWER_DOES_NOT_FIT, TRIAL_EXPIRED, KEY_REUSED }),
  /** The application has been sent: 'I submitted it'. A limit or a duplicate is answered, not thrown. */
  submit: oc
    .route({ method: 'POST', path: '/functions/v1/submit-job-application' })
    .input(submitInput)
    .output(submitAnswer)
    .errors({ KEY_REUSED }),
  /** The employer's page has been opened for it: it waits in 'Needs you'. */
  open: step,
  notYet: step,
  skip: step,
  withdraw: step,
  /** What failed is ready again, with a new unit. */
  retry: step.errors({ LIMIT_REACHED }),
  /** 'filling' is asked for before a form is touched: while everything is stopped it is refused. */
  report: stepping.input(reportInput).errors({ STOPPED }),
  remove: oc
    .input(one)
    .output(z.object({ removed: z.boolean() }))
    .errors({ STEP_NOT_POSSIBLE }),
  /** What only the person can answer, equal questions once. */
  questions: oc.output(needsYou),
  /** Into every form that the answer serves; all of it, or nothing. */
  answer: oc.input(answersInput).output(answered).errors({ ANSWER_DOES_NOT_FIT, APPLICATION_NOT_FOUND }),
  /** Where a saved answer went, the newest first. */
  answerUses: oc.input(z.object({ answerId: z.guid() })).output(z.array(answerUse)),
  automation: automationContract,
  tracker: trackerContract,
  /** Stop everything: what is being filled becomes unconfirmed, and nothing starts until `goOn`. */
  stop: oc.output(stopState),
  goOn: oc.output(stopState),
}
