import { oc } from '@orpc/contract'
import { ANSWER_DOES_NOT_FIT } from '#answers/faults'
import { overview, submitAnswer } from '#applications/apply-schema'
import {
  confirmInput,
  extensionState,
  formAnswers,
  formInput,
  preparedValues,
  queue,
  stepReport,
  takeBackInput,
} from '#applications/extension-schema'
import {
  ALREADY_APPLIED,
  APPLICATION_NOT_FOUND,
  KEY_REUSED,
  STEP_NOT_POSSIBLE,
  STOPPED,
  TOO_MANY_SAVED_JOBS,
} from '#applications/faults'
import { formProfiles, hereAnswer, hereInput, keepInput } from '#applications/here-schema'
import { answered, answersInput } from '#applications/questions-schema'
import { application } from '#applications/schema'
import {
  automated,
  automateInput,
  nextUnattended,
  nextUnattendedInput,
  oneApplication,
  submittedInput,
} from '#applications/unattended/schema'
import { DEVICE_LIMIT_REACHED, PAIRING_CODE_INVALID, TOO_MANY_ATTEMPTS } from '#auth/faults'
import { LIMIT_REACHED } from '#billing/faults'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { pageRequest } from '#shared/page'
import { EXTENSION_PATH, paired, pairInput, unpaired } from './extension-schema.ts'

const call = (name: string) => oc.route({ method: 'POST', path: `${EXTENSION_PATH}/${name}` })

/** Everything that the extension calls, with its own key (decisions, Access). It is not part of the page's contract. */
export const extensionContract = {
  /** Needs the code of a signed-in page instead of a key. */
  pair: call('pair').input(pairInput).output(paired).errors({ PAIRING_CODE_INVALID, DEVICE_LIMIT_REACHED, TOO_MANY_ATTEMPTS }),
  /** Revokes the key that asks. */
  unpair: call('unpair').output(unpaired),
  state: call('state').output(extensionState),
  /** Approved applications whose form can be filled in now, the newest first. */
  queue: call('queue').input(pageRequest).output(queue),
  /** What each field of the open form gets; what stays open is asked under 'Needs you'. */
  form: call('form').input(formInput).output(formAnswers).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE }),
  /** For a form that the extension cannot fill: the person copies them. */
  prepared: call('prepared').input(oneApplication).output(preparedValues).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE }),
  /** Open questions of one or more forms, answered in the panel as under 'Needs you'. */
  answer: call('answer')
    .input(answersInput)
    .output(answered.pick({ goesOn: true }))
    .errors({ ANSWER_DOES_NOT_FIT, APPLICATION_NOT_FOUND }),
  /** 'filling' is asked for before a form is touched: while everything is stopped it is refused. */
  report: call('report').input(stepReport).output(application).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE, STOPPED }),
  /** The page's 'Stop everything': what is being filled becomes unconfirmed, and nothing starts until `go-on`. */
  stop: call('stop').output(overview.pick({ stoppedAt: true })),
  goOn: call('go-on').output(overview.pick({ stoppedAt: true })),
  /** Full automation of one platform, on or off. */
  automate: call('automate').input(automateInput).output(automated),
  /** What full automation may open now. A proposal of our own automation is approved by it, with its unit. */
  nextUnattended: call('next-alone').input(nextUnattendedInput).output(nextUnattended),
  /** Before a form is filled without a click: everything is asked once more. */
  beginUnattended: call('begin-alone')
    .input(oneApplication)
    .output(application)
    .errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE, STOPPED }),
  /** submit-job-application, on a confirmation that was seen. */
  confirm: call('confirm').input(confirmInput).output(submitAnswer).errors({ APPLICATION_NOT_FOUND, KEY_REUSED }),
  /** The employer's page has taken back what `confirm` reported: a correction is appended to the receipt (APPLY-045). */
  takeBack: call('take-back').input(takeBackInput).output(application).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE }),
  /** The page's 'I submitted it', 'Not yet' and 'Retry', of the panel. */
  submitted: call('submitted')
    .input(submittedInput)
    .output(submitAnswer)
    .errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE, KEY_REUSED }),
  notYet: call('not-yet').input(oneApplication).output(application).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE }),
  retry: call('retry')
    .input(oneApplication)
    .output(application)
    .errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE, LIMIT_REACHED }),

  /** Whose values 'Fill this form' can take. */
  profiles: call('profiles').output(formProfiles),
  /** 'Fill this form' on any page: the job becomes a saved one, unless it is known. No unit is taken (APPLY-062). */
  here: call('here')
    .input(hereInput)
    .output(hereAnswer)
    .errors({ PROFILE_NOT_FOUND, ALREADY_APPLIED, STOPPED, TOO_MANY_SAVED_JOBS }),
  /** submit-job-application for such a form, on a confirmation that was seen or on the person's word. It takes a unit, or is refused. */
  keep: call('keep').input(keepInput).output(submitAnswer).errors({ APPLICATION_NOT_FOUND, KEY_REUSED }),
  /** The person's click after a refusal: typed into the tracker, which changes no count of a limit (APPLY-062). */
  track: call('track').input(oneApplication).output(application).errors({ APPLICATION_NOT_FOUND, STEP_NOT_POSSIBLE }),
}
