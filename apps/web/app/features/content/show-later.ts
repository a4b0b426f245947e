const PARTS = '[class*="later-"]'
const show = (part: Element) => part.setAttribute('data-laid-out', '')

/**
 * Parts below the first screen are laid out when they come near (app.css, `later-*`), so that the page is there sooner. Once the browser has
 * nothing else to do they are laid out anyway, one after the other: pictures of the whole page, searches and paper show all of it.
 */
export function showLater() {
  const parts = [...document.querySelectorAll(PARTS)]
  const showNext = () => {
    const part = parts.shift()
    if (!part) return
    show(part)
    whenIdle(showNext)
  }
  addEventListener('beforeprint', () => parts.splice(0).forEach(show))
  if (document.readyState === 'complete') whenIdle(showNext)
  else addEventListener('load', () => whenIdle(showNext), { once: true })
}

/** Not every browser tells when it is idle. */
const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
