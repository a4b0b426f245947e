import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import PublicLayout from '#shell/public-layout.tsx'
import { openTab, type Visit } from './visit.ts'

/** A public page as the build prerenders it, and then the part of its script that the test is about (shell/public-page.ts runs them all). */
export const mountPublicPage = (path: string, PageContent: ComponentType, start: () => void, visit: Visit = {}) =>
  openTab(path, { as: 'stranger', ...visit }, ({ container }) => {
    const routes = [{ element: <PublicLayout />, children: [{ path: '*', element: <PageContent /> }] }]
    container.innerHTML = renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
    start()
    return { close: () => container.remove() }
  })
