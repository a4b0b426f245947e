import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSteps } from './watch-steps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function invent() {
  let mutate = () => {}
  const view = Object.assign(new EventTarget(), {
    MutationObserver: class {
      constructor(note: () => void) {
        mutate = note
      }
      observe() {}
    },
  })
  const document = Object.assign(new EventTarget(), { defaultView: view })
  const looks: number[] = []
  watchSteps(document as unknown as Document, () => looks.push(Date.now()))
  return { document, view, looks, mutate: () => mutate() }
}

test('many changes at once are looked at once, when the page rests', () => {
  const { looks, mutate } = invent()
  for (let count = 0; count < 5; count++) mutate()
  expect(looks).toHaveLength(0)
  vi.advanceTimersByTime(1_000)
  expect(looks).toHaveLength(1)
})

test.each(['click', 'keyup', 'transitionend'])('a step that only a style sheet opens is noticed by a %s', (type) => {
  const { document, looks } = invent()
  document.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(1_000)
  expect(looks).toHaveLength(1)
})

test('a page that never rests is looked at all the same', () => {
  const { view, looks, mutate } = invent()
  view.dispatchEvent(new Event('hashchange'))
  for (let passed = 0; passed < 6_000; passed += 100) {
    mutate()
    vi.advanceTimersByTime(100)
  }
  expect(looks.length).toBeGreaterThanOrEqual(2)
  expect(looks.length).toBeLessThanOrEqual(4)
})
