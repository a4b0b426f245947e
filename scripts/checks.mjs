import { join } from 'node:path'
import { bin, productEnv, root, Stop } from './machine.mjs'
import { quietly, step } from './progress.mjs'

/** @type {{ title: string, commands: string[][], cwd?: string }[]} */
const CHECKS = [
  { title: 'Lint and format', commands: [['biome', 'check', '.']] },
  { title: 'Types', commands: [['tsc', '--noEmit']] },
  {
    title: 'Types of the pages',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
    cwd: join(root, 'apps', 'web'),
  },
  { title: 'Types of the extension', commands: [['tsc', '--noEmit']], cwd: join(root, 'apps', 'extension') },
  { title: 'Unused code', commands: [['knip']] },
  { title: 'Patterns that grow faster than their input', commands: [['node', 'scripts/patterns.mjs']] },
  { title: 'Bill of materials', commands: [['node', 'scripts/lists/sbom.mjs']] },
]

/** What reads the code without running it. Each check counts as one. */
export async function runChecks() {
  const result = { passed: 0, failed: 0 }
  for (const { title, commands, cwd = root } of CHECKS) {
    const work = async () => {
      for (const [tool = '', ...args] of commands)
        await quietly(tool === 'node' ? tool : join(bin, tool), args, { cwd, env: productEnv() })
    }
    try {
      await step(title, work)
      result.passed++
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      console.log(`\n${error.message}\n`)
      result.failed++
    }
  }
  return result
}
