import type { Asked } from './shown.ts'
import { isUp, mostDaysOf, type Post, postedOn, type SimBoard } from './world.ts'

/** What is known about a post beside its own row. */
export type Truth = {
  post: Post
  board: SimBoard | undefined
  isFeed: boolean
  dayOf: (moment: string | Date) => number
  today: number
}
export type Verdict = { statement: string; isRight: boolean }

/** Every statement about one job, each compared with the world. */
export function judge({ firstSeenAt, closedAt, closedWhy, renewals, health }: Asked, truth: Truth): Verdict[] {
  const { post, board, isFeed, dayOf, today } = truth
  const said = health.sentences.join('\n')
  const verdicts: Verdict[] = []
  const say = (statement: string, isRight: boolean) => verdicts.push({ statement, isRight })
  const lastSeen = dayOf(health.lastSeenAt)
  say('last seen', isUp(post, lastSeen))
  say('first seen', isUp(post, dayOf(firstSeenAt)))
  if (health.state === 'open') say('open at the last visit', isUp(post, lastSeen) && !isOver(post, today))
  if (health.state === 'closed' && closedAt)
    say(`closed, ${closedWhy}`, closedWhy === 'ended' ? isOver(post, today) : !isUp(post, dayOf(closedAt)))
  if (said.includes('Reposted')) say('reposted', health.reposts > 0 && health.reposts <= post.earlier.length)
  if (said.includes('was moved forward'))
    say('date moved forward', renewals > 0 && postedOn(post, today) > (post.dates[0]?.posted ?? 0))
  if (said.includes('nine in ten') && board) say('open unusually long', today - post.from > mostDaysOf(board))
  if (said.includes('Seen only at')) say('only at a feed', isFeed && !wasOnOwnBoard(post, board, today))
  const gone = /own board no longer listed it on (\d{4}-\d\d-\d\d)/.exec(said)?.[1]
  if (gone) say('closed, own board', isFeed && hasOwnPost(post, board, today) && !isOnOwnBoard(post, board, dayOf(gone) + 1))
  if (said.includes('has passed')) say('closing date passed', isOver(post, today))
  return verdicts
}

const isOver = ({ expires }: Post, today: number) => expires !== null && expires <= today

/** Long enough to have been visited, and not so long ago that the index has forgotten it. */
const wasOnOwnBoard = ({ work }: Post, board: SimBoard | undefined, today: number) =>
  board?.posts.some(
    (own) => own.work === work && own.to - own.from > 25 && own.from < today - 25 && own.to > Math.max(25, today - 90),
  ) ?? false
const isOnOwnBoard = ({ work }: Post, board: SimBoard | undefined, day: number) =>
  board?.posts.some((own) => own.work === work && isUp(own, day) && !isOver(own, day)) ?? false
const hasOwnPost = ({ work }: Post, board: SimBoard | undefined, today: number) =>
  board?.posts.some((own) => own.work === work && own.from <= today) ?? false
