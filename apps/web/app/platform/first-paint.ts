const FIRST = 'first-contentful-paint'

/** Runs when the page's first text or picture is shown, which may be long ago; in a task of its own, so that a press is not kept waiting. */
export function afterFirstPaint(run: () => void) {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(FIRST).length === 0) return
    observer.disconnect()
    setTimeout(run)
  })
  observer.observe({ type: 'paint', buffered: true })
}
