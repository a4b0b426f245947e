import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FONT_IDS, type FontId } from '@jobapply/core/documents/pages'
import { NOT_FOUND } from '@jobapply/core/shared/faults'
import type { Route } from '#platform/feature/routes'
import { sendFault } from '#platform/http/exchange'

const compress = promisify(gzip)
const ADDRESS = /^\/documents\/fonts\/([a-z-]+)\.ttf$/
const A_WEEK = 7 * 24 * 3600

type Font = { bytes: Buffer; etag: string }
/** At most one for each font; a server that draws no preview reads none. */
const fonts = new Map<FontId, Promise<Font>>()

/** The files that the PDF embeds, for the preview: with the same letters, lines break at the same words. */
export const fontRoute: Route = {
  method: 'GET',
  path: '/documents/fonts/*',
  door: 'signed in',
  async answer(exchange) {
    const { request, response, url } = exchange
    const wanted = ADDRESS.exec(url.pathname)?.[1]
    const id = FONT_IDS.find((font) => font === wanted)
    if (!id) return sendFault(exchange, 'NOT_FOUND', NOT_FOUND)
    const { bytes, etag } = await (fonts.get(id) ?? keepFont(id))
    response.setHeader('etag', etag)
    response.setHeader('cache-control', `private, max-age=${A_WEEK}`)
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
    // Every browser that draws the preview reads gzip.
    response.writeHead(200, { 'content-type': 'font/ttf', 'content-encoding': 'gzip', 'content-length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  },
}

function keepFont(id: FontId) {
  const loading = loadFont(id)
  fonts.set(id, loading)
  // A file that could not be read is tried again.
  loading.catch(() => fonts.delete(id))
  return loading
}

async function loadFont(id: FontId): Promise<Font> {
  const { fontFile } = await import('@jobapply/documents/layout/font-files')
  const bytes = await compress(await readFile(fontFile(id)))
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"` }
}
