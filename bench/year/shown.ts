import { toListing } from '@jobapply/core/jobs/listing'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { judgeHealth } from '@jobapply/core/search/health'
import { type Post, postedOn } from './world.ts'

export const DAY = 86_400_000

/** The moments of a simulated year; whole days after its start. */
export const calendarFrom = (start: Date) => ({
  momentOf: (day: number) => new Date(start.getTime() + day * DAY),
  dayOf: (moment: string | Date) => Math.floor((new Date(moment).getTime() - start.getTime()) / DAY + 1e-6),
})
export type Calendar = ReturnType<typeof calendarFrom>

/** What a board or a feed answers to a visit. */
export type Shown = { source: string; token: string; posts: readonly Post[]; day: number } & {
  isPartial?: boolean
  isDown?: boolean
}
/** An index that is visited and asked: the product with its database, or its rules over plain lists. */
export type Index = {
  visit(shown: Shown): Promise<void>
  endDay(day: number, keptDays: number): Promise<void>
  /** To the next day. */
  sleep(): void
  listIds(): Promise<readonly string[]>
  ask(id: string): Promise<Asked | undefined>
  close(): Promise<void>
}
export type Asked = {
  firstSeenAt: string
  closedAt: Date | null
  closedWhy: 'gone' | 'closed' | 'ended' | null
  renewals: number
  health: ReturnType<typeof judgeHealth>
}

/** The post as its source's reader hands it over. Read once for each date that it shows: a year has half a million of them. */
export function toJob({ source, day }: Shown, post: Post, { momentOf }: Calendar): JobListing {
  const shownDay = postedOn(post, day)
  const key = `${source} ${post.id} ${shownDay}`
  const known = read.get(key)
  if (known) return known
  const { id, company, title, place, text, expires } = post
  const posting = { source, id, title, company, location: place, url: `https://example.org/${source}/${id}`, description: text }
  const ends = expires === null ? {} : { expires: momentOf(expires).getTime() }
  const job = toListing({ ...posting, ...ends, posted: momentOf(shownDay).getTime() }, momentOf(day))
  read.set(key, job)
  return job
}
const read = new Map<string, JobListing>()
