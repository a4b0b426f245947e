import { fold } from '@jobapply/language/fold'
import { MAIL_SOURCE, PASTED_SOURCE } from '#jobs/constants'

/** The fields that identify a job (spec 3 §4), and where it comes from. */
type Named = { id: string; title: string; company: string; location: string; platform?: string }

const nameOf = ({ title, company, location }: Named) => `${fold(title)}\n${fold(company)}\n${fold(location)}`

/**
 * Each job once: the same id, or the same title, company and location. Of several the one that says most stays, a pasted page only when
 * there is nothing else. Neither the order nor merging again changes which ones stay; they come in the order of their ids.
 */
export function mergeJobs<Job extends Named & { description: string }>(jobs: readonly Job[]): Job[] {
  const groups = groupAlike(jobs, (job) => [`id ${job.id}`, `name ${nameOf(job)}`])
  const best = groups.flatMap((group) => (group.length === 1 ? group : (group.toSorted(byWorth)[0] ?? [])))
  return best.sort((a, b) => compare(a.id, b.id))
}

/** Groups of those that share a key, directly or through others; empty keys are ignored. */
export function groupAlike<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): T[][] {
  const parents = all.map((_, index) => index)
  const rootOf = (index: number): number => {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    parents[index] = root
    return root
  }
  const firstWith = new Map<string, number>()
  all.forEach((one, index) => {
    for (const key of keysOf(one).filter(Boolean)) {
      const other = firstWith.get(key)
      if (other === undefined) firstWith.set(key, index)
      else parents[rootOf(index)] = rootOf(other)
    }
  })
  return [...Map.groupBy(all, (_, index) => rootOf(index)).values()]
}

/** How many of the arriving jobs are not in the list yet (spec 3 §8: 'truly unique'). */
export const countNew = <Job extends Named & { description: string }>(listed: readonly Job[], arriving: readonly Job[]) =>
  mergeJobs([...listed, ...arriving]).length - mergeJobs(listed).length

const byWorth = <Job extends Named & { description: string }>(a: Job, b: Job) =>
  isPasted(a) - isPasted(b) ||
  b.description.length - a.description.length ||
  compare(a.id, b.id) ||
  compare(JSON.stringify(a), JSON.stringify(b))

const isPasted = ({ platform }: Named) => Number(platform === PASTED_SOURCE || platform === MAIL_SOURCE)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
