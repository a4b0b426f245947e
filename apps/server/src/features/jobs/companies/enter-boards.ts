import { countDue, listKnownIds } from '#features/jobs/listings/claims-store'
import { addBoards, boardIdOf, type NewBoard } from '#features/jobs/listings/store'
import type { Source, Wish } from '#features/jobs/sources/readers/source'
import type { Db } from '#platform/db/database'
import { type ChosenBoard, rankBoards } from './choose-boards.ts'
import { type CompanyBlock, companyBlocks } from './company-file.ts'
import { boardOf } from './find-companies.ts'

const HOUR = 3_600_000
const AT_ONCE = 200
/** Batches that are compared with the index in one run: most of the first ones are there already. */
const MOST_BATCHES = 25

let ranked: { key: string; boards: readonly ChosenBoard[]; at: number } | undefined

/**
 * Lets boards of the directory into the index, as many as the budget of the next hour has room for: those that fit what people look for,
 * never everything.
 */
export async function enterBoards(db: Db, sources: readonly Source[], wishes: readonly Wish[], perHour: number, now: Date) {
  const ids = sources.filter(({ kind }) => kind === 'board').map(({ id }) => id)
  const room = perHour - (await countDue(db, ids, new Date(now.getTime() + HOUR)))
  if (room <= 0 || wishes.length === 0) return 0
  const order = await orderFor(await companyBlocks(), ids, wishes)
  let entered = 0
  for (let batch = 0; batch < MOST_BATCHES && entered < room && order.at < order.boards.length; batch += 1) {
    const some = order.boards.slice(order.at, order.at + Math.min(AT_ONCE, room - entered))
    order.at += some.length
    const boards = some.flatMap(({ source, line }) => boardOf(source, line) ?? [])
    const known = await listKnownIds(db, boards.map(boardIdOf))
    const news = new Map<string, NewBoard>()
    for (const board of boards) if (!known.has(boardIdOf(board))) news.set(boardIdOf(board), { ...board, inDirectory: true })
    await addBoards(db, [...news.values()], now)
    entered += news.size
  }
  return entered
}

/** Ranked anew when people look for something else. */
async function orderFor(blocks: readonly CompanyBlock[], ids: readonly string[], wishes: readonly Wish[]) {
  const key = JSON.stringify([ids, wishes.map(({ words, country }) => [words, country])])
  if (ranked?.key !== key) ranked = { key, boards: await rankBoards(blocks, ids, wishes), at: 0 }
  return ranked
}
