import { getDocument, Util } from 'unpdf/pdfjs'
import type { Piece } from './find-lines.ts'

/** A resume has one or two; what comes after these is not drawn. */
const MAX_PAGES = 8
/** Sharp on a dense screen at the size that the pane has. */
const DRAWN_WIDTH = 1100

export type DrawnPage = { number: number; canvas: HTMLCanvasElement; pieces: Piece[] }

/** Draws a stored PDF page by page. It throws for a file that is gone or damaged. */
export async function loadPages(url: string, signal: AbortSignal): Promise<DrawnPage[]> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`the file was answered with ${response.status}`)
  const data = new Uint8Array(await response.arrayBuffer())
  // WebAssembly is not allowed by the security policy; only rare pictures would use it.
  const task = getDocument({ data, useSystemFonts: true, useWasm: false, verbosity: 0 })
  try {
    const pdf = await task.promise
    const pages: DrawnPage[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
      signal.throwIfAborted()
      pages.push(await drawPage(await pdf.getPage(number), number))
    }
    return pages
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function drawPage(page: Page, number: number): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: DRAWN_WIDTH / page.getViewport({ scale: 1 }).width })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c = 0, d = 0, x = 0, y = 0]: number[] = Util.transform(viewport.transform, item.transform)
    const height = Math.hypot(c, d)
    return [
      {
        text: item.str,
        left: x / viewport.width,
        // From the base line: letters such as g reach below it.
        top: (y - height * 0.9) / viewport.height,
        width: (item.width * viewport.scale) / viewport.width,
        height: (height * 1.2) / viewport.height,
      },
    ]
  })
  return { number, canvas, pieces }
}
