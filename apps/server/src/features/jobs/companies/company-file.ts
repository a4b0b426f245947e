import { readFile } from 'node:fs/promises'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { stripAccents } from '@jobapply/language/fold'
import { BOARDS_FILE } from '#platform/places'

/** The boards of one source: 'token<tab>name', as written, and the same folded for searching. */
export type CompanyBlock = { source: string; lines: readonly string[]; folded: readonly string[] }

let loaded: Promise<readonly CompanyBlock[]> | undefined

/** The shipped directory, unpacked when it is first needed: no start waits for it. */
export const companyBlocks = () => (loaded ??= load())

async function load(): Promise<CompanyBlock[]> {
  const text = (await promisify(brotliDecompress)(await readFile(BOARDS_FILE))).toString('utf8')
  const blocks: CompanyBlock[] = []
  for (const part of text.split(/^#/m).slice(1)) {
    const [source = '', ...lines] = part.trimEnd().split('\n')
    blocks.push({ source, lines, folded: lines.map(foldCompanyLine) })
    await letOthersRun()
  }
  return blocks
}

/** Letter case and accents do not count. */
export const foldCompanyLine = (text: string) => stripAccents(text.toLowerCase())
