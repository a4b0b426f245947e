import { readFileSync } from 'node:fs'
import { BOARDS } from '@jobapply/extension/jobs/boards/all-boards'
import type { Board } from '@jobapply/extension/jobs/boards/board'
import { readBoard } from '@jobapply/extension/jobs/boards/read-board'
import { readPage } from '@jobapply/extension/page.testing'
import type { Entry } from './growth.testing.ts'
import { listSources } from './pattern-sources.mjs'

const FOLDER = 'apps/extension/src/jobs/boards'
const NOW = new Date('2026-11-15T12:00:00.000Z')
const modules = listSources().filter((file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.ts'))

/** Parsing is the browser's work: the hostile text stays a text. */
const plain = (text: string) => text.replace(/["\\<&\p{Cc}]/gu, ' ')

const [first] = BOARDS

/** The body of a page, as the first board reads it. */
export const readAsBoard = (body: string) =>
  first && read(first, `<html><head><title>Jobs</title></head><body>${body}</body></html>`)
const read = (board: Board, html: string) => readBoard(board, readPage(html), `https://www.${board.id}.com/`, NOW)

/** Each board's own page with hostile texts in its data and its cards, and a page with nothing but such a text. */
export const boardEntries: readonly Entry[] = [
  ...BOARDS.map((board): Entry => {
    const saved = readFileSync(`${FOLDER}/fixtures/${board.id === 'linkedin' ? 'linkedin-guest' : board.id}.html`, 'utf8')
    const pieces = saved.split(/Senior Rust Engineer|Quillfjord Systems|Boise/)
    const share = (text: string) => plain(text.slice(0, Math.ceil(text.length / pieces.length)))
    return { name: `a page of ${board.id}`, modules, read: (text) => read(board, pieces.join(share(text))) }
  }),
  {
    name: 'a page without jobs',
    modules,
    read: (text) =>
      first && read(first, `<html><head><title>${plain(text)}</title></head><body><p>${plain(text)}</p></body></html>`),
  },
]
