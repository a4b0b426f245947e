import { BOARDS } from '#jobs/boards'
import type { BoardResult } from '#jobs/messages'

type Sentence = (names: string, isOne: boolean) => string

/** Boards that found something, or nothing, or that the person has not enabled, need no sentence. */
const SENTENCES: Partial<Record<BoardResult['outcome'], Sentence>> = {
  blocked: (names, isOne) =>
    `${names} ${isOne ? 'asks' : 'ask'} for a check: solve it in the tab that opened, then search again.`,
  'layout-changed': (names, isOne) =>
    `${names} could not be read: ${isOne ? 'it has' : 'they have'} changed ${isOne ? 'its' : 'their'} pages.`,
  paused: (names, isOne) => `${names} ${isOne ? 'is' : 'are'} left alone for a while, so that your account stays safe.`,
  failed: (names) => `${names} could not be opened.`,
}

/** What the person has to know of the boards that the extension searched. */
export function describeBoards(results: readonly BoardResult[]): string[] {
  return Object.entries(SENTENCES).flatMap(([outcome, sentence]) => {
    const names = results.filter((one) => one.outcome === outcome).map(({ platform }) => BOARDS[platform])
    return names.length > 0 ? sentence(listNames(names), names.length === 1) : []
  })
}

/** Whether the extension had nothing to search: every board that was asked for is off. */
export const areAllOff = (results: readonly BoardResult[]) =>
  results.length > 0 && results.every(({ outcome }) => outcome === 'off')

const listNames = (names: readonly string[]) => new Intl.ListFormat('en').format(names)
