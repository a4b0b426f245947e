import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import PublicLayout from '#shell/public-layout.tsx'
import { openTab, type Visit } from './visit.ts'

/** `route` is the page's pattern in routes.ts, for pages that read a part of their address. */
type PublicVisit = Visit & { route?: string }

/** A public page as the build prerenders it, and then the part of its script that the test is about (shell/public-page.ts runs them all). */
export const mountPublicPage = (
  path: string,
  PageContent: ComponentType,
  start: () => void = () => {},
  { route = '*', ...visit }: PublicVisit = {},
) =>
  openTab(path, { as: 'stranger', ...visit }, ({ container }) => {
    const routes = [{ element: <PublicLayout />, children: [{ path: route, element: <PageContent /> }] }]
    container.innerHTML = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
    const stopListening = startScript(start)
    return {
      close: () => {
        stopListening()
        container.remove()
      },
    }
  })

/** The script of a public page listens for as long as its document lives. Here the next test has the same document. */
function startScript(start: () => void) {
  const closing = new AbortController()
  const restore = [document, window].map((target) => {
    const listen = target.addEventListener
    target.addEventListener = (type: string, listener: EventListener, options: boolean | AddEventListenerOptions = {}) =>
      listen.call(target, type, listener, { ...(options === true ? { capture: true } : options || {}), signal: closing.signal })
    return () => {
      target.addEventListener = listen
    }
  })
  start()
  for (const each of restore) each()
  return () => closing.abort()
}
