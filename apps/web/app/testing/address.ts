import { vi } from 'vitest'

const ORIGIN = 'https://jobapply.example'

/**
 * The address bar. The router moves it; what leaves the document (`location.assign`, a plain link, `window.open`) is written down instead
 * of being opened.
 */
export function openAddress(start: string) {
  let url = new URL(start, ORIGIN)
  /** Documents that the page left for, and the tabs that it opened: where each of them is, or that it is closed again. */
  const left: string[] = []
  const opened: string[] = []
  const short = (to: string | URL) => {
    const { origin, href, pathname, search, hash } = new URL(to, url)
    return origin === ORIGIN ? pathname + search + hash : href
  }
  const leave = (to: string | URL) => void left.push(short(to))
  const location = {
    assign: leave,
    replace: leave,
    reload: () => leave(url),
    toString: () => url.href,
    ...{ origin: url.origin, host: url.host, hostname: url.hostname, protocol: url.protocol, port: '' },
    get href() {
      return url.href
    },
    set href(to) {
      leave(to)
    },
    get pathname() {
      return url.pathname
    },
    get search() {
      return url.search
    },
    get hash() {
      return url.hash
    },
  }
  const moveTo = (to: string) => {
    url = new URL(to, url)
  }
  vi.stubGlobal('location', location)
  vi.stubGlobal('open', (to: string) => {
    const tab = opened.push(to ? short(to) : 'about:blank') - 1
    const go = (next: string) => {
      opened[tab] = short(next)
    }
    const close = () => {
      opened[tab] = 'closed'
    }
    return { location: { assign: go, replace: go }, close, opener: null }
  })
  vi.spyOn(history, 'replaceState').mockImplementation((_state, _unused, to) => void (to && moveTo(String(to))))
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    const to = link.getAttribute('href') ?? ''
    if (link.getAttribute('target') === '_blank') opened.push(short(to))
    else if (to.startsWith('#')) moveTo(to)
    else leave(to)
  }
  addEventListener('click', onClick)
  // A link that only downloads is in no document, and would lead the window of all tests to the file.
  const click = HTMLElement.prototype.click
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) click.call(this)
  })
  return {
    left,
    opened,
    moveTo,
    place: () => url.pathname + url.search + url.hash,
    close: () => {
      clicks.mockRestore()
      removeEventListener('click', onClick)
    },
  }
}
