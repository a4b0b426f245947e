import { goOnAlone } from './alone.ts'
import { type Desk, goOnFilling, happen, readOpenForm, watchOutcome } from './drive.ts'
import { isOver, type Run } from './run.ts'

/** A worker that starts goes on where the last one was lost. */
export async function resumeRun(desk: Desk, isOpen: (tab: number) => Promise<boolean>): Promise<void> {
  await desk.sendReports()
  const run = await desk.readRun()
  if (!run || isOver(run)) return
  if (run.tab === null || !(await isOpen(run.tab))) return void (await happen(desk, { type: 'gone' }))
  await goOn(desk, run)
  await goOnAlone(desk)
}

async function goOn(desk: Desk, { phase }: Run): Promise<void> {
  if (phase === 'opening') return readOpenForm(desk)
  if (phase === 'filling') return goOnFilling(desk)
  if (phase === 'sending') return watchOutcome(desk)
}
