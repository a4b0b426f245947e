import { Refusal } from '#platform/refusal'
import type { Run } from './run.ts'
import type { Report } from './run-report.ts'

/** The server has understood it and refuses it: trying again changes nothing. */
const FINAL = [400, 404, 409]

/**
 * Sends what waits, in its order, and answers what is done with: what the server has heard or refuses for good. What it could not hear, and
 * all that is to be told about the same application after it, is tried again later.
 */
export async function trySending(waiting: readonly Report[], send: (report: Report) => Promise<unknown>): Promise<Report[]> {
  const done: Report[] = []
  const unheard = new Set<string>()
  for (const report of waiting) {
    const { applicationId } = report.input
    if (unheard.has(applicationId)) continue
    const isDone = await send(report).then(
      () => true,
      (error) => error instanceof Refusal && FINAL.includes(error.status),
    )
    if (isDone) done.push(report)
    else unheard.add(applicationId)
  }
  return done
}

/** The browser was closed in the middle of this application: the run is gone, and nobody has seen what became of it. */
export function lostReport(touched: string | undefined, run: Pick<Run, 'id'> | undefined): Report | null {
  if (touched === undefined || run?.id === touched) return null
  const note = 'The browser was closed while its form was open.'
  return { call: 'report', input: { applicationId: touched, progress: 'unconfirmed', note } }
}
