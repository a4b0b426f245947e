import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { bin, productEnv, root, Stop } from './machine.mjs'
import { quietly, step } from './progress.mjs'

/**
 * Each checker of the types makes many of them anew: four take 6.7 s of CPU for the extension, one takes 3.8 s. The other checks run beside it, so that on
 * two cores one is enough.
 */
const TYPES = ['tsc', '--noEmit', '--checkers', String(Math.max(1, Math.min(4, availableParallelism() >> 1)))]

/** The longest first. @type {{ title: string, commands: string[][], cwd?: string }[]} */
const CHECKS = [
  { title: 'Types', commands: [TYPES] },
  { title: 'Types of the pages', commands: [['react-router', 'typegen'], TYPES], cwd: join(root, 'apps', 'web') },
  { title: 'Lint and format', commands: [['biome', 'check', '.']] },
  { title: 'Unused code', commands: [['knip']] },
  { title: 'Patterns that grow faster than their input', commands: [['node', 'scripts/patterns.mjs']] },
  { title: 'Types of the extension', commands: [TYPES], cwd: join(root, 'apps', 'extension') },
  { title: 'Bill of materials', commands: [['node', 'scripts/lists/sbom.mjs']] },
]

/** What reads the code without running it, as many at a time as there are cores. Each check counts as one. */
export async function runChecks() {
  const result = { passed: 0, failed: 0 }
  const waiting = [...CHECKS]
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) result[(await passes(check)) ? 'passed' : 'failed']++
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return result
}

/** @param {(typeof CHECKS)[number]} check */
async function passes({ title, commands, cwd = root }) {
  try {
    await step(title, async () => {
      for (const [tool = '', ...args] of commands)
        await quietly(tool === 'node' ? tool : join(bin, tool), args, { cwd, env: productEnv() })
    })
    return true
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`\n${error.message}\n`)
    return false
  }
}
