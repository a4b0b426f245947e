import { MAX_FORM_PAGES } from '@jobapply/core/applications/constants'
import { fillForm, goToNextPage, happen, type RunDeps, startRun, submitForm } from './drive.ts'
import type { Run } from './run.ts'
import { whyNotFill, whyNotSend } from './unattended-rule.ts'

type Job = Parameters<typeof startRun>[1]

/** Full automation: opens the form beside what the person does, and sends it when everything required is certain. */
export async function runUnattended(deps: RunDeps, job: Job): Promise<void> {
  await startRun(deps, { ...job, isAlone: true })
  await goOnUnattended(deps)
}

/** Also after the worker was lost. What is not certain is left to the person, page by page. */
export async function goOnUnattended(deps: RunDeps): Promise<void> {
  for (let page = 0; page <= MAX_FORM_PAGES; page++) {
    const read = await ownRun(deps)
    if (!read) return
    const reason = whyNotFill(read)
    if (reason) return handOver(deps, read, reason)
    // The switch has said it: a file goes to the employer as soon as it is attached.
    for (const { id, kind, decision } of read.fields)
      if (kind === 'file' && decision === 'fill') await happen(deps, { type: 'attach', id })
    await fillForm(deps)
    const filled = await ownRun(deps)
    if (!filled) return
    const doubt = whyNotSend(filled)
    if (doubt) return handOver(deps, filled, doubt)
    if (filled.way === 'submit') return sendUnattended(deps)
    await goToNextPage(deps)
  }
  const last = await ownRun(deps)
  if (last) await handOver(deps, last, 'The form has more pages than we can fill.')
}

async function sendUnattended(deps: RunDeps): Promise<void> {
  await submitForm(deps)
  // A confirmed one keeps its tab as long as its page may take the confirmation back.
  // The form has changed between the last look and the press.
  const unsent = await ownRun(deps)
  if (unsent) await handOver(deps, unsent, whyNotSend(unsent) ?? 'The form could not be sent.')
}

/** The run, while it is automation's and rests between two steps. The person may have stopped it, or pressed the page's own button. */
async function ownRun(deps: RunDeps): Promise<Run | undefined> {
  const run = await deps.readRun()
  return run?.isAlone && (run.phase === 'review' || run.phase === 'waiting') ? run : undefined
}

/** Untouched, it waits in the queue for the person's review, and its tab goes; half filled, it stays open under 'Needs you'. */
async function handOver(deps: RunDeps, run: Run, reason: string): Promise<void> {
  await happen(deps, { type: 'hand-over', reason })
  if (run.isTouched) return
  await deps.setAside(run.id, reason)
  if (run.tab !== null) await deps.page.close(run.tab).catch(() => {})
}
