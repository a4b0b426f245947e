import { UNATTENDED_PACE } from '@jobapply/core/applications/unattended/constants'
import type { NextUnattended } from '@jobapply/core/applications/unattended/schema'
import type { Run } from './run.ts'

/** What asking for work without a click needs of the browser and of the server. */
export type AskDeps = {
  isPaired(): Promise<boolean>
  /** An application is open: the person's, or automation's own. */
  isBusy(): Promise<boolean>
  next(): Promise<NextUnattended>
  isGranted(address: string): Promise<boolean>
  setAside(id: string, reason: string): Promise<void>
  askAgainIn(seconds: number): Promise<void>
  run(job: Pick<Run, 'id' | 'title' | 'company' | 'location' | 'address'>): Promise<void>
}

const AWAY_SECONDS = 300

/** Asks the server what may go without a click now, and works on it. The server says when to ask again. */
export async function askUnattended(deps: AskDeps): Promise<void> {
  if (!(await deps.isPaired())) return deps.askAgainIn(AWAY_SECONDS)
  if (await deps.isBusy()) return deps.askAgainIn(UNATTENDED_PACE.spacingSeconds)
  const answer = await deps.next().catch(() => undefined)
  // Before the work: the browser may stop the worker in the middle of it.
  await deps.askAgainIn(answer?.job ? UNATTENDED_PACE.spacingSeconds : (answer?.askInSeconds ?? AWAY_SECONDS))
  if (!answer?.job) return
  const { id, job_title: title, company, location, application_url, job_url } = answer.job
  const address = application_url ?? job_url
  if (!address) return deps.setAside(id, 'It has no link.')
  // Only a click can ask for a site.
  if (!(await deps.isGranted(address))) return deps.setAside(id, 'You have not allowed us to open its site yet.')
  await deps.run({ id, title, company, location, address })
}
