import { expect, onTestFinished, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { openAddress } from './address.ts'
import type { Answers } from './calls.ts'
import { startFakeServer } from './fake-server.ts'
import { createLocator, eventually } from './locator.ts'
import { type PersonName, RECORDED_AT } from './recordings.ts'
import { settle } from './time.ts'
import { watchToasts } from './toasts.ts'
import { forgetUser, pressKeys, typeText } from './user.ts'

export type Visit = { as?: PersonName; answers?: Answers; now?: Date }
type Document = {
  /** As a link of the application does. */
  goto?: (to: string | number) => void | Promise<void>
  close: () => void
}
type Surroundings = {
  container: HTMLElement
  place: () => string
  moveTo: (to: string) => void
  /** The page at this address is on the screen now. */
  noteDrawn: (place: string) => void
  complain: (error: unknown) => void
}

/** A browser tab of this person, with an empty storage, at the moment of the recordings. Nothing of it is left when the test is over. */
export function openTab(
  path: string,
  { as = 'newcomer', answers = {}, now = RECORDED_AT }: Visit,
  show: (tab: Surroundings) => Document,
) {
  vi.setSystemTime(now)
  const server = startFakeServer(as, answers)
  const address = openAddress(path)
  const stopWatching = watchToasts()
  const { place, moveTo, left, opened } = address
  let drawn: string | undefined
  const noteDrawn = (at: string) => {
    drawn = at
  }
  const open = () => {
    const container = document.body.appendChild(document.createElement('div'))
    return show({ container, place, moveTo, noteDrawn, complain: (error) => void server.complaints.push(error) })
  }
  let shown = open()

  function close() {
    shown.close()
    queryClient.clear()
    document.body.replaceChildren()
  }

  onTestFinished(() => {
    close()
    stopWatching()
    address.close()
    forgetUser()
    localStorage.clear()
    sessionStorage.clear()
    document.documentElement.removeAttribute('class')
    vi.useRealTimers()
    expect(server.complaints).toEqual([])
  })

  async function go(to: string | number) {
    await settle()
    await shown.goto?.(to)
    await eventually(() => drawn === undefined || drawn === place()).toBe(true)
    await settle()
  }

  const page = createLocator(() => [document.documentElement], 'page')
  return Object.assign(page, {
    server,
    /** Where the page left for with a new document, and which tabs it opened. */
    left,
    opened,
    /** The address of what is on the screen. */
    place: () => drawn ?? place(),
    goto: (to: string) => go(to),
    goBack: () => go(-1),
    /** A new document at the same address: only what the browser stores is left. */
    reload: async () => {
      close()
      shown = open()
    },
    keyboard: { press: pressKeys, type: typeText },
  })
}

export type Page = ReturnType<typeof openTab>

/** Waits until the page stands there. */
export const arriveAt = (page: Page, place: string) => eventually(page.place).toBe(place)
/** Waits until the page has left for another document. */
export const leaveFor = (page: Page, place: string) => eventually(() => page.left.at(-1)).toBe(place)
