/** After so long a silence the page is looked at: steps are drawn in many small changes. */
const QUIET_MS = 400
/** A page that never rests is looked at all the same, but not more often. */
const MOST_MS = 2_000
const MARKS = ['class', 'style', 'hidden', 'open', 'aria-hidden', 'aria-expanded', 'data-state', 'disabled', 'src']
/** Style sheets open steps without a change of the page: by a ticked box, a target or a focus. */
const EVENTS = ['click', 'keyup', 'transitionend', 'animationend']

/** Calls `look` when the page may show other fields than before. */
export function watchSteps(document: Document, look: () => void): void {
  const view = document.defaultView
  if (!view || typeof view.MutationObserver !== 'function') return
  let quiet: ReturnType<typeof setTimeout> | undefined
  let since = 0
  const note = () => {
    const now = Date.now()
    since ||= now
    clearTimeout(quiet)
    quiet = setTimeout(
      () => {
        since = 0
        look()
      },
      now - since >= MOST_MS ? 0 : QUIET_MS,
    )
  }
  new view.MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: MARKS })
  for (const type of EVENTS) document.addEventListener(type, note, true)
  view.addEventListener('hashchange', note)
}
