import { setTimeout as sleep } from 'node:timers/promises'
import { call } from '#bench/shared/in-process.ts'

/** What a person may be told while there is no room: each has a sentence of its own. */
const REFUSALS = ['DISK_FULL', 'UNAVAILABLE', 'MAYBE_SAVED']
/** These two promise that nothing was changed. */
const UNCHANGED = ['DISK_FULL', 'UNAVAILABLE']
const SHORT_PAUSE_MS = 20

export type Journal = { accepted: string[]; unchanged: string[]; told: Record<string, number>; wrong: string[] }

/** Four people's worth of typed applications, each with a title of its own, and reads beside them; every answer is kept. */
export function startWriters(origin: string, cookie: string, round: number, journal: Journal) {
  let isOver = false
  const note = (name: string, code: string, text: string) => {
    journal.told[code] = (journal.told[code] ?? 0) + 1
    if (code !== 'OK' && !REFUSALS.includes(code)) journal.wrong.push(`${name}: ${code} ${text.slice(0, 200)}`)
  }
  const ask = async (name: string, input: unknown) => {
    const answer = await call(origin, name, input, { cookie }).catch((error) => ({ code: 'NO_ANSWER', text: String(error) }))
    note(name, answer.code, answer.text)
    if (answer.code !== 'OK') await sleep(SHORT_PAUSE_MS)
    return answer.code
  }
  const write = async (writer: number) => {
    for (let number = 0; !isOver; number++) {
      const title = `round ${round} writer ${writer} number ${number}`
      const input = {
        job_title: title,
        company: 'Harbour Hotel',
        job_url: `https://jobs.example.org/${title.replaceAll(' ', '-')}`,
        status: 'applied',
      }
      const code = await ask('applications/tracker/add', { ...input, appliedOn: '2026-11-02', location: noise() })
      if (code === 'OK') journal.accepted.push(title)
      if (UNCHANGED.includes(code)) journal.unchanged.push(title)
    }
  }
  const read = async () => {
    for (; !isOver; await sleep(50)) await ask('profiles/list', undefined)
  }
  const work = Promise.all([...Array.from({ length: 4 }, (_, writer) => write(writer)), read()])
  return {
    async stop() {
      isOver = true
      await work
    },
  }
}

/** Text that takes its room: nothing compresses it. */
const noise = () =>
  Array.from({ length: 15 }, () => Math.random().toString(36).slice(2))
    .join('')
    .slice(0, 150)
