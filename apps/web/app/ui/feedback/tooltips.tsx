import { useEffect, useState } from 'react'
import { openDelay } from './tooltip-delay.ts'

type Shown = { text: string; left: number; top: number; shift: string }

/**
 * One tooltip for the whole page: it shows the `data-tooltip` of what the pointer rests on or the keyboard has reached, below it, or to
 * its right with `data-tooltip-side="right"`. It repeats the accessible name of icon buttons for the eye, so screen readers skip it.
 */
export function Tooltips() {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => watchTargets(setShown), [])
  return (
    shown && (
      <div
        aria-hidden
        style={{ left: shown.left, top: shown.top }}
        className={`appear pointer-events-none fixed z-60 rounded-control bg-ink px-2 py-1 text-12 font-medium text-paper ${shown.shift}`}
      >
        {shown.text}
      </div>
    )
  )
}

function watchTargets(show: (shown: Shown | undefined) => void) {
  let target: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let closedAt = Number.NEGATIVE_INFINITY

  function close() {
    clearTimeout(timer)
    target = undefined
    if (!isOpen) return
    isOpen = false
    closedAt = Date.now()
    show(undefined)
  }
  function aim(element: HTMLElement | undefined, delay: number) {
    if (element && element === target) return
    close()
    if (!element) return
    target = element
    timer = setTimeout(() => {
      isOpen = true
      show(placeBeside(element))
    }, delay)
  }
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') aim(tooltipTarget(event), isOpen ? 0 : openDelay(Date.now() - closedAt))
  }
  const onFocus = (event: FocusEvent) => {
    const element = tooltipTarget(event)
    if (element?.matches(':focus-visible')) aim(element, 0)
  }

  const listening = new AbortController()
  const { signal } = listening
  addEventListener('pointerover', onPointer, { signal })
  addEventListener('focusin', onFocus, { signal })
  for (const type of ['pointerdown', 'keydown', 'focusout', 'scroll', 'blur'])
    addEventListener(type, close, { signal, capture: true })
  return () => {
    close()
    listening.abort()
  }
}

const tooltipTarget = ({ target }: Event) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined) : undefined

function placeBeside(element: HTMLElement): Shown {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
  const text = element.dataset.tooltip ?? ''
  return element.dataset.tooltipSide === 'right'
    ? { text, left: right + 8, top: top + height / 2, shift: '-translate-y-1/2' }
    : { text, left: left + width / 2, top: bottom + 6, shift: '-translate-x-1/2' }
}
