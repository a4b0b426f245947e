import { browser } from 'wxt/browser'
import { z } from 'zod'
import { addWatch, type Watch, watches } from './after-confirmation.ts'
import { lostReport } from './reports.ts'
import { afterTakeBack, isOver, type Run, run } from './run.ts'
import { report, reportOf } from './run-report.ts'

/** How many reports may wait for the server. */
const MOST_REPORTS = 50
const reports = z.array(report).max(MOST_REPORTS)
/** The application whose form is being filled: kept beyond the end of the browser, which forgets the run itself. */
const touched = z.guid()

/** The browser empties this storage when it closes; what the server must hear is kept beyond that. */
export const readRun = async (): Promise<Run | undefined> => run.safeParse((await browser.storage.session.get('run')).run).data

export const readReports = async () => reports.safeParse((await browser.storage.local.get('reports')).reports).data ?? []

/** One change at a time, also when two events arrive at the same moment. The report is stored first: it must not be lost. */
export const changeRun = (step: (current: Run | undefined) => Run | null): Promise<Run | undefined> =>
  navigator.locks.request('run', async () => {
    const before = await readRun()
    const after = step(before)
    if (!after) return undefined
    // What is noted about an end that was told already is not told again.
    const isTold = before?.id === after.id && before.startedAt === after.startedAt && before.phase === after.phase
    const told = isOver(after) && !isTold ? reportOf(after) : null
    if (told) await changeReports((waiting) => [...waiting, told].slice(-MOST_REPORTS))
    if (isOver(after)) await browser.storage.local.remove('touched')
    else if (after.isTouched && !after.isHere) await browser.storage.local.set({ touched: after.id })
    await browser.storage.session.set({ run: after })
    return after
  })

/** For a worker that starts: the application that the last browser session has left in the middle. */
export const reportLost = (): Promise<void> =>
  navigator.locks.request('run', async () => {
    const told = lostReport(touched.safeParse((await browser.storage.local.get('touched')).touched).data, await readRun())
    if (!told) return
    await changeReports((waiting) => [...waiting, told].slice(-MOST_REPORTS))
    await browser.storage.local.remove('touched')
  })

export const changeReports = (change: (waiting: z.output<typeof reports>) => z.output<typeof reports>) =>
  navigator.locks.request('reports', async () => {
    await browser.storage.local.set({ reports: change(await readReports()) })
  })

/** The page has taken its confirmation back. The report is stored first, as every other. */
export const takeBack = (applicationId: string, quote: string): Promise<void> =>
  navigator.locks.request('run', async () => {
    const told = { call: 'take-back' as const, input: { applicationId, quote } }
    await changeReports((waiting) => [...waiting, told].slice(-MOST_REPORTS))
    const after = afterTakeBack(await readRun(), applicationId, quote)
    if (after) await browser.storage.session.set({ run: after })
  })

export const readWatches = async (): Promise<Watch[]> =>
  watches.safeParse((await browser.storage.session.get('watches')).watches).data ?? []
export const changeWatches = (change: (all: Watch[]) => Watch[]): Promise<void> =>
  navigator.locks.request('watches', async () => {
    await browser.storage.session.set({ watches: change(await readWatches()) })
  })
export const keepWatch = (one: Watch) => changeWatches((all) => addWatch(all, one))

export const watchRun = (onChange: () => void) => {
  browser.storage.session.onChanged.addListener(onChange)
  return () => browser.storage.session.onChanged.removeListener(onChange)
}
