import type { FormAnswers, formInput } from '@jobapply/core/applications/extension-schema'
import type { z } from 'zod'
import { beforeOf, type SubmitOutcome } from '#applications/forms/outcome/outcome'
import { newWatch, type Watch } from './after-confirmation.ts'
import { guardEntries } from './entries.ts'
import { actionsOf, meanwhile } from './fill-steps.ts'
import { findForm, isPageLeft } from './find-form.ts'
import type { Action } from './forms/plan.ts'
import { type FrameReading, type FrameRequest, type SentFile, seenPage } from './messages.ts'
import { afterEvent, isOver, newRun, type PressedPage, type Run, type RunEvent, type RunField, SHOWN_OPTIONS } from './run.ts'

/** What an application needs of the browser and of the server. */
export type RunDeps = {
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
    beginFilling(run: Pick<Run, 'id' | 'isAlone' | 'isHere'>): Promise<'begun' | 'stopped' | 'refused' | 'unpaired'>
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
/** The key of this browser was revoked. */
export class NotPaired extends Error {}

/** Scripts may empty a field again some seconds later. */
const READ_BACK_MS = 2_500
const LOOK_MS = 500
const OUTCOME_MS = 60_000
const CHECK_MS = 300_000
const REFUSED = "We can't fill in this application any more. See it under Auto Apply."
const AWAY = "We couldn't reach the server. Nothing was changed. Try again."
/** On a later page, or after a part was filled. */
const AWAY_LATER = "We couldn't reach the server. What is already on the page stays as it is. Try again."
const UNPAIRED = 'This browser is no longer connected to your account. Connect it again, then try once more.'
const awayFrom = ({ isTouched }: Run) => (isTouched ? AWAY_LATER : AWAY)

export async function happen(deps: RunDeps, event: RunEvent): Promise<Run | undefined> {
  const after = await deps.changeRun((run) => (run ? afterEvent(run, event) : null))
  if (after && isOver(after)) await deps.sendReports()
  const watch = after?.phase === 'confirmed' ? newWatch(after, deps.now()) : null
  if (watch) await deps.keepWatching(watch)
  return after
}

/** Opens the form of an approved application; one at a time. */
export async function startRun(deps: RunDeps, job: Parameters<typeof newRun>[0]): Promise<void> {
  const run = await deps.changeRun((current) => (current && !isOver(current) ? null : newRun({ ...job, startedAt: deps.now() })))
  if (run?.id !== job.id || run.phase !== 'opening') return
  await happen(deps, { type: 'opened', tab: await deps.page.open(job.address, !run.isAlone) })
  await readOpenForm(deps)
}

/** Reads the form, asks the server what each field gets, and shows it. */
export async function readOpenForm(deps: RunDeps): Promise<void> {
  const run = await deps.readRun()
  if (!run || isOver(run) || run.tab === null) return
  const { tab } = run
  const found = await findForm(deps, run, tab, (before) => isConfirmed(deps, run, tab, before))
  if (found === 'confirmed') return
  if (!('reading' in found)) {
    await happen(deps, { type: 'no-form' })
    return void (found.message && (await happen(deps, { type: 'told', message: found.message })))
  }
  const { frame, reading } = found
  try {
    const { fields, files } = await deps.server.form({
      applicationId: run.id,
      isHere: run.isHere,
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
    await happen(deps, { type: 'read', frame, system, way, hasCheck, fields: guardEntries(shown), files })
    if (isPageLeft(run, reading))
      await happen(deps, {
        type: 'told',
        message: reading.errors.join(' ').slice(0, 500) || "Their page didn't move on to the next step.",
      })
  } catch (error) {
    const refusal = error instanceof NotPaired ? UNPAIRED : error instanceof NotPossible ? REFUSED : null
    await happen(deps, { type: 'told', message: refusal ?? awayFrom((await deps.readRun()) ?? run) })
  }
}

async function isConfirmed(deps: RunDeps, run: Run, tab: number, before: PressedPage): Promise<boolean> {
  const outcome = await outcomeOf(deps, run, tab, before)
  if (outcome.state !== 'confirmed') return false
  return (await happen(deps, { type: 'outcome', outcome }))?.phase === 'confirmed'
}

/** The server is asked once, before the form is touched: while everything is stopped it refuses. */
async function begin(deps: RunDeps): Promise<boolean> {
  const run = await deps.readRun()
  if (!run || isOver(run)) return false
  if (run.isTouched) return !(await hasStopped(deps))
  const answer = await deps.server.beginFilling(run).catch(() => 'away' as const)
  if (answer === 'begun') return (await happen(deps, { type: 'begun' })) !== undefined
  if (answer === 'stopped') await stopRun(deps)
  else await happen(deps, { type: 'told', message: { refused: REFUSED, unpaired: UNPAIRED, away: AWAY }[answer] })
  return false
}

/** Fills what may be filled, reads every value back, and tries once more what the page did not keep. */
export async function fillForm(deps: RunDeps): Promise<void> {
  if (!(await begin(deps))) return
  await happen(deps, { type: 'fill' })
  await goOnFilling(deps)
}

/** Also after the worker was lost: what is on the page already is not inserted again. */
export async function goOnFilling(deps: RunDeps): Promise<void> {
  const run = await deps.readRun()
  if (run?.phase !== 'filling' || run.tab === null) return
  const actions = actionsOf(run)
  for (let round = 0; round < 2; round++) {
    const held = await askHeld(deps, run, actions)
    const missing = actions.filter(({ id }) => !held.includes(id))
    if (missing.length === 0) break
    for (const action of missing) {
      if (!(await goesOn(deps))) return
      const file = action.do === 'attach' ? await fileFor(deps, run, action) : undefined
      const inserting = deps.page.ask(run.tab, run.frame, { type: 'form.insert', action, file })
      // A list may take seconds to open: 'Stop everything' does not wait for it.
      if (!(await meanwhile(inserting, { pause: () => deps.sleep(LOOK_MS), goesOn: () => goesOn(deps) }))) return
    }
    for (let waited = 0; waited < READ_BACK_MS; waited += LOOK_MS) {
      if (!(await goesOn(deps))) return
      await deps.sleep(LOOK_MS)
    }
  }
  const held = await askHeld(deps, run, actions)
  const lost = actions.map(({ id }) => id).filter((id) => !held.includes(id))
  await happen(deps, { type: 'filled', held, lost })
  await readOpenForm(deps)
}

const fileFor = (deps: RunDeps, { id }: Run, { document, name }: Extract<Action, { do: 'attach' }>) =>
  deps.server.file(id, document).then(
    ({ base64 }) => ({ name, base64 }),
    () => undefined,
  )

async function askHeld(deps: RunDeps, { tab, frame }: Run, actions: Action[]): Promise<string[]> {
  const held = tab === null ? [] : await deps.page.ask(tab, frame, { type: 'form.held', actions }).catch(() => [])
  return Array.isArray(held) ? held.map(String) : []
}

/** Before each step: 'Stop everything' may have been pressed here or in the web app. */
async function goesOn(deps: RunDeps): Promise<boolean> {
  const run = await deps.readRun()
  return run?.phase === 'filling' && !(await hasStopped(deps))
}

async function hasStopped(deps: RunDeps): Promise<boolean> {
  const isStopped = await deps.server.isStopped()
  if (isStopped) await stopRun(deps)
  return isStopped
}

/** The person's click on Attach: the employer's system may keep the files at once. */
export async function attachFiles(deps: RunDeps, ids: readonly string[]): Promise<void> {
  for (const id of ids) await happen(deps, { type: 'attach', id })
  await fillForm(deps)
}

/** The person's click on Continue: the next page of the form. */
export async function goToNextPage(deps: RunDeps): Promise<void> {
  await readOpenForm(deps)
  const place = await placeToPress(deps)
  const after = place && (await begin(deps)) ? await happen(deps, { type: 'next', before: place.before }) : undefined
  if (!place || after?.phase !== 'opening') return
  await deps.page.ask(place.tab, place.frame, { type: 'form.press' }).catch(() => null)
  await deps.sleep(LOOK_MS)
  await readOpenForm(deps)
}

/** The person's click on Submit. What became of it is read from the page. */
export async function submitForm(deps: RunDeps): Promise<void> {
  // The form as it is now: the person may have changed it since.
  await readOpenForm(deps)
  const place = await placeToPress(deps)
  const after = place && (await begin(deps)) ? await happen(deps, { type: 'submit', before: place.before }) : undefined
  if (!place || after?.phase !== 'sending') return
  await deps.page.ask(place.tab, place.frame, { type: 'form.press' }).catch(() => null)
  await watchOutcome(deps)
}

/** The person pressed the page's own button. */
export async function notePress(deps: RunDeps, before: PressedPage): Promise<void> {
  const wasTouched = (await deps.readRun())?.isTouched
  const run = await happen(deps, { type: 'pressed', before })
  if (run?.phase !== 'sending') return
  if (!wasTouched) await deps.server.beginFilling({ ...run, isAlone: false }).catch(() => {})
  await watchOutcome(deps)
}

async function placeToPress(deps: RunDeps) {
  const run = await deps.readRun()
  if (!run || run.tab === null) return undefined
  const { tab, frame } = run
  const seen = seenPage.safeParse(await deps.page.ask(tab, frame, { type: 'form.before' }).catch(() => null)).data
  return seen && { tab, frame, before: beforeOf(seen) }
}

/** Until the page shows a strong sign. A refusal counts when it stays; a check that only the person can pass gets more time. */
export async function watchOutcome(deps: RunDeps): Promise<void> {
  const started = deps.now()
  let deadline = started + OUTCOME_MS
  let earlier = ''
  while (deps.now() < deadline) {
    await deps.sleep(LOOK_MS)
    const run = await deps.readRun()
    if (run?.phase !== 'sending' || run.tab === null || !run.before) return
    const outcome = await outcomeOf(deps, run, run.tab, run.before)
    const isRepeated = JSON.stringify(outcome) === earlier
    earlier = JSON.stringify(outcome)
    if (outcome.state === 'confirmed' || (outcome.state === 'failed' && isRepeated)) {
      await happen(deps, { type: 'outcome', outcome })
      return
    }
    if (outcome.state === 'needs-user' && !isRepeated) {
      deadline = started + CHECK_MS
      await happen(deps, { type: 'outcome', outcome })
    }
  }
  await happen(deps, { type: 'timeout' })
}

/** What the form's own frame says; the page around it counts only when that frame is gone. */
async function outcomeOf(deps: RunDeps, run: Run, tab: number, before: PressedPage): Promise<SubmitOutcome> {
  try {
    const frames = await deps.page.frames(tab)
    const own = frames.find(({ frame }) => frame === run.frame) ?? frames[0]
    if (!own) return { state: 'unconfirmed' }
    return await deps.page.outcome(tab, own.frame, before)
  } catch {
    // The page is on its way to another one.
    return { state: 'unconfirmed' }
  }
}

/** Here and now: nothing more is inserted or pressed. */
export async function stopRun(deps: RunDeps): Promise<void> {
  const run = await deps.readRun()
  await happen(deps, { type: 'stop' })
  if (run?.tab != null) await deps.page.stop(run.tab).catch(() => {})
}
