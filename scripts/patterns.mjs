import { analyse } from 'scslre'
import { BUILT_LATER, CAPPED } from './pattern-exceptions.mjs'
import { listSources, readPatterns, recordBuilt } from './pattern-sources.mjs'

/** @import { Pattern } from './pattern-sources.mjs' */

/**
 * How a pattern may grow faster than its input; an empty list for a linear one. Each pattern is analysed once, however often it stands.
 * @type {Map<string, { isExponential: boolean, character: string }[]>}
 */
const analysed = new Map()
const reportsOf = (/** @type {Pattern} */ { source, flags }) => {
  const key = `/${source}/${flags}`
  const known = analysed.get(key)
  if (known) return known
  const reports = analyse({ source, flags }, { maxReports: 3 }).reports.map(({ exponential, character }) => ({
    isExponential: exponential,
    character: character.literal.source,
  }))
  analysed.set(key, reports)
  return reports
}

const read = listSources().map(readPatterns)
const sites = read.flatMap((file) => file.sites)
const built = await recordBuilt([...new Set(sites.map(({ file }) => file))].filter((file) => !file.startsWith('scripts/')))
const examined = [...read.flatMap((file) => file.literals), ...built]
const reported = examined.filter((pattern) => reportsOf(pattern).length > 0)

/** @type {Map<(typeof CAPPED)[number], number>} */
const excepted = new Map(CAPPED.map((cap) => [cap, 0]))
const problems = []
for (const pattern of reported) {
  const cap = CAPPED.find(({ under }) => pattern.file.startsWith(under))
  const reports = reportsOf(pattern)
  if (cap && !reports.some(({ isExponential }) => isExponential)) excepted.set(cap, (excepted.get(cap) ?? 0) + 1)
  else
    problems.push(
      `${pattern.file}:${pattern.line} grows faster than its input at repeated ${reports.map(({ character }) => character).join(', ')}: /${pattern.source}/${pattern.flags}`,
    )
}
for (const [{ under }, count] of excepted) if (count === 0) problems.push(`${under} needs no exception any more.`)

const evaluated = new Set(built.map(({ file, line }) => `${file}:${line}`))
const later = sites.filter(({ file, line }) => !evaluated.has(`${file}:${line}`))
for (const { file, line } of later)
  if (!Object.hasOwn(BUILT_LATER, file))
    problems.push(
      `${file}:${line} builds a pattern that cannot be examined: build it when the module is loaded, or give a reason.`,
    )
for (const file of Object.keys(BUILT_LATER))
  if (!later.some((site) => site.file === file)) problems.push(`${file} builds no pattern later any more.`)

console.log(`${examined.length} patterns examined (${built.length} of them built), ${analysed.size} distinct.`)
for (const [{ under, longest, because }, count] of excepted)
  console.log(`${count} excepted in ${under}, at most ${longest} characters: ${because}.`)
for (const [file, because] of Object.entries(BUILT_LATER)) console.log(`Not examined in ${file}: ${because}.`)
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
