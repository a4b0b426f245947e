import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * Packs a table of public boards (source, token, name; with a header) into apps/server/boards: under a heading for each source a line for
 * each board, 'token<tab>name', or the token alone. Usage: node scripts/lists/pack-boards.mjs boards.tsv
 */
const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: node scripts/lists/pack-boards.mjs boards.tsv')

/** @type {Map<string, string[]>} */
const sources = new Map()
for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
  const [source = '', token = '', name = ''] = line.split('\t').map((part) => part.trim())
  if (!source || !token || token.startsWith('#')) continue
  const boards = sources.get(source) ?? []
  boards.push(name ? `${token}\t${name}` : token)
  sources.set(source, boards)
}
const text = [...sources].map(([source, boards]) => `#${source}\n${boards.join('\n')}\n`).join('')
const params = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
}
const packed = brotliCompressSync(text, { params })
writeFileSync(join(import.meta.dirname, '../../apps/server/boards/boards.txt.br'), packed)
console.log(`${[...sources.values()].flat().length} boards of ${sources.size} sources: ${packed.length} bytes`)
