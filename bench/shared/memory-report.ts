import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/** Loaded into the measured program: says each 200 ms what its memory holds, in a file that is always whole. */
const file = process.env.MEMORY_REPORT
const EVERY_MS = 200

/** `anonymous` is resident memory without what is mapped from files, such as Node's own code. */
export type MemoryReport = {
  anonymous: number
  rss: number
  heapUsed: number
  heapTotal: number
  external: number
  arrayBuffers: number
}

if (file)
  setInterval(() => {
    const anonymous = Number(/RssAnon:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024
    writeFileSync(`${file}.new`, JSON.stringify({ anonymous, ...process.memoryUsage() }))
    renameSync(`${file}.new`, file)
  }, EVERY_MS).unref()
