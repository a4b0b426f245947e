import type { Announcements } from '@dnd-kit/core'
import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { nameOf } from './moves.ts'

type Dragged = Parameters<Announcements['onDragStart']>[0]['active']
const cardOf = ({ data }: Dragged) => nameOf(data.current?.row as TrackedApplication)

/** What a screen reader hears while a card is dragged: names, where the library would read ids. */
export const BOARD_ANNOUNCEMENTS: Announcements = {
  onDragStart: ({ active }) => `Picked up ${cardOf(active)}.`,
  onDragOver: ({ active, over }) => (over ? `${cardOf(active)} is over ${STATUSES[over.id as Status]}.` : undefined),
  onDragEnd: ({ active, over }) => `${cardOf(active)} was dropped${over ? ` on ${STATUSES[over.id as Status]}` : ''}.`,
  onDragCancel: ({ active }) => `${cardOf(active)} is back in its place.`,
}
