import { ask } from './ask.ts'
import type { Network } from './network.ts'
import { type Robots, readRobots } from './robots.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const LIMITS = { bytes: 500_000, ms: 10_000 }
/** Hosts that are remembered; the one asked longest ago makes room. */
const MOST_HOSTS = 5_000

type Known = { robots: Robots | undefined; until: number }

/** The robots files of hosts, each asked for once a day. Without an answer nothing is asked there for an hour. */
export function createRobotsCache(network: Network, userAgent: string, now: () => Date) {
  const known = new Map<string, Known>()
  const name = userAgent.split('/')[0] ?? userAgent
  return async (host: string): Promise<{ robots: Robots | undefined; isFresh: boolean }> => {
    const at = now().getTime()
    const found = known.get(host)
    if (found && found.until > at) return { robots: found.robots, isFresh: false }
    const robots = await load(host)
    known.delete(host)
    known.set(host, { robots, until: at + (robots ? DAY : HOUR) })
    const [oldest] = known.keys()
    if (known.size > MOST_HOSTS && oldest !== undefined) known.delete(oldest)
    return { robots, isFresh: true }
  }

  /** Undefined: the host did not say. A file that is not there forbids nothing. */
  async function load(host: string): Promise<Robots | undefined> {
    const url = new URL(`https://${host}/robots.txt`)
    const answer = await ask(network, { url, headers: { accept: 'text/plain', 'user-agent': userAgent }, limits: LIMITS })
    if ('problem' in answer) return answer.problem === 'too-big' ? [] : undefined
    if (answer.status >= 500) return undefined
    return answer.status >= 200 && answer.status < 300 ? readRobots(answer.text, name) : []
  }
}
