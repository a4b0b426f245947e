import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Answer, type ReadAnswer, readAnswer } from '@jobapply/server/features/jobs/reading/read-answer'
import { createReader } from '@jobapply/server/features/jobs/reading/reader'
import { greenhouse } from '@jobapply/server/features/jobs/sources/greenhouse'
import { openProduct } from './shared/in-process.ts'
import { conditions } from './shared/measure.ts'

/** Answers of sources, read in the server's own process and in helper processes: jobs per second, and how long everybody else waits. */
const BOARDS = 60
const JOBS = 150
/** As many boards as the task that refreshes them visits at once. */
const AT_ONCE = 4
const BOARD = { token: 'acme', name: 'Acme' }
const PARAGRAPH =
  '<p>You plan the week with a team of six, talk to suppliers in <b>three</b> countries and keep the records.</p><ul><li>Two years in a kitchen</li><li>$45,000 - $52,000 per year</li></ul>'

const answers = Array.from({ length: BOARDS }, (_, board): Answer => {
  const jobs = Array.from({ length: JOBS }, (_, job) => ({
    id: board * JOBS + job,
    title: `Kitchen Lead ${job}`,
    absolute_url: `https://boards.greenhouse.io/acme/jobs/${board * JOBS + job}`,
    location: { name: 'Cork, Ireland' },
    content: PARAGRAPH.repeat(30),
  }))
  return { as: 'list', source: 'greenhouse', board: BOARD, asked: greenhouse.list(BOARD), text: JSON.stringify({ jobs }) }
})
const megabytes = answers.reduce((sum, { text }) => sum + text.length, 0) / 1e6
console.log(`Reading ${BOARDS} boards of ${JOBS} jobs, ${megabytes.toFixed(0)} MB (${conditions()})`)

const product = await openProduct({ TASKS: 'separate' })
const inHelpers = createReader(product.platform.database.system)
await measure('own process', async (answer) => readAnswer(answer, new Date()))
await measure('helpers, first use', inHelpers)
await measure('helpers, warm', inHelpers)
await product.close()

async function measure(name: string, read: ReadAnswer) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const queue = [...answers]
  let jobs = 0
  const [cpu, before] = [process.cpuUsage(), helperSeconds()]
  const started = performance.now()
  delay.enable()
  const work = async () => {
    for (let answer = queue.shift(); answer; answer = queue.shift()) {
      jobs += (await read(answer)).jobs.length
      await new Promise(setImmediate)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  delay.disable()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6]
  console.log(
    `  ${name.padEnd(20)} ${Math.round(jobs / seconds)} jobs/s, CPU seconds: server ${((user + system) / 1e6).toFixed(2)}, helpers ${(helperSeconds() - before).toFixed(2)}; event loop delay p99 ${p99.toFixed(0)} ms, max ${max.toFixed(0)} ms`,
  )
}

/** CPU seconds of the helpers that this process has started. */
function helperSeconds(): number {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  const ticks = children.map((pid) => {
    const [, name, rest = ''] = /\((.*)\) (.*)$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim()) ?? []
    const fields = rest.split(' ')
    return name !== 'postgres' ? Number(fields[11]) + Number(fields[12]) : 0
  })
  return ticks.reduce((sum, one) => sum + one, 0) / 100
}
