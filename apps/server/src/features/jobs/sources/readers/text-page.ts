import { elementOf, textIn } from './cards.ts'
import { titleOfPage } from './page-title.ts'
import type { Board, SourceRequest, SourceResult } from './source.ts'

/** Which elements of a job's page hold what, by their classes or ids. */
export type TextPage = { source: string; text: RegExp; title?: RegExp; place?: RegExp }

/** A job's page without linked data: its heading, and the element with its text. Undefined without both. */
export function readTextPage(html: string, board: Board, asked: SourceRequest, page: TextPage): SourceResult | undefined {
  const title = (page.title && textIn(html, page.title)) || titleOfPage(html)
  const description = elementOf(html, page.text)
  if (!title || !description) return undefined
  const job = {
    ...{ source: page.source, id: asked.job ?? '', title, company: board.name, url: asked.url, description },
    location: page.place ? textIn(html, page.place) : '',
  }
  return { outcome: 'ok', jobs: [job], unread: 0 }
}
