const FOCUSABLE = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]'

/**
 * The ref of an element inside of which what has the keyboard may be taken away: a row that is removed, a button that gives way to a form.
 * Then the keyboard goes to what stands in its place, and not back to the top of the page. `data-lands` marks where it lands.
 */
export function keyboardStays(root: HTMLElement | null) {
  if (!root) return
  let last: HTMLElement | undefined
  let places: { parent: Element; index: number }[] = []

  function remember({ target }: Event) {
    last = target as HTMLElement
    places = []
    for (let node: Element = last; node !== root && node.parentElement; node = node.parentElement)
      places.push({ parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) })
  }
  // Whoever turns to something else has left; what is taken away has not.
  const forget = () =>
    queueMicrotask(() => {
      if (last?.isConnected && document.activeElement !== last) last = undefined
    })
  function look() {
    const { activeElement: now, body } = document
    if (!last || last.isConnected || (now !== body && !now?.contains(root))) return
    last = undefined
    const place = places.find(({ parent }) => parent.isConnected)
    const near = place && [place.parent.children[place.index], place.parent.lastElementChild, place.parent, root]
    const target = near?.map((element) => element && landingIn(element)).find(Boolean)
    target?.focus()
  }

  const observer = new MutationObserver(look)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', remember)
  root.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', remember)
    root.removeEventListener('focusout', forget)
  }
}

const landingIn = (element: Element) =>
  element.querySelector<HTMLElement>('[data-lands]') ??
  (element.matches(FOCUSABLE) ? (element as HTMLElement) : element.querySelector<HTMLElement>(FOCUSABLE))
