import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MoveButtons } from './move-buttons.tsx'

const LAYOUTS = {
  rows: { className: 'grid gap-2.5', strategy: verticalListSortingStrategy },
  tight: { className: 'grid', strategy: verticalListSortingStrategy },
  wrap: { className: 'flex flex-wrap gap-2', strategy: rectSortingStrategy },
}
const INSTRUCTIONS =
  'To change the order, press Space or Enter, move with the arrow keys, and press Space or Enter again. Escape puts it back.'

type Props<T extends { id: string }> = {
  label: string
  items: readonly T[]
  nameOf: (item: T) => string
  onMove: (from: number, to: number) => void
  layout?: keyof typeof LAYOUTS
  children: (item: T, index: number, handle: ReactNode) => ReactNode
}

/** A list in the person's own order: by pointer, by finger and by keyboard, with every step announced. */
export function SortableList<T extends { id: string }>(props: Props<T>) {
  const { label, items, nameOf, onMove, layout = 'rows', children } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    // At once: while the page still glides, the next place is not where the entry was sent to.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  )
  const lastPlace = useRef(-1)
  const place = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id)
  const name = (id: UniqueIdentifier) => {
    const item = items[place(id)]
    return item ? nameOf(item) : ''
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastPlace.current = place(active.id)
      return `Picked up ${name(active.id)}, place ${place(active.id) + 1} of ${items.length}.`
    },
    // Its own place is "reached" at once, too: that would talk over the first announcement.
    onDragOver: ({ active, over }) => {
      if (!over || place(over.id) === lastPlace.current) return
      lastPlace.current = place(over.id)
      return `${name(active.id)} is at place ${place(over.id) + 1} of ${items.length}.`
    },
    onDragEnd: ({ active, over }) => `${name(active.id)} is now at place ${place((over ?? active).id) + 1} of ${items.length}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at its place.`,
  }
  const list = useRef<HTMLUListElement>(null)
  const [step, setStep] = useState<{ id: string; by: -1 | 1; said: string }>()
  function move(id: string, by: -1 | 1) {
    const to = place(id) + by
    onMove(place(id), to)
    setStep({ id, by, said: `${name(id)} is now at place ${to + 1} of ${items.length}.` })
  }
  // The keyboard goes with the entry; at the end of the list the button for the way back has it.
  useEffect(() => {
    const row = [...(list.current?.children ?? [])].find((child) => child instanceof HTMLElement && child.dataset.id === step?.id)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-step]:enabled') ?? [])]
    const [any] = buttons
    const same = buttons.find((button) => button.dataset.step === String(step?.by))
    ;(same ?? any)?.focus()
  }, [step])

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id))
  }
  if (items.length === 0) return null
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={LAYOUTS[layout].strategy}>
        <ul ref={list} aria-label={label} className={LAYOUTS[layout].className}>
          {items.map((item, index) => (
            <Sortable
              key={item.id}
              id={item.id}
              name={nameOf(item)}
              isAlone={items.length === 1}
              steps={
                layout !== 'wrap' && (
                  <MoveButtons
                    isFlat={layout === 'tight'}
                    name={nameOf(item)}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onMove={(by) => move(item.id, by)}
                  />
                )
              }
            >
              {(handle) => children(item, index, handle)}
            </Sortable>
          ))}
        </ul>
      </SortableContext>
      <p role="status" className="sr-only">
        {step?.said}
      </p>
    </DndContext>
  )
}

type SortableProps = {
  id: string
  name: string
  isAlone: boolean
  steps: ReactNode
  children: (handle: ReactNode) => ReactNode
}

function Sortable({ id, name, isAlone, steps, children }: SortableProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const grip = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
      className="grid h-8 w-8 max-sm:w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
  const handle = isAlone ? null : (
    <span className="flex shrink-0 items-center">
      {grip}
      {steps}
    </span>
  )
  return (
    <li
      ref={setNodeRef}
      data-id={id}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
      className={`min-w-0 ${isDragging ? 'relative z-10 opacity-80' : ''}`}
    >
      {children(handle)}
    </li>
  )
}
