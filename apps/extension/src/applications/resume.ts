import { goOnFilling, happen, type RunDeps, readOpenForm, watchOutcome } from './drive.ts'
import { isOver, type Run } from './run.ts'
import { goOnUnattended } from './unattended.ts'

/** A worker that starts goes on where the last one was lost. */
export async function resumeRun(deps: RunDeps, isOpen: (tab: number) => Promise<boolean>): Promise<void> {
  await deps.sendReports()
  const run = await deps.readRun()
  if (!run || isOver(run)) return
  if (run.tab === null || !(await isOpen(run.tab))) return void (await happen(deps, { type: 'gone' }))
  await goOn(deps, run)
  await goOnUnattended(deps)
}

async function goOn(deps: RunDeps, { phase }: Run): Promise<void> {
  if (phase === 'opening') return readOpenForm(deps)
  if (phase === 'filling') return goOnFilling(deps)
  if (phase === 'sending') return watchOutcome(deps)
}
