/** Repeatable numbers from 0 to 1. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One id on one board: from the day it appears to the day it is gone. Days are whole numbers. */
export type Post = {
  id: string
  board: string
  company: string
  /** The work behind it: the same number under another id is the same work posted again. */
  work: string
  title: string
  place: string
  text: string
  from: number
  to: number
  /** Days on which the board leaves it out, as a paused job. */
  pause: [number, number] | null
  /** The day in its posting; an edit moves it. */
  dates: { day: number; posted: number }[]
  expires: number | null
  /** Ids of the same work that were gone before this one came. */
  earlier: string[]
}
export type SimBoard = {
  token: string
  company: string
  posts: Post[]
  /** Its offset within the days between two visits. */
  offset: number
  /** Days on which it does not answer, and on which only half of its list comes. */
  down: Set<number>
  half: Set<number>
}
/** A feed shows the newest of what it has taken over from boards, and jobs of companies without a board. */
export type SimFeed = { source: string; posts: Post[] }

const DAYS = 365
const TITLES = ['Nurse', 'Welder', 'Cook', 'Teacher', 'Driver', 'Planner', 'Electrician', 'Clerk', 'Surveyor', 'Carpenter']
const GRADES = ['Junior', 'Senior', 'Lead', 'Night', 'Regional', 'Deputy', 'Chief', 'Second', 'Mobile', 'Trainee']
const PLACES = [
  'Berlin, Germany',
  'Leeds, United Kingdom',
  'Lyon, France',
  'Malmö, Sweden',
  'Porto, Portugal',
  'Austin, United States',
]
const FEED_SOURCES = ['jobicy', 'remotive', 'himalayas', 'remoteok'] as const

/** Boards whose jobs open, close, pause, come back under new ids, run side by side, get new numbers and move to other systems. */
export function makeWorld(count: number, seed = 38) {
  const random = randomFrom(seed)
  const boards = Array.from({ length: count }, (_, at) => makeBoard(`sim-${at}`, random))
  for (const board of boards) if (random() < 0.02) renumber(board, 120 + Math.floor(random() * 200))
  const moved = boards.flatMap((board) => (random() < 0.02 ? [moveAway(board, 100 + Math.floor(random() * 200))] : []))
  const all = [...boards, ...moved]
  return { boards: all, feeds: makeFeeds(all, random) }
}

export type World = ReturnType<typeof makeWorld>

function makeBoard(token: string, random: () => number): SimBoard {
  const company = `Company ${token.slice(4)}`
  const usual = 12 + random() * 40
  const board: SimBoard = {
    ...{ token, company, posts: [] },
    offset: Math.floor(random() * 1_000),
    down: new Set(Array.from({ length: 8 }, () => Math.floor(random() * DAYS))),
    half: new Set(Array.from({ length: 8 }, () => Math.floor(random() * DAYS))),
  }
  let number = 0
  for (let day = -Math.floor(usual); day < DAYS; day += 4 + random() * 40) {
    const work = `${token}-w${number++}`
    const title = `${pick(GRADES, random)} ${pick(TITLES, random)} ${number}`
    const base = {
      company,
      work,
      title,
      place: pick(PLACES, random),
      text: `The work of ${work}: ${Math.floor(random() * 1e9)}.`,
    }
    addWork(board, base, Math.floor(day), usual, random)
  }
  return board
}

type Base = Pick<Post, 'company' | 'work' | 'title' | 'place' | 'text'>

function addWork(board: SimBoard, base: Base, start: number, usual: number, random: () => number) {
  const isForgotten = random() < 0.04
  const length = () => Math.max(3, Math.round(usual * (0.5 + random()) * (isForgotten ? 8 : 1)))
  const first = addPost(board, base, start, start + length(), [], random)
  const kind = random()
  if (kind < 0.2) comeBack(board, base, first, random)
  // Two openings side by side for ten days or more, and later the same work once more.
  else if (kind < 0.3) {
    const second = addPost(
      board,
      base,
      start + Math.floor(random() * Math.max(0, first.to - start - 10)),
      first.to + 20,
      [],
      random,
    )
    if (random() < 0.5) addPost(board, base, second.to + 10, second.to + 40, [second.id], random)
  }
  // Another opening of the same name with another text.
  else if (kind < 0.4)
    addPost(
      board,
      { ...base, work: `${base.work}-other`, text: `Another text of ${base.work}.` },
      first.to + 15,
      first.to + 50,
      [],
      random,
    )
}

/** Once, twice or three times, a few days after it was gone. */
function comeBack(board: SimBoard, base: Base, first: Post, random: () => number) {
  const earlier = [first.id]
  let last = first
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const from = last.to + Math.floor(random() * 30)
    last = addPost(board, base, from, from + 10 + Math.floor(random() * 30), [...earlier], random)
    earlier.push(last.id)
  }
}

function addPost(board: SimBoard, base: Base, from: number, to: number, earlier: string[], random: () => number): Post {
  const pauseAt = from + Math.floor((to - from) * random())
  const editAt = from + Math.floor((to - from) * random())
  const expires = random() < 0.2 ? to - Math.floor(random() * 5) : null
  const post: Post = {
    ...{ ...base, id: `${board.token}-${board.posts.length}`, board: board.token, from, to, earlier, expires },
    pause: random() < 0.05 ? [pauseAt, pauseAt + 6] : null,
    dates: [{ day: from, posted: from }, ...(random() < 0.1 && editAt > from + 9 ? [{ day: editAt, posted: editAt }] : [])],
  }
  board.posts.push(post)
  return post
}

/** From this day on every open job of the board has another id; nobody has posted anything again, and what came back before had. */
function renumber(board: SimBoard, day: number) {
  const open = board.posts.filter(({ from, to }) => from < day && to > day)
  // A single new id is a repost to everybody who looks.
  if (open.length < 2) return
  for (const post of open) {
    board.posts.push({ ...post, id: `${post.id}-new`, from: day, pause: null })
    post.to = day
  }
}

/** The company goes on with another system: what is open then, and everything later, is on a board of another name. */
function moveAway(board: SimBoard, day: number): SimBoard {
  const token = `${board.token}-moved`
  const posts = board.posts
    .filter(({ to }) => to > day)
    .map((post) => ({ ...post, id: `m-${post.id}`, board: token, from: Math.max(post.from, day) }))
  board.posts = board.posts.filter(({ from }) => from < day)
  for (const post of board.posts) post.to = Math.min(post.to, day)
  return { ...board, token, posts, down: new Set(), half: new Set() }
}

function makeFeeds(boards: readonly SimBoard[], random: () => number): SimFeed[] {
  const feeds = FEED_SOURCES.map((source): SimFeed => ({ source, posts: [] }))
  const takeOver = (post: Post, days: number) =>
    pick(feeds, random).posts.push({
      ...post,
      id: `f-${post.id}-${Math.floor(random() * 1e6)}`,
      from: post.from + days,
      earlier: [],
      pause: null,
    })
  for (const post of boards.flatMap(({ posts }) => posts)) {
    if (random() < 0.15) takeOver(post, 1)
    // It moves on to another feed.
    if (random() < 0.05) takeOver(post, 12)
  }
  for (let at = 0; at < boards.length * 2; at++) {
    const from = Math.floor(random() * DAYS)
    const base = {
      company: `Alone feed-${at}`,
      work: `feed-${at}`,
      title: `${pick(TITLES, random)} ${at}`,
      place: pick(PLACES, random),
      text: `Without a board ${at}.`,
    }
    const alone = {
      ...base,
      id: `alone-${at}`,
      board: '',
      from,
      to: from + 30,
      pause: null,
      dates: [{ day: from, posted: from }],
      expires: null,
      earlier: [],
    }
    pick(feeds, random).posts.push(alone)
  }
  return feeds
}

/** What a board really shows on a day. */
export const isUp = ({ from, to, pause }: Post, day: number) =>
  day >= from && day < to && !(pause && day >= pause[0] && day < pause[1])
export const postedOn = ({ dates }: Post, day: number) => dates.findLast((one) => one.day <= day)?.posted ?? 0

const pick = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)] as T

/** Nine in ten jobs of a board are open for this many days at most. */
export function mostDaysOf({ posts }: SimBoard): number {
  const lengths = posts.map(({ from, to }) => to - from).toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0
}
