import { type Progress, SIMILAR_DAYS, type Status } from './constants.ts'

const DAY_MS = 86_400_000

/**
 * What can happen to an application. `propose` puts a job into the queue for review; `fill`, `ask`, `unconfirm`, `fail`, `confirm`,
 * `confirmHere` and `takeBack` are reported by what fills the form; `record` is an application that the person made elsewhere and typed in, and the `mark` steps are what
 * the person says became of a sent one.
 */
export const STEPS = [
  'save',
  'propose',
  'approve',
  'open',
  'notYet',
  'fill',
  'ask',
  'unconfirm',
  'fail',
  'confirm',
  'confirmHere',
  'takeBack',
  'retry',
  'skip',
  'withdraw',
  'stop',
  'submit',
  'record',
  'markApplied',
  'markUnderReview',
  'markInterview',
  'markOffer',
  'markRejected',
] as const
export type Step = (typeof STEPS)[number]

/** When a sent application reached each stage; null: never, or taken back since. Analytics counts these, not the whole history. */
export type Milestones = Record<'answeredAt' | 'interviewedAt' | 'offeredAt' | 'decidedAt', Date | null>
const NOT_REACHED: Milestones = { answeredAt: null, interviewedAt: null, offeredAt: null, decidedAt: null }

export type State = Milestones & {
  status: Status
  progress: Progress | null
  approvedAt: Date | null
  openedAt: Date | null
  appliedAt: Date | null
}

/** Where an application begins that has no row yet. */
export const UNKEPT: State = {
  ...{ status: 'saved', progress: null, approvedAt: null, openedAt: null, appliedAt: null },
  ...NOT_REACHED,
}

/**
 * Where an application stands: an approved one by its progress. `proposed`: automation or a program put it into the queue and nobody has
 * approved it; `dropped`: skipped or withdrawn before it was sent.
 */
type Place = 'saved' | 'proposed' | 'dropped' | 'sent' | 'withdrawn' | Exclude<Progress, 'confirmed' | 'skipped'>

type Moment = Date | string | null
/** What the place depends on, as the server or as a screen has it. */
export type Standing = Pick<State, 'status' | 'progress'> & { approvedAt: Moment; appliedAt: Moment }

export function placeOf({ status, progress, approvedAt, appliedAt }: Standing): Place {
  if (status === 'saved') return 'saved'
  if (status === 'withdrawn') return appliedAt ? 'withdrawn' : 'dropped'
  if (status !== 'queued') return 'sent'
  if (!approvedAt) return 'proposed'
  return progress === null || progress === 'confirmed' || progress === 'skipped' ? 'ready' : progress
}

type Target = Pick<State, 'status' | 'progress'>
const queued = (progress: Progress): Target => ({ status: 'queued', progress })
const to = (target: Target, ...places: Place[]): Partial<Record<Place, Target>> =>
  Object.fromEntries(places.map((place) => [place, target]))

const SKIPPED: Target = { status: 'withdrawn', progress: 'skipped' }
const WITHDRAWN: Target = { status: 'withdrawn', progress: null }
const APPLIED: Target = { status: 'applied', progress: null }
const CONFIRMED: Target = { status: 'applied', progress: 'confirmed' }
/** The outcome of a sent application, which the person can correct at any time. */
const outcome = (status: Status) => to({ status, progress: null }, 'sent', 'withdrawn')
/** Approved, and no form is being filled at this moment. */
const WAITING = ['preparing', 'ready', 'needs-you'] as const

/** Every change that is allowed (decisions, Applying). While a form is being filled only its outcome or 'Stop everything' changes it. */
const MOVES: Record<Step, Partial<Record<Place, Target>>> = {
  save: to({ status: 'saved', progress: null }, 'dropped'),
  // What the person dropped is not put before them again.
  propose: to({ status: 'queued', progress: null }, 'saved'),
  approve: to(queued('ready'), 'saved', 'proposed', 'dropped', 'failed'),
  // Looking at the employer's page does not tell whether an unconfirmed sending arrived.
  open: { ...to(queued('needs-you'), ...WAITING), ...to(queued('unconfirmed'), 'unconfirmed') },
  notYet: to(queued('needs-you'), 'needs-you', 'unconfirmed'),
  // In review the person answers what is open while the form is being filled.
  fill: to(queued('filling'), 'ready', 'needs-you'),
  // The form wants something that only the person can give, and nothing was sent.
  ask: to(queued('needs-you'), ...WAITING, 'filling'),
  // A form with an open question may still have been sent.
  unconfirm: to(queued('unconfirmed'), 'filling', 'needs-you'),
  // What may have arrived is never called failed.
  fail: to(queued('failed'), ...WAITING, 'filling'),
  // The employer's page has said that it arrived: only an approved application can be filled and sent.
  confirm: to(CONFIRMED, ...WAITING, 'filling', 'unconfirmed', 'failed'),
  // The same for a form that the person had opened and filled from there: that click is the approval.
  confirmHere: to(CONFIRMED, 'saved', 'proposed', 'dropped'),
  // The employer's page says after its confirmation that it has nothing.
  takeBack: to(queued('unconfirmed'), 'sent'),
  retry: to(queued('ready'), 'failed'),
  skip: to(SKIPPED, 'proposed', ...WAITING, 'unconfirmed', 'failed'),
  withdraw: to(WITHDRAWN, 'proposed', ...WAITING, 'unconfirmed', 'failed', 'sent'),
  stop: to(queued('unconfirmed'), 'filling'),
  submit: to(APPLIED, 'saved', 'proposed', ...WAITING, 'filling', 'unconfirmed', 'failed', 'dropped'),
  record: to(APPLIED, 'saved', 'proposed', 'dropped'),
  markApplied: outcome('applied'),
  markUnderReview: outcome('under-review'),
  markInterview: outcome('interview'),
  markOffer: outcome('offer'),
  markRejected: outcome('rejected'),
}

/** Only what a page has confirmed can a page take back; the person's word and the employer's answer stay. */
const isPageConfirmed = ({ status, progress }: State) => status === 'applied' && progress === 'confirmed'

/** A status takes back the stages after it, so a move by mistake does not count. A rejection keeps the stages reached before it. */
function reach({ answeredAt, interviewedAt, offeredAt, decidedAt }: Milestones, status: Status, at: Date): Milestones {
  const answered = { ...NOT_REACHED, answeredAt: answeredAt ?? at }
  if (status === 'under-review') return answered
  if (status === 'interview') return { ...answered, interviewedAt: interviewedAt ?? at }
  if (status === 'offer') return { ...answered, interviewedAt, offeredAt: offeredAt ?? at, decidedAt: decidedAt ?? at }
  if (status === 'rejected') return { ...answered, interviewedAt, offeredAt, decidedAt: decidedAt ?? at }
  return status === 'withdrawn' ? { answeredAt, interviewedAt, offeredAt, decidedAt } : NOT_REACHED
}

/** The state after a step, and nothing else of the row; null: the step is not possible here. For `record`, `now` is when it was sent. */
export function afterStep(state: State, step: Step, now: Date): State | null {
  const place = placeOf(state)
  const target = MOVES[step][place]
  if (!target || (step === 'takeBack' && !isPageConfirmed(state))) return null
  const { approvedAt, openedAt, appliedAt } = state
  const reached = target.status === state.status ? state : reach(state, target.status, now)
  const { answeredAt, interviewedAt, offeredAt, decidedAt } = reached
  const next: State = { ...target, approvedAt, openedAt, appliedAt, answeredAt, interviewedAt, offeredAt, decidedAt }
  if (step === 'takeBack') return { ...next, appliedAt: null }
  // A sent application keeps how it was confirmed.
  if (place === 'sent' || place === 'withdrawn') next.progress = state.progress
  if (step === 'approve') return { ...next, approvedAt: now, openedAt: null }
  // The approved application was dropped since, so its approval does not count when it is queued again.
  if (step === 'save' || step === 'propose') return { ...next, approvedAt: null, openedAt: null }
  if (step === 'open') return { ...next, openedAt: now }
  if (step === 'confirmHere') return { ...next, approvedAt: approvedAt ?? now, appliedAt: now }
  if (step === 'submit' || step === 'confirm' || step === 'record') return { ...next, appliedAt: now }
  return next
}

const STEP_TO: Readonly<Record<Status, Step>> = {
  saved: 'save',
  queued: 'approve',
  applied: 'markApplied',
  'under-review': 'markUnderReview',
  interview: 'markInterview',
  offer: 'markOffer',
  rejected: 'markRejected',
  withdrawn: 'withdraw',
}

/**
 * The step by which the person moves an application to a status; null: there is none from here. `approve` needs a review, and `submit` is
 * the person's word 'I submitted it': both have their own calls.
 */
export function stepTo(state: Standing, status: Status): Step | null {
  if (state.status === status) return null
  const place = placeOf(state)
  const steps: Step[] = status === 'applied' ? ['markApplied', 'submit'] : [STEP_TO[status]]
  return steps.find((step) => MOVES[step][place]) ?? null
}

type Change = { from: Target; to: Target; at: Date }

/** What undoing the last change leads back to; null: it has changed since, or it was an approval or a sending, which has its own way back. */
export function afterUndo(state: State, { from, to, at }: Change, now: Date): State | null {
  if (state.status !== to.status || state.progress !== to.progress || state.status === 'queued') return null
  // What was dropped and then sent would be called a sent application that was withdrawn.
  if (state.appliedAt?.getTime() === at.getTime()) return null
  const before = { ...state, ...from, ...(from.status !== state.status && reach(state, from.status, now)) }
  return isSent(before) === isSent(state) ? before : null
}

/** Steps that give a reserved unit back; a final one stays final (APPLY-045, APPLY-046). */
export const releasesUnit = (step: Step) => step === 'fail' || step === 'skip' || step === 'withdraw'

export const NEEDS_YOU: readonly Progress[] = ['needs-you', 'unconfirmed']

/** What duplicates are compared by; empty keys are equal to nothing. */
export type JobKeys = { jobId: string; address: string; sameJob: string }
export type KnownApplication = JobKeys & { id: string } & Omit<State, 'openedAt' | keyof Milestones>

export const isSameJob = (one: JobKeys, other: JobKeys) =>
  one.jobId === other.jobId || (one.address !== '' && one.address === other.address)

/** It was approved and holds a unit: sending it is never refused by a limit. */
export const isReserved = (known: Standing) => [...WAITING, 'filling', 'unconfirmed'].includes(placeOf(known))
/** Nobody has approved it, or it was dropped: nothing of it goes out. */
export const isUnapproved = (known: Standing) => ['saved', 'proposed', 'dropped'].includes(placeOf(known))
export const isSent = (known: Standing) => ['sent', 'withdrawn'].includes(placeOf(known))
/** A second application for its job is a duplicate. */
const blocks = (known: KnownApplication) => isReserved(known) || isSent(known)

export type Earlier = { kind: 'same' | 'similar'; applicationId: string; at: Date }

/** The earlier application that refuses ('same') or warns about ('similar') an approval of this job (APPLY-040, APPLY-058). */
export function findEarlier(job: JobKeys, known: readonly KnownApplication[], now: Date): Earlier | null {
  const dated = known.flatMap((one) => {
    const at = one.appliedAt ?? one.approvedAt
    return at && blocks(one) ? [{ ...one, at }] : []
  })
  const same = dated.find((one) => isSameJob(one, job))
  if (same) return { kind: 'same', applicationId: same.id, at: same.at }
  const since = now.getTime() - SIMILAR_DAYS * DAY_MS
  const similar = dated
    .filter((one) => job.sameJob !== '' && one.sameJob === job.sameJob && one.at.getTime() >= since)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0]
  return similar ? { kind: 'similar', applicationId: similar.id, at: similar.at } : null
}

/** The row that an application for this job continues: one that is approved, else the one of the same id, else of the same address. */
export function findOwnRow<K extends KnownApplication>(job: JobKeys, known: readonly K[]): K | undefined {
  const same = known.filter((one) => isSameJob(one, job))
  return same.find((one) => blocks(one)) ?? same.find((one) => one.jobId === job.jobId) ?? same[0]
}
