import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { addBoards, type NewBoard } from '#features/jobs/listings/store'
import type { Db } from '#platform/db/database'
import { sliceToken } from './sources/readers/slices.ts'
import type { Source, Wish } from './sources/readers/source.ts'

/** Slices of one service: what most people look for comes first. */
const MOST_SLICES = 60

/** The slices of national services that hold what people look for, the most wanted first. */
export function chooseSlices(wishes: readonly Wish[], sources: readonly Source[]): NewBoard[] {
  return sources.flatMap(({ id, name, slices }) => {
    if (!slices) return []
    const tokens = wishes.flatMap((wish) => {
      const country = readCountry(wish.country)
      if (!country || !slices.countries.includes(country)) return []
      const known = { ...wish, country }
      return (slices.tokenOf ? slices.tokenOf(known) : sliceToken({ words: wish.words, place: wish.city })) ?? []
    })
    return [...new Set(tokens.map((token) => token.toLowerCase()))]
      .slice(0, MOST_SLICES)
      .map((token) => ({ source: id, token, name, inDirectory: true }))
  })
}

/** What people look for now is asked of their countries' services; nobody's name goes along. */
export const prepareSlices = (db: Db, sources: readonly Source[], wishes: readonly Wish[], now: Date) =>
  addBoards(db, chooseSlices(wishes, sources), now)
