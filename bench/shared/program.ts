import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './in-process.ts'

const PROGRAMS = join(import.meta.dirname, '../../apps/server/build')
const TICKS_PER_SECOND = 100

/** The product as a program of its own, as `npm start` runs it: with the flags and the environment that `npm run bench` has from it. */
export async function startProgram(dataDir: string, env: Record<string, string> = {}, program: 'main' | 'worker' = 'main') {
  const port = env.PORT ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...process.execArgv, join(PROGRAMS, `${program}.js`)], {
    env: {
      ...process.env,
      JOBAPPLY_DATA_DIR: dataDir,
      PORT: port,
      LOG_LEVEL: 'error',
      JOB_SOURCES: 'off',
      DEMO_JOBS: 'few',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`)
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await sleep(20)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    child,
    origin,
    seconds,
    cpuSeconds: cpuSeconds(child),
    end: (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal),
  }
}

export function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export const memoryMb = ({ pid }: ChildProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}
