import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { AuthScreen } from '#features/auth/auth-screen.tsx'
import { PATHS } from '#paths.ts'
import { Providers } from '#shell/providers.tsx'
import { productRoutes } from './routes.ts'
import { openTab, type Visit } from './visit.ts'

/**
 * The page at this address with everything of the product around it: router, providers, shell and toasts are the real ones, and so is the
 * client. Only the network is not: answers are recorded ones, with the changes that the test makes.
 */
export const mountPage = (path: string, visit: Visit = {}) =>
  openTab(path, visit, ({ container, place, moveTo, noteDrawn, complain }) => {
    const root = createRoot(container, { onUncaughtError: complain })
    return isAuth(place()) ? showAuth(root) : showApp(root, place(), { moveTo, noteDrawn })
  })

const isAuth = (place: string) => place.split(/[?#]/)[0] === PATHS.auth

type Watchers = Record<'moveTo' | 'noteDrawn', (place: string) => void>

function showApp(root: Root, path: string, { moveTo, noteDrawn }: Watchers) {
  const app = { element: <App onDrawn={noteDrawn} />, HydrateFallback: Nothing, children: productRoutes() }
  const router = createMemoryRouter([app], { initialEntries: [path] })
  router.subscribe(({ location: { pathname, search, hash } }) => moveTo(pathname + search + hash))
  root.render(<RouterProvider router={router} />)
  return {
    goto: (to: string | number) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    close: () => {
      root.unmount()
      router.dispose()
    },
  }
}

const Nothing = () => null

/** As in root.tsx and auth-entry.tsx, without the document around them. */
function App({ onDrawn }: { onDrawn: (place: string) => void }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => onDrawn(pathname + search + hash))
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}
function showAuth(root: Root) {
  root.render(
    <Providers>
      <AuthScreen />
    </Providers>,
  )
  return { close: () => root.unmount() }
}
