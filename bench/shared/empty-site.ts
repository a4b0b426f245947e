import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** For what asks for no page: the product does not have to be built. */
export function emptySite(folder: string): string {
  mkdirSync(join(folder, 'client'), { recursive: true })
  writeFileSync(join(folder, 'client', 'page.html'), '<!doctype html><title>Bench</title>')
  const page = { file: 'page.html', scriptHashes: [] }
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({ pages: {}, start: {}, fallback: page, notFound: page, routes: [], indexed: [] }),
  )
  return folder
}
