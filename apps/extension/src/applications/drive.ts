import type { FormAnswers, formInput } from '@jobapply/core/applications/extension-schema'
import type { z } from 'zod'
import type { SubmitOutcome } from '#applications/forms/outcome/outcome'
import { newWatch, type Watch } from './after-confirmation.ts'
import { actionsOf, meanwhile } from './fill-steps.ts'
import type { Action } from './forms/plan.ts'
import { afterEvent, isOver, newRun, type PressedPage, type Run, type RunEvent, type RunField, SHOWN_OPTIONS } from './run.ts'
import type { FrameReading, FrameRequest, SentFile } from './wires.ts'

/** What an application needs of the browser and of the server. */
export type Desk = {
  now(): number
  sleep(milliseconds: number): Promise<void>
  readRun(): Promise<Run | undefined>
  /** Stores what `step` makes of the run, with the report of its end. One change at a time; null: nothing changes. */
  changeRun(step: (run: Run | undefined) => Run | null): Promise<Run | undefined>
  /** Sends the reports that wait; those that the server cannot take now are tried again later. */
  sendReports(): Promise<void>
  /** Full automation leaves this application to the person, and does not open it again. */
  setAside(applicationId: string, reason: string): Promise<void>
  /** Looks at the page for a while longer: it may take its confirmation back. */
  keepWatching(watch: Watch): Promise<void>
  server: {
    /** Fails with NotPossible when the application is not one to be filled any more. */
    form(input: z.input<typeof formInput>): Promise<FormAnswers>
    /** Whether the form may be filled now; `isAlone`: without a click of the person. */
    beginFilling(applicationId: string, isAlone: boolean): Promise<'begun' | 'stopped' | 'refused'>
    isStopped(): Promise<boolean>
    file(applicationId: string, kind: 'resume' | 'letter'): Promise<Pick<SentFile, 'base64'>>
  }
  page: {
    /** In front of the person, or beside what they do. */
    open(address: string, isInFront: boolean): Promise<number>
    close(tab: number): Promise<void>
    isLoading(tab: number): Promise<boolean>
    /** What each frame that we may read shows. */
    frames(tab: number): Promise<{ frame: number; reading: FrameReading }[]>
    ask(tab: number, frame: number, request: FrameRequest): Promise<unknown>
    outcome(tab: number, frame: number, before: PressedPage): Promise<SubmitOutcome>
    /** What the page says against the application that it has confirmed. */
    against(tab: number, frame: number, before: PressedPage): Promise<unknown>
    stop(tab: number): Promise<void>
  }
}

export class NotPossible extends Error {}

/** Tries count when the page has loaded; one that never stops loading is given up all the same. */
const FORM_TRIES = { count: 24, everyMs: 500, mostMs: 90_000 }
/** Scripts may empty a field again some seconds later. */
const READ_BACK_MS = 2_500
const LOOK_MS = 500
const OUTCOME_MS = 60_000
const CHECK_MS = 300_000
const REFUSED = 'This application can no longer be filled. Look at it under Auto Apply.'
const AWAY = 'The server could not be reached. Nothing was changed; try again.'

export async function happen(desk: Desk, event: RunEvent): Promise<Run | undefined> {
  const after = await desk.changeRun((run) => (run ? afterEvent(run, event) : null))
  if (after && isOver(after)) await desk.sendReports()
  const watch = after?.phase === 'confirmed' ? newWatch(after, desk.now()) : null
  if (watch) await desk.keepWatching(watch)
  return after
}

/** Opens the form of an approved application; one at a time. */
export async function startRun(desk: Desk, job: Parameters<typeof newRun>[0]): Promise<void> {
  const run = await desk.changeRun((current) => (current && !isOver(current) ? null : newRun({ ...job, startedAt: desk.now() })))
  if (run?.id !== job.id || run.phase !== 'opening') return
  await happen(desk, { type: 'opened', tab: await desk.page.open(job.address, !run.isAlone) })
  await readOpenForm(desk)
}

/** Reads the form, asks the server what each field gets, and shows it. */
export async function readOpenForm(desk: Desk): Promise<void> {
  const run = await desk.readRun()
  if (!run || isOver(run) || run.tab === null) return
  const found = await findForm(desk, run, run.tab)
  if (found === 'confirmed') return
  if (!found) return void (await happen(desk, { type: 'no-form' }))
  const { frame, reading } = found
  try {
    const { fields, files } = await desk.server.form({
      applicationId: run.id,
      page: run.page,
      fields: reading.fields.map(({ shown, ...field }) => ({ ...field, isAnswered: shown !== '' })),
      accepted: run.accepted,
    })
    const decided = new Map(fields.map((field) => [field.id, field]))
    const shown = reading.fields.flatMap((field): RunField[] => {
      const decision = decided.get(field.id)
      const { kind, label, required, isConcealed, shown: says } = field
      const choices = field.options.slice(0, SHOWN_OPTIONS)
      return decision ? [{ ...decision, kind, label, required, isConcealed, choices, shown: says, state: 'untouched' }] : []
    })
    const { system, way, hasCheck } = reading
    await happen(desk, { type: 'read', frame, system, way, hasCheck, fields: shown, files })
    if (isPageLeft(run, reading))
      await happen(desk, { type: 'told', message: reading.errors.join(' ').slice(0, 500) || 'Their page did not go on.' })
  } catch (error) {
    await happen(desk, { type: 'told', message: error instanceof NotPossible ? REFUSED : AWAY })
  }
}

type Found = { frame: number; reading: FrameReading }

/** Forms are drawn after the page has loaded: it is looked for until it stays the same. */
async function findForm(desk: Desk, run: Run, tab: number): Promise<Found | 'confirmed' | undefined> {
  const { count, everyMs, mostMs } = FORM_TRIES
  const deadline = desk.now() + mostMs
  let before = ''
  let tries = 1
  while (tries <= count && desk.now() < deadline) {
    const frames = await desk.page.frames(tab).catch(() => [])
    if (run.isTouched && run.before && (await isConfirmed(desk, run, tab, run.before))) return 'confirmed'
    const best = frames.toSorted((one, other) => visible(other.reading) - visible(one.reading))[0]
    const signature = best ? `${best.frame} ${namesOf(best.reading)}` : ''
    const isSettled = best && visible(best.reading) > 0 && signature === before
    // After 'Next page' the old one may still be there for a moment.
    const isLast = tries === count || desk.now() + everyMs >= deadline
    const isRefused = (best?.reading.errors.length ?? 0) > (run.before?.errors.length ?? 0)
    if (isSettled && (isLast || isRefused || !isPageLeft(run, best.reading))) return isSignIn(best.reading) ? undefined : best
    before = signature
    const now = await desk.readRun()
    if (!now || isOver(now)) return undefined
    await desk.sleep(everyMs)
    if (!(await desk.page.isLoading(tab).catch(() => false))) tries++
  }
  return undefined
}
/** A password beside a name or two; a whole form may also offer an account. */
const isSignIn = (reading: FrameReading) => reading.asksToSignIn && visible(reading) <= 3
const namesOf = ({ fields }: FrameReading) => fields.map(({ id }) => id).join('|')
const isPageLeft = ({ left }: Run, reading: FrameReading) => left.length > 0 && left.join('|') === namesOf(reading)
const visible = ({ fields }: FrameReading) => fields.filter(({ isConcealed }) => !isConcealed).length

async function isConfirmed(desk: Desk, run: Run, tab: number, before: PressedPage): Promise<boolean> {
  const outcome = await outcomeOf(desk, run, tab, before)
  if (outcome.state !== 'confirmed') return false
  return (await happen(desk, { type: 'outcome', outcome }))?.phase === 'confirmed'
}

/** The server is asked once, before the form is touched: while everything is stopped it refuses. */
async function begin(desk: Desk): Promise<boolean> {
  const run = await desk.readRun()
  if (!run || isOver(run)) return false
  if (run.isTouched) return !(await hasStopped(desk))
  const answer = await desk.server.beginFilling(run.id, run.isAlone).catch(() => 'away' as const)
  if (answer === 'begun') return (await happen(desk, { type: 'begun' })) !== undefined
  if (answer === 'stopped') await stopRun(desk)
  else await happen(desk, { type: 'told', message: answer === 'refused' ? REFUSED : AWAY })
  return false
}

/** Fills what may be filled, reads every value back, and tries once more what the page did not keep. */
export async function fillForm(desk: Desk): Promise<void> {
  if (!(await begin(desk))) return
  await happen(desk, { type: 'fill' })
  await goOnFilling(desk)
}

/** Also after the worker was lost: what is on the page already is not inserted again. */
export async function goOnFilling(desk: Desk): Promise<void> {
  const run = await desk.readRun()
  if (run?.phase !== 'filling' || run.tab === null) return
  const actions = actionsOf(run)
  for (let round = 0; round < 2; round++) {
    const held = await askHeld(desk, run, actions)
    const missing = actions.filter(({ id }) => !held.includes(id))
    if (missing.length === 0) break
    for (const action of missing) {
      if (!(await goesOn(desk))) return
      const file = action.do === 'attach' ? await fileFor(desk, run, action) : undefined
      const inserting = desk.page.ask(run.tab, run.frame, { type: 'form.insert', action, file })
      // A list may take seconds to open: 'Stop everything' does not wait for it.
      if (!(await meanwhile(inserting, { pause: () => desk.sleep(LOOK_MS), goesOn: () => goesOn(desk) }))) return
    }
    for (let waited = 0; waited < READ_BACK_MS; waited += LOOK_MS) {
      if (!(await goesOn(desk))) return
      await desk.sleep(LOOK_MS)
    }
  }
  const held = await askHeld(desk, run, actions)
  const lost = actions.map(({ id }) => id).filter((id) => !held.includes(id))
  await happen(desk, { type: 'filled', held, lost })
  await readOpenForm(desk)
}

const fileFor = (desk: Desk, { id }: Run, { document, name }: Extract<Action, { do: 'attach' }>) =>
  desk.server.file(id, document).then(
    ({ base64 }) => ({ name, base64 }),
    () => undefined,
  )

async function askHeld(desk: Desk, { tab, frame }: Run, actions: Action[]): Promise<string[]> {
  const held = tab === null ? [] : await desk.page.ask(tab, frame, { type: 'form.held', actions }).catch(() => [])
  return Array.isArray(held) ? held.map(String) : []
}

/** Before each step: 'Stop everything' may have been pressed here or in the web app. */
async function goesOn(desk: Desk): Promise<boolean> {
  const run = await desk.readRun()
  return run?.phase === 'filling' && !(await hasStopped(desk))
}

async function hasStopped(desk: Desk): Promise<boolean> {
  const isStopped = await desk.server.isStopped()
  if (isStopped) await stopRun(desk)
  return isStopped
}

/** The person's click on Attach: the employer's system may keep the file at once. */
export async function attachFile(desk: Desk, id: string): Promise<void> {
  await happen(desk, { type: 'attach', id })
  await fillForm(desk)
}

/** The person's click on Continue: the next page of the form. */
export async function goToNextPage(desk: Desk): Promise<void> {
  await readOpenForm(desk)
  const place = await placeToPress(desk)
  const after = place && (await begin(desk)) ? await happen(desk, { type: 'next', before: place.before }) : undefined
  if (!place || after?.phase !== 'opening') return
  await desk.page.ask(place.tab, place.frame, { type: 'form.press' }).catch(() => null)
  await desk.sleep(LOOK_MS)
  await readOpenForm(desk)
}

/** The person's click on Submit. What became of it is read from the page. */
export async function submitForm(desk: Desk): Promise<void> {
  // The form as it is now: the person may have changed it since.
  await readOpenForm(desk)
  const place = await placeToPress(desk)
  const after = place && (await begin(desk)) ? await happen(desk, { type: 'submit', before: place.before }) : undefined
  if (!place || after?.phase !== 'sending') return
  await desk.page.ask(place.tab, place.frame, { type: 'form.press' }).catch(() => null)
  await watchOutcome(desk)
}

/** The person pressed the page's own button. */
export async function notePress(desk: Desk, before: PressedPage): Promise<void> {
  const wasTouched = (await desk.readRun())?.isTouched
  const run = await happen(desk, { type: 'pressed', before })
  if (run?.phase !== 'sending') return
  if (!wasTouched) await desk.server.beginFilling(run.id, false).catch(() => {})
  await watchOutcome(desk)
}

async function placeToPress(desk: Desk) {
  const run = await desk.readRun()
  if (!run || run.tab === null) return undefined
  const frames = await desk.page.frames(run.tab).catch(() => [])
  const reading = frames.find(({ frame }) => frame === run.frame)?.reading
  if (!reading) return undefined
  return { tab: run.tab, frame: run.frame, before: reading.before }
}

/** Until the page shows a strong sign. A refusal counts when it stays; a check that only the person can pass gets more time. */
export async function watchOutcome(desk: Desk): Promise<void> {
  const started = desk.now()
  let deadline = started + OUTCOME_MS
  let earlier = ''
  while (desk.now() < deadline) {
    await desk.sleep(LOOK_MS)
    const run = await desk.readRun()
    if (run?.phase !== 'sending' || run.tab === null || !run.before) return
    const outcome = await outcomeOf(desk, run, run.tab, run.before)
    const isRepeated = JSON.stringify(outcome) === earlier
    earlier = JSON.stringify(outcome)
    if (outcome.state === 'confirmed' || (outcome.state === 'failed' && isRepeated)) {
      await happen(desk, { type: 'outcome', outcome })
      return
    }
    if (outcome.state === 'needs-user' && !isRepeated) {
      deadline = started + CHECK_MS
      await happen(desk, { type: 'outcome', outcome })
    }
  }
  await happen(desk, { type: 'timeout' })
}

/** What the form's own frame says; the page around it counts only when that frame is gone. */
async function outcomeOf(desk: Desk, run: Run, tab: number, before: PressedPage): Promise<SubmitOutcome> {
  try {
    const frames = await desk.page.frames(tab)
    const own = frames.find(({ frame }) => frame === run.frame) ?? frames[0]
    if (!own) return { state: 'unconfirmed' }
    return await desk.page.outcome(tab, own.frame, before)
  } catch {
    // The page is on its way to another one.
    return { state: 'unconfirmed' }
  }
}

/** Here and now: nothing more is inserted or pressed. */
export async function stopRun(desk: Desk): Promise<void> {
  const run = await desk.readRun()
  await happen(desk, { type: 'stop' })
  if (run?.tab != null) await desk.page.stop(run.tab).catch(() => {})
}
