import { browser } from 'wxt/browser'
import { within } from '#platform/within'
import type { RunDeps } from './drive.ts'
import { againstOf, outcomeOf } from './forms/outcome/outcome.ts'
import { othersIn } from './forms/with-others.ts'
import { type FrameReading, type FrameRequest, frameReading, pageAfter } from './messages.ts'
import type { PressedPage } from './run.ts'

const SCRIPT = '/form-page.js'
/** The browser holds a script back until the page's text has arrived, which may never be. */
const SCRIPT_MS = 10_000
/** A frame that never arrives, a chat or an advertisement, holds the script of all frames back: from then on it is hardly waited for. */
const STUCK_MS = 500
/** A page that shows an alert, or calculates without end, answers nothing. */
const ANSWER_MS = 10_000
/** A list is opened, searched and waited for several times. */
const INSERT_MS = 60_000

/** The employer's page in a tab of the person. */
export const formTabs: RunDeps['page'] = {
  async open(address, isInFront) {
    const { id } = await browser.tabs.create(isInFront ? { url: address } : { active: false })
    if (id === undefined) throw new Error('the browser opened no tab')
    if (!isInFront) await browser.tabs.update(id, { url: address })
    return id
  },
  close: (tab) => browser.tabs.remove(tab),
  isLoading: async (tab) => (await browser.tabs.get(tab)).status === 'loading',
  async frames(tab) {
    const isStuck = waiting.has(tab)
    const frames = await within(isStuck ? STUCK_MS : SCRIPT_MS, intoAllFrames(tab)).catch(() =>
      within(SCRIPT_MS, inject({ tabId: tab, frameIds: [0] })),
    )
    const readings = await Promise.all(
      frames.map(async ({ frameId: frame }) => {
        const reading = await readFrame(tab, frame)
        return reading ? [{ frame, reading }] : []
      }),
    )
    return readings.flat().toSorted((one, other) => one.frame - other.frame)
  },
  ask: (tab: number, frame: number, request: FrameRequest): Promise<unknown> =>
    within(request.type === 'form.insert' ? INSERT_MS : ANSWER_MS, browser.tabs.sendMessage(tab, request, { frameId: frame })),
  async outcome(tab, frame, before) {
    const after = await seeAfter(tab, frame, before)
    return after ? outcomeOf(after, before) : { state: 'unconfirmed' }
  },
  async against(tab, frame, before) {
    // A page that was loaded anew has no script yet, and the form's frame may be gone.
    const after = await seeAfter(tab, frame, before).catch(async () => {
      const frames = await formTabs.frames(tab)
      return seeAfter(tab, frames.some((one) => one.frame === frame) ? frame : 0, before)
    })
    return after && { address: after.address, against: againstOf(after, before) }
  },
  async stop(tab) {
    // Every frame hears it; the server is told all the same when the page does not answer.
    await within(STUCK_MS, browser.tabs.sendMessage(tab, { type: 'form.stop' } satisfies FrameRequest))
  },
}

/** The page knows no language: which of its titles are about somebody else is told to it, and then it reads once more. */
async function readFrame(tab: number, frame: number): Promise<FrameReading | undefined> {
  const ask = async (others: readonly string[]) =>
    frameReading.safeParse(await formTabs.ask(tab, frame, { type: 'form.read', others }).catch(() => null)).data
  const reading = await ask([])
  const others = othersIn(reading?.titles ?? [])
  return others.length === 0 ? reading : ask(others)
}

const seeAfter = async (tab: number, frame: number, before: PressedPage) =>
  pageAfter.safeParse(await formTabs.ask(tab, frame, { type: 'form.after', before })).data

/** Tabs whose frames have not all arrived yet. */
const waiting = new Map<number, Promise<{ frameId: number }[]>>()

function intoAllFrames(tab: number) {
  const asked = waiting.get(tab)
  if (asked) return asked
  const all = inject({ tabId: tab, allFrames: true }).finally(() => waiting.delete(tab))
  waiting.set(tab, all)
  return all
}

async function inject(target: Parameters<typeof browser.scripting.executeScript>[0]['target']): Promise<{ frameId: number }[]> {
  return browser.scripting.executeScript({ target, files: [SCRIPT] })
}

export const isTabOpen = (tab: number) =>
  browser.tabs.get(tab).then(
    () => true,
    () => false,
  )

export async function showTab(tab: number): Promise<void> {
  const shown = await browser.tabs.update(tab, { active: true })
  if (shown) await browser.windows.update(shown.windowId, { focused: true })
}
