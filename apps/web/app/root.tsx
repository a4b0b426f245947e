import './app.css'
import { PRODUCT, TAGLINE } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { AppSkeleton } from '#shell/app-skeleton.tsx'
import { HEAD_SCRIPT } from '#shell/head-script.ts'
import { Providers } from '#shell/providers.tsx'

export { ErrorBoundary } from '#shell/route-error.tsx'

/**
 * Fonts are not preloaded: on a slow phone the first paint waits until they are unpacked. Text stands in a font of the system with the same
 * measures until then (fallback-fonts.css); public pages do not even ask for them before (font-script.ts).
 */
export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta = () => [{ title: PRODUCT }, { name: 'description', content: `${PRODUCT}: ${TAGLINE}` }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13171d" />
        {/* Only the prerendered HTML has its text: React leaves it as it is, and the browser loads it once. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it has to run before the first paint */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? HEAD_SCRIPT : '' }} />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="app">{children}</div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  )
}

/** What stands in the HTML of every application page until its script has come. */
export const HydrateFallback = AppSkeleton
