import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { BOARD_ANNOUNCEMENTS } from './board-announcements.ts'

test('a dragged card is announced by its title and employer, and a column by its name', () => {
  const row = { job_title: 'Transport Planner', company: 'Rijnmond Dairy' }
  const active = { id: '7f9c2b5e-0d1a-4c3b-9e8f-1a2b3c4d5e6f', data: { current: { row } } } as unknown as Active
  const over = { id: 'under-review' } as Over
  const { onDragStart, onDragOver, onDragEnd, onDragCancel } = BOARD_ANNOUNCEMENTS
  expect([
    onDragStart({ active }),
    onDragOver({ active, over }),
    onDragOver({ active, over: null }),
    onDragEnd({ active, over }),
    onDragCancel({ active, over: null }),
  ]).toEqual([
    'Picked up Transport Planner, Rijnmond Dairy.',
    'Transport Planner, Rijnmond Dairy is over Under Review.',
    undefined,
    'Transport Planner, Rijnmond Dairy was dropped on Under Review.',
    'Transport Planner, Rijnmond Dairy is back in its place.',
  ])
})
