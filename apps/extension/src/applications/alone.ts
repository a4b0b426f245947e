import { MAX_FORM_PAGES } from '@jobapply/core/applications/constants'
import { whyNotFill, whyNotSend } from './alone-rule.ts'
import { type Desk, fillForm, goToNextPage, happen, startRun, submitForm } from './drive.ts'
import type { Run } from './run.ts'

type Job = Parameters<typeof startRun>[1]

/** Full automation: opens the form beside what the person does, and sends it when everything required is certain. */
export async function runAlone(desk: Desk, job: Job): Promise<void> {
  await startRun(desk, { ...job, isAlone: true })
  await goOnAlone(desk)
}

/** Also after the worker was lost. What is not certain is left to the person, page by page. */
export async function goOnAlone(desk: Desk): Promise<void> {
  for (let page = 0; page <= MAX_FORM_PAGES; page++) {
    const read = await ownRun(desk)
    if (!read) return
    const reason = whyNotFill(read)
    if (reason) return handOver(desk, read, reason)
    // The switch has said it: a file goes to the employer as soon as it is attached.
    for (const { id, kind, decision } of read.fields)
      if (kind === 'file' && decision === 'fill') await happen(desk, { type: 'attach', id })
    await fillForm(desk)
    const filled = await ownRun(desk)
    if (!filled) return
    const doubt = whyNotSend(filled)
    if (doubt) return handOver(desk, filled, doubt)
    if (filled.way === 'submit') return sendAlone(desk)
    await goToNextPage(desk)
  }
  const last = await ownRun(desk)
  if (last) await handOver(desk, last, 'The form has more pages than we go through.')
}

async function sendAlone(desk: Desk): Promise<void> {
  await submitForm(desk)
  // A confirmed one keeps its tab as long as its page may take the confirmation back.
  // The form has changed between the last look and the press.
  const unsent = await ownRun(desk)
  if (unsent) await handOver(desk, unsent, whyNotSend(unsent) ?? 'The form could not be sent.')
}

/** The run, while it is automation's and rests between two steps. The person may have stopped it, or pressed the page's own button. */
async function ownRun(desk: Desk): Promise<Run | undefined> {
  const run = await desk.readRun()
  return run?.isAlone && (run.phase === 'review' || run.phase === 'waiting') ? run : undefined
}

/** Untouched, it waits in the queue for the person's review, and its tab goes; half filled, it stays open under 'Needs you'. */
async function handOver(desk: Desk, run: Run, reason: string): Promise<void> {
  await happen(desk, { type: 'hand-over', reason })
  if (run.isTouched) return
  await desk.setAside(run.id, reason)
  if (run.tab !== null) await desk.page.close(run.tab).catch(() => {})
}
