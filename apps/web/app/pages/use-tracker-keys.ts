import type { Status } from '@jobapply/core/applications/constants'
import { BOARD_STATUSES } from '@jobapply/core/applications/tracker-constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { ADD_TASK_ID } from '#features/applications/tasks/tasks-section.tsx'
import { ADD_NOTE_ID } from '#features/applications/tracker/details/notes-section.tsx'
import { moveKind } from '#features/applications/tracker/moves.ts'
import { FIND_ID } from '#features/applications/tracker/tracker-head.tsx'
import { PAGES_KEY, rowsOf, type TrackerPages } from '#features/applications/tracker/tracker-pages.ts'
import { queryClient } from '#platform/query-client.ts'
import { useKeyDown } from '#ui/page-keys.ts'
import { isTyping } from '#ui/typing.ts'

type Keys = {
  openId: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
  onMove: (row: TrackedApplication, to: Status) => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }
const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }
const MOVES: Readonly<Record<string, 1 | -1>> = { ']': 1, '[': -1 }

/** Cards and rows, in the order of the page; a long table has only those in sight. */
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-application]')]
const idOf = (card: Element | null | undefined) => card?.closest<HTMLElement>('[data-application]')?.dataset.application
const cardOf = (id: string | undefined) => cards().find((card) => card.dataset.application === id)

function findRow(id: string | undefined): TrackedApplication | undefined {
  for (const [, pages] of queryClient.getQueriesData<TrackerPages>({ queryKey: PAGES_KEY })) {
    const row = rowsOf(pages)?.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}

/** Opens the application after or before this one, in its column or in the table. */
export function stepThrough(from: string, by: 1 | -1, onOpen: (id: string) => void) {
  const next = neighbour(cardOf(from), by)
  const id = idOf(next)
  if (id) onOpen(id)
}

function neighbour(card: HTMLElement | undefined, by: 1 | -1) {
  const within = card?.closest('[data-column]')
  const all = within ? [...within.querySelectorAll<HTMLElement>('[data-application]')] : cards()
  return card ? all[all.indexOf(card) + by] : all[0]
}

/** The card at the same height in the next column that has any. */
function beside(card: HTMLElement | undefined, by: 1 | -1) {
  const columns = [...document.querySelectorAll('[data-column]')].filter((column) => column.querySelector('[data-application]'))
  const column = columns[columns.findIndex((one) => one.contains(card ?? null)) + by]
  const top = card?.getBoundingClientRect().top ?? 0
  const all = [...(column?.querySelectorAll<HTMLElement>('[data-application]') ?? [])]
  return all.find((one) => one.getBoundingClientRect().bottom > top) ?? all.at(-1)
}

/** The next status in the board's order that this application can have. */
function nextStatus(row: TrackedApplication, by: 1 | -1): Status | undefined {
  const order: readonly Status[] = BOARD_STATUSES
  const at = order.indexOf(row.status === 'withdrawn' ? 'rejected' : row.status)
  const ahead = by === 1 ? order.slice(at + 1) : order.slice(0, at).toReversed()
  return ahead.find((status) => moveKind(row, status) !== null)
}

/**
 * '/' finds; j, k and the arrows go through the applications, and open details follow; [ and ] move an application to another status;
 * n writes a note, t adds a task; x selects; Escape closes the details.
 */
export function useTrackerKeys({ openId, onOpen, onClose, onMove }: Keys) {
  function focus(card: HTMLElement | undefined) {
    card?.focus()
    card?.scrollIntoView({ block: 'nearest' })
    const id = idOf(card)
    if (id && openId !== undefined && id !== openId) onOpen(id)
  }
  /** The card is drawn anew in its new column: the keyboard goes with it. */
  function moveAndFollow(row: TrackedApplication, to: Status) {
    onMove(row, to)
    requestAnimationFrame(() => requestAnimationFrame(() => cardOf(row.id)?.focus({ preventScroll: true })))
  }
  useKeyDown((event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const find = document.getElementById(FIND_ID)
    if (key === 'Escape' && target === find) return find?.blur()
    if (isTyping(target) || document.querySelector('[role=dialog], [role=menu]')) return
    const focused = document.activeElement?.closest<HTMLElement>('[data-application]') ?? undefined
    const current = focused ?? cardOf(openId)
    const act = actionOf()
    if (!act) return
    event.preventDefault()
    act()

    function actionOf(): (() => void) | undefined {
      if (key === '/') return () => find?.focus()
      if (key === 'n' && openId) return () => document.getElementById(ADD_NOTE_ID)?.click()
      if (key === 't' && openId) return () => document.getElementById(ADD_TASK_ID)?.click()
      if (key === 'Escape' && openId) return onClose
      const isArrow = key.startsWith('Arrow')
      // Without a card in hand the arrows scroll the page.
      if (isArrow && !focused) return undefined
      if (STEPS[key]) return () => focus(neighbour(current, STEPS[key] ?? 1))
      if (SIDES[key] && document.querySelector('[data-column]')) return () => focus(beside(current, SIDES[key] ?? 1))
      const row = findRow(idOf(current))
      if (key === 'x' && current) return () => current.closest('tr')?.querySelector<HTMLElement>('input')?.click()
      const by = MOVES[key]
      const to = by && row && nextStatus(row, by)
      return to ? () => moveAndFollow(row, to) : undefined
    }
  })
}
