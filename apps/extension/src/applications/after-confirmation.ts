import { z } from 'zod'
import { OBJECTIONS } from '#applications/forms/outcome/judge-sentence'
import { pressedPage, type Run } from './run.ts'

/** Pages show their thanks before their server has answered; what comes later than this belongs to something else. */
const WATCH_MS = 30_000
const EVERY_MS = 1_000
const MOST_WATCHES = 10

/** A confirmed application whose page is looked at for a while longer. It is kept apart from the run: the next one may begin at once. */
const watch = z.object({
  id: z.guid(),
  tab: z.number(),
  frame: z.number(),
  before: pressedPage,
  until: z.number(),
  /** Full automation has opened the tab: it is closed at the end. */
  isAlone: z.boolean(),
  /** Where the page was at the first look. */
  address: z.string().max(4_000).nullable(),
  /** What the last look found: a refusal counts when it stays. */
  seen: z.string().max(500).nullable(),
})
export type Watch = z.output<typeof watch>
export const watches = z.array(watch).max(MOST_WATCHES)

/** What a page says against an application. It is checked: the script runs in a stranger's page. */
export const pageAgainst = z.object({
  address: z.string().max(4_000),
  against: z.array(z.object({ kind: z.enum(OBJECTIONS), text: z.string().max(500), isNamed: z.boolean() })).max(20),
})
type PageAgainst = z.output<typeof pageAgainst>

export function newWatch({ id, tab, frame, before, isAlone }: Run, now: number): Watch | null {
  if (tab === null || !before) return null
  return { id, tab, frame, before, isAlone, until: now + WATCH_MS, address: null, seen: null }
}

export const addWatch = (all: readonly Watch[], one: Watch) =>
  [...all.filter(({ id }) => id !== one.id), one].slice(-MOST_WATCHES)

const SAME_PAGE = ['denied', 'failed', 'unfinished', 'check', 'draft']
const OTHER_PAGE = ['denied', 'failed']

/** The words by which a page takes its confirmation back; null: it does not. On another page only words about this application count. */
export function takenBackBy({ address }: Pick<Watch, 'address'>, { address: here, against }: PageAgainst): string | null {
  const [was, is] = [URL.parse(address ?? here), URL.parse(here)]
  if (!was || !is || was.origin !== is.origin) return null
  const isSame = was.pathname === is.pathname
  return (
    against.find(({ kind, isNamed }) => (isSame ? SAME_PAGE.includes(kind) : isNamed && OTHER_PAGE.includes(kind)))?.text ?? null
  )
}

/** What watching needs of the browser. */
export type Watching = {
  now(): number
  sleep(milliseconds: number): Promise<void>
  readWatches(): Promise<Watch[]>
  changeWatches(change: (all: Watch[]) => Watch[]): Promise<void>
  /** What the page says now; fails while it cannot be asked. */
  against(tab: number, frame: number, before: Watch['before']): Promise<unknown>
  close(tab: number): Promise<void>
  /** Stores the report, and tells the panel if it still shows this application. */
  takeBack(applicationId: string, quote: string): Promise<void>
}

/** Looks at the pages of confirmed applications until their time is over. */
export async function watchConfirmed(deps: Watching): Promise<void> {
  for (let all = await deps.readWatches(); all.length > 0; all = await deps.readWatches()) {
    for (const one of all) await lookAt(deps, one)
    await deps.sleep(EVERY_MS)
  }
}

async function lookAt(deps: Watching, one: Watch): Promise<void> {
  const forget = () => deps.changeWatches((all) => all.filter(({ id }) => id !== one.id))
  if (deps.now() >= one.until) {
    await forget()
    if (one.isAlone) await deps.close(one.tab).catch(() => {})
    return
  }
  const page = pageAgainst.safeParse(await deps.against(one.tab, one.frame, one.before).catch(() => null)).data
  if (!page) return
  const quote = takenBackBy(one, page)
  if (quote && quote === one.seen) {
    // Its tab stays open: the person looks at what the page says.
    await deps.takeBack(one.id, quote)
    return forget()
  }
  const after = { ...one, address: one.address ?? page.address, seen: quote }
  await deps.changeWatches((all) => all.map((each) => (each.id === one.id ? after : each)))
}
