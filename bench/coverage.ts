import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rankBoards } from '@jobapply/server/features/jobs/companies/choose-boards'
import { companyBlocks } from '@jobapply/server/features/jobs/companies/company-file'
import { sourcesOn } from '@jobapply/server/features/jobs/fetching/outside'
import { chooseSlices } from '@jobapply/server/features/jobs/slices'
import { TRADE_COUNTRIES, TRADES } from '@jobapply/server/features/jobs/sources/demo/trades'
import { readSettings } from '@jobapply/server/platform/env'

/**
 * What a fresh installation asks for a person of each of 15 trades in each of 8 countries: the services of the country, by their slices,
 * and how many boards of the directory fit. `npm run bench -- coverage --out FILE` also writes the table.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const sources = sourcesOn(readSettings({}))
const blocks = await companyBlocks()
const ids = sources.filter(({ kind }) => kind === 'board').map(({ id }) => id)
const nameOf = (id: string) => sources.find((source) => source.id === id)?.name ?? id

const rows: string[] = ['| trade | country | services, by slice | boards that fit |', '| --- | --- | --- | --- |']
const without: string[] = []
for (const { title } of TRADES)
  for (const { country, cities } of TRADE_COUNTRIES) {
    const wish = { words: title.toLowerCase(), city: cities[0]?.split('/')[0] ?? '', country }
    const slices = chooseSlices([wish], sources)
    const boards = (await rankBoards(blocks, ids, [wish])).length
    if (slices.length === 0 && boards === 0) without.push(`${title}, ${country}`)
    const services = slices.map(({ source, token }) => `${nameOf(source)} (${token})`).join(', ')
    rows.push(`| ${title} | ${country} | ${services || 'none without a key'} | ${boards.toLocaleString('en')} |`)
  }
const feeds = sources.filter(({ kind, slices }) => kind === 'feed' && !slices).map(({ name }) => name)
const text = `${rows.join('\n')}\n\nBesides, for everybody: ${feeds.join(', ')}.\nPairs without a source or board: ${without.length === 0 ? 'none' : without.join('; ')}.\n`
if (values.out) writeFileSync(values.out, text)
console.log(`${TRADES.length} trades x ${TRADE_COUNTRIES.length} countries, ${without.length} pairs without a source or board`)
for (const { country } of TRADE_COUNTRIES) console.log(rows.find((row) => row.includes(`| ${country} |`)) ?? '')
process.exitCode = without.length === 0 ? 0 : 1
