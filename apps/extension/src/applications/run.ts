import { FIELD_KINDS } from '@jobapply/core/answers/keys/field-keys'
import { MAX_FIELDS, MAX_FORM_PAGES, MAX_READ_FIELDS } from '@jobapply/core/applications/constants'
import { decidedField } from '@jobapply/core/applications/open-form-schema'
import { preparedField } from '@jobapply/core/applications/schema'
import { questionOption } from '@jobapply/core/jobs/form'
import { z } from 'zod'
import type { SubmitOutcome } from '#applications/forms/outcome/outcome'
import { whyNotSend } from './unattended-rule.ts'

/** So many options of one field are offered in the panel; longer lists are filled in the page. */
export const SHOWN_OPTIONS = 60

/** A field of the open form: what it gets, and what the page shows. */
const runField = decidedField.extend({
  kind: z.enum(FIELD_KINDS),
  label: z.string(),
  required: z.boolean(),
  /** Nobody sees it. */
  isConcealed: z.boolean(),
  choices: z.array(questionOption).max(SHOWN_OPTIONS),
  /** What the page shows now, in words; empty: nothing. */
  shown: z.string(),
  /** 'held': inserted and read back; 'lost': inserted, but the page did not keep it. */
  state: z.enum(['untouched', 'held', 'lost']),
})
export type RunField = z.output<typeof runField>

/** The page when the form's button was pressed. */
export const pressedPage = z.object({
  address: z.string().max(4_000),
  names: z.array(z.string().max(200)).max(MAX_READ_FIELDS),
  errors: z.array(z.string().max(500)).max(20),
  claims: z.array(z.string().max(500)).max(20),
  isMarked: z.boolean(),
})
export type PressedPage = z.output<typeof pressedPage>

/** What the form's button does; 'unknown': only the person presses it. */
export const WAYS = ['next', 'submit', 'unknown'] as const

const PHASES = [
  /** The employer's page is being opened or read. */
  'opening',
  /** It shows no form: the person signs in, or opens it. */
  'waiting',
  'review',
  'filling',
  /** The form's button was pressed. */
  'sending',
  'confirmed',
  'unconfirmed',
  'failed',
  /** The person's own word: submitted, or not yet. */
  'said',
  'unsent',
  /** Ended before anything was filled, or left by the person. */
  'ended',
] as const

/** One application, as far as the extension has come with it. It is stored after every event: the browser stops the worker at any time. */
export const run = z.object({
  id: z.guid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  address: z.string(),
  phase: z.enum(PHASES),
  /** Tells one try from the next: what a page has taken back may be sent and confirmed again. */
  startedAt: z.number(),
  tab: z.number().nullable(),
  /** The frame that holds the form. */
  frame: z.number(),
  page: z.int().min(0).max(MAX_FORM_PAGES),
  /** The fields of the page that was left: the next one has others. */
  left: z.array(z.string()).max(MAX_READ_FIELDS),
  system: z.string(),
  /** Which one of those that wait, when several do. */
  place: z.object({ number: z.int(), of: z.int() }).nullable(),
  /** Full automation: nobody has clicked for it. */
  isAlone: z.boolean(),
  /** 'Fill this form': the person had opened the page, and nothing is reserved for it. */
  isHere: z.boolean(),
  /** Why the server did not keep it: no unit is left. */
  unkept: z.array(z.string()),
  /** The page asks whether it is a person. */
  hasCheck: z.boolean(),
  way: z.enum(WAYS),
  fields: z.array(runField).max(MAX_READ_FIELDS),
  files: z.array(z.object({ kind: z.enum(['resume', 'letter']), name: z.string() })),
  accepted: z.array(z.string()),
  /** File fields for which the person pressed Attach. */
  attached: z.array(z.string()),
  /** The server knows that this form is being filled: every end is reported. */
  isTouched: z.boolean(),
  before: pressedPage.nullable(),
  /** What was given, page by page. */
  sent: z.array(preparedField).max(MAX_FIELDS),
  /** The page's own words, or ours when something was not possible. */
  messages: z.array(z.string()),
  quote: z.string(),
})
export type Run = z.output<typeof run>

export type RunEvent =
  | { type: 'opened'; tab: number }
  | ({ type: 'read' } & Pick<Run, 'frame' | 'system' | 'way' | 'hasCheck' | 'fields' | 'files'>)
  | { type: 'no-form' }
  | { type: 'accept'; id: string }
  | { type: 'attach'; id: string }
  /** The server agreed that the form is filled. */
  | { type: 'begun' }
  | { type: 'fill' }
  | { type: 'filled'; held: readonly string[]; lost: readonly string[] }
  | { type: 'next'; before: PressedPage }
  | { type: 'submit'; before: PressedPage }
  /** The person pressed the page's own button. */
  | { type: 'pressed'; before: PressedPage }
  | { type: 'outcome'; outcome: SubmitOutcome }
  | { type: 'told'; message: string }
  | { type: 'timeout' }
  | { type: 'gone' }
  | { type: 'stop' }
  | { type: 'leave' }
  /** Full automation leaves the form to the person. */
  | { type: 'hand-over'; reason: string }
  /** 'I submitted it' and 'Not yet'. */
  | { type: 'said' }
  | { type: 'not-yet' }

type Job = Pick<Run, 'id' | 'title' | 'company' | 'location' | 'address'> &
  Partial<Pick<Run, 'place' | 'isAlone' | 'isHere' | 'startedAt' | 'tab'>>
export const newRun = (job: Job): Run => ({
  ...{ place: null, isAlone: false, isHere: false, startedAt: 0, tab: null, ...job },
  ...{
    phase: 'opening',
    frame: 0,
    page: 0,
    left: [],
    system: '',
    hasCheck: false,
    way: 'unknown',
    fields: [],
    files: [],
    accepted: [],
    attached: [],
  },
  ...{ isTouched: false, before: null, sent: [], messages: [], quote: '', unkept: [] },
})

const ENDS: readonly Run['phase'][] = ['confirmed', 'unconfirmed', 'failed', 'said', 'unsent', 'ended']
export const isOver = ({ phase }: Pick<Run, 'phase'>) => ENDS.includes(phase)

/** The place of the next application, beside the last one: `waiting` are those in the queue, itself among them. */
export function nextPlace(last: Pick<Run, 'place'> | undefined, waiting: number): NonNullable<Run['place']> {
  const done = last?.place && last.place.number < last.place.of ? last.place.number : 0
  return { number: done + 1, of: done + Math.max(waiting, 1) }
}

const isVisible = ({ decision }: RunField) => decision !== 'leave'
/** A required field that shows nothing. */
export const isOpen = (field: RunField) => field.required && field.shown === '' && isVisible(field)
export const canSend = ({ phase, fields }: Run) => phase === 'review' && fields.length > 0 && !fields.some(isOpen)

/** Without a click of the person everything required must be certain, and nothing else leads on. */
const mayPress = (run: Run) => canSend(run) && (!run.isAlone || whyNotSend(run) === null)

/** The run after an event; null: the event means nothing here. */
export function afterEvent(run: Run, event: RunEvent): Run | null {
  const { phase } = run
  if (event.type === 'said')
    return ['waiting', 'review', 'unconfirmed'].includes(phase) ? { ...run, phase: 'said', isTouched: true } : null
  if (event.type === 'not-yet') return phase === 'unconfirmed' ? { ...run, phase: 'unsent' } : null
  if (isOver(run)) return null
  switch (event.type) {
    case 'opened':
      return phase === 'opening' ? { ...run, tab: event.tab } : null
    case 'no-form':
      return phase === 'opening' || phase === 'waiting' || phase === 'review' ? { ...run, phase: 'waiting', fields: [] } : null
    case 'read':
      return ['opening', 'waiting', 'review'].includes(phase) ? afterReading(run, event) : null
    case 'accept':
      return phase === 'review' ? { ...run, accepted: [...new Set([...run.accepted, event.id])] } : null
    case 'attach':
      return phase === 'review' ? { ...run, attached: [...new Set([...run.attached, event.id])] } : null
    case 'begun':
      return { ...run, isTouched: true }
    case 'fill':
      return phase === 'review' && run.isTouched ? { ...run, phase: 'filling', messages: [] } : null
    case 'filled':
      return phase === 'filling'
        ? { ...run, phase: 'review', fields: run.fields.map((field) => afterFilling(field, event)) }
        : null
    case 'next':
      if (!mayPress(run) || run.way !== 'next' || run.page >= MAX_FORM_PAGES) return null
      return {
        ...pressed(run, event.before),
        phase: 'opening',
        page: run.page + 1,
        left: run.fields.flatMap(({ id, isConcealed }) => (isConcealed ? [] : id)),
        fields: [],
      }
    case 'submit':
      return mayPress(run) && run.way === 'submit' ? { ...pressed(run, event.before), phase: 'sending' } : null
    case 'pressed':
      return phase === 'review' || phase === 'filling' ? { ...pressed(run, event.before), phase: 'sending' } : null
    case 'outcome':
      return afterOutcome(run, event.outcome)
    case 'told':
      return { ...run, messages: [event.message] }
    case 'timeout':
      return phase === 'sending' ? { ...run, phase: 'unconfirmed' } : null
    case 'gone':
    case 'stop':
      return { ...run, phase: run.isTouched ? 'unconfirmed' : 'ended' }
    case 'leave':
      return phase === 'sending' || phase === 'filling' ? null : { ...run, phase: 'ended' }
    case 'hand-over':
      if (!run.isAlone || phase === 'sending' || phase === 'filling') return null
      return { ...run, phase: 'ended', messages: [event.reason.slice(0, 500)] }
  }
}

const pressed = (run: Run, before: PressedPage): Run => ({
  ...run,
  ...{ isTouched: true, before, sent: givenSoFar(run), messages: [] },
})

function afterReading(run: Run, { frame, system, way, hasCheck, fields, files }: Extract<RunEvent, { type: 'read' }>): Run {
  const before = new Map(run.fields.map((field) => [field.id, field]))
  return {
    ...run,
    ...{ phase: 'review', frame, system, way, hasCheck, files, left: [] },
    fields: fields.map((field) => ({ ...field, state: stateOf(field, before.get(field.id)) })),
  }
}

/** What was read back and is empty now was taken away again; what says something else now was changed by the person. */
function stateOf({ shown, state }: RunField, before: RunField | undefined): RunField['state'] {
  if (before?.state !== 'held') return before?.state ?? state
  if (shown === '') return 'lost'
  return before.shown === '' || before.shown === shown ? 'held' : 'untouched'
}

function afterFilling(field: RunField, { held, lost }: Extract<RunEvent, { type: 'filled' }>): RunField {
  // What the page shows of it is read next.
  if (held.includes(field.id)) return { ...field, state: 'held', shown: '' }
  return lost.includes(field.id) ? { ...field, state: 'lost' } : field
}

/** Only strong signs confirm; a confirmation also counts when nobody saw the button being pressed. */
function afterOutcome(run: Run, outcome: SubmitOutcome): Run | null {
  if (outcome.state === 'confirmed')
    return run.isTouched ? { ...run, phase: 'confirmed', quote: outcome.sign.slice(0, 500), messages: [] } : null
  if (run.phase !== 'sending' || outcome.state === 'unconfirmed') return null
  const { messages } = outcome
  return outcome.state === 'failed' ? { ...run, phase: 'failed', messages } : { ...run, messages }
}

/** What the form held, with where it came from; what the person typed into the page is the person's own. */
function givenSoFar({ sent, fields }: Run): Run['sent'] {
  const visible = fields.filter(isVisible)
  // A step that is closed now is in the page still: what was given there stays.
  const ids = new Set(visible.map(({ id }) => id))
  const given = visible.map(({ field, shown, state }): Run['sent'][number] => {
    if (shown === '') return { ...field, value: '', origin: 'empty', source: 'left empty', answerId: null }
    if (state === 'held' || shown === field.value) return { ...field, value: shown }
    return { ...field, value: shown, origin: 'you', source: 'you, on the page', answerId: null }
  })
  return [...sent.filter(({ questionId }) => !ids.has(questionId ?? '')), ...given].slice(0, MAX_FIELDS)
}

/** The run when the employer's page has taken its confirmation back: now it is the person's word that counts. */
export const afterTakeBack = (run: Run | undefined, applicationId: string, quote: string): Run | null =>
  run?.id === applicationId && run.phase === 'confirmed' ? { ...run, phase: 'unconfirmed', messages: [quote] } : null
