import { browser } from 'wxt/browser'
import { z } from 'zod'
import { type RunDeps, readOpenForm } from '#applications/drive'
import { isLeftAlone, VERDICT_SENTENCES } from '#applications/forms/verdict'
import { isOver, newRun, type Run } from '#applications/run'

const SCRIPT = '/page-job.js'
const pageJob = z.object({
  address: z.url({ protocol: /^https?$/ }).max(2_000),
  title: z.string().max(300),
  company: z.string().max(300),
  location: z.string().max(300),
  frames: z.array(z.string().max(300)).max(5),
})
/** What stands in the person's tab; `fields`: how many the form has that somebody sees; `why`: what stands there instead of an application form. */
export type Look = z.output<typeof pageJob> & { fields: number; why: string }

/** Undefined: the browser does not open this page to us. */
export async function lookAt(page: Pick<RunDeps['page'], 'frames'>, tab: number): Promise<Look | undefined> {
  const [main] = await browser.scripting.executeScript({ target: { tabId: tab }, files: [SCRIPT] }).catch(() => [])
  const job = pageJob.safeParse(main?.result).data
  if (!job) return undefined
  const readings = await page.frames(tab).catch(() => [])
  const counts = readings.map(({ reading }) => reading.fields.filter(({ isConcealed }) => !isConcealed).length)
  const [apart] = readings.map(({ reading }) => reading.verdict).filter(isLeftAlone)
  return { ...job, fields: Math.max(0, ...counts), why: apart ? VERDICT_SENTENCES[apart.kind] : '' }
}

type Started = Pick<Run, 'id' | 'title' | 'company' | 'location' | 'address' | 'isHere'> & { tab: number }

/** Reads the form in the tab that the person has open. One at a time, as with every other. */
export async function startHere(deps: RunDeps, job: Started): Promise<void> {
  const run = await deps.changeRun((current) => (current && !isOver(current) ? null : newRun({ ...job, startedAt: deps.now() })))
  if (run?.id === job.id) await readOpenForm(deps)
}
