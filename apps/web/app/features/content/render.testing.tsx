import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router'

const TAGS = /<[^>]*>/g
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The HTML of a page as the build prerenders it, and its text without tags. */
export function renderPage(Page: ComponentType, { path = '/', address = path }: { path?: string; address?: string } = {}) {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path={path} element={<Page />} />
      </Routes>
    </MemoryRouter>,
  )
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to = '', inside = '']) => ({
    to: decode(to),
    label: textOf(inside),
  }))
  return { html, text: textOf(html), links, count: (part: string) => html.split(part).length - 1 }
}

const textOf = (html: string) => decode(html.replace(TAGS, ' ')).replace(/\s+/g, ' ').trim()
const decode = (text: string) => text.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)
