import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import routes from '#routes.ts'

type Module = { default: ComponentType; clientLoader?: LoaderFunction; ErrorBoundary?: ComponentType }

const MODULES = import.meta.glob<Module>([
  '../pages/**/*-page.tsx',
  '../features/**/*-page.tsx',
  '../features/**/*-redirect.tsx',
  '../shell/*.tsx',
])

/** The product's own table of routes, as the build makes it: each module is loaded when its page is opened. */
export const productRoutes = (entries: RouteConfigEntry[] = routes): RouteObject[] =>
  entries.map(({ path, index, file, children }) => {
    const lazy = () => load(file)
    if (index) return { index: true, lazy }
    return { ...(path !== undefined && { path }), lazy, ...(children && { children: productRoutes(children) }) }
  })

async function load(file: string) {
  const module = await MODULES[`../${file}`]?.()
  if (!module) throw new Error(`There is no module ${file}`)
  const { default: Component, clientLoader, ErrorBoundary } = module
  return { Component, ...(clientLoader && { loader: clientLoader }), ...(ErrorBoundary && { ErrorBoundary }) }
}
