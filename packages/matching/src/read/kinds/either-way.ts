import { DEGREE_RANKS } from '@jobapply/language/degree-levels'
import { requiredDegree } from './requirements.ts'
import { requiredYears } from './years.ts'

type Level = NonNullable<ReturnType<typeof requiredDegree>>
/** `degree`: the words that ask for the degree, where years are enough instead. `unless`: the degree that makes the years needless. */
export type EitherWay = { degree: string; unless?: undefined } | { degree?: undefined; unless: Level }

const OR =
  /(?<![a-zß-ɏ])(?:or|oder|ou|o|lub|eller|bzw\.?|beziehungsweise|alternatively|in lieu of which)(?![a-zß-ɏ])(?! (?:more|above|higher|mehr|höher|plus|más|mais|superior|equivalent|similar|vergleichbar[a-zß-ɏ]*|équivalent[a-zß-ɏ]*|equivalente))/gi
/** What joins a second demand: an alternative ends there. */
const JOINS =
  /[,;&(]|(?<![a-zß-ɏ])(?:and|und|sowie|et|y|e|plus|with|mit|avec|con|com|as well as|ainsi que|así como|bem como)(?![a-zß-ɏ])/i
const MAX_ALTERNATIVES = 6

/** "A degree or five years as a cook" asks for one of them, "a master's, or a bachelor's with two years" for the years of one way. */
export function eitherWay(said: string): EitherWay | undefined {
  let seen = 0
  for (const { index, 0: or } of said.matchAll(OR)) {
    if (++seen > MAX_ALTERNATIVES) return undefined
    const way = wayAt(said.slice(0, index), said.slice(index + or.length))
    if (way) return way
  }
  return undefined
}

function wayAt(left: string, right: string): EitherWay | undefined {
  const [yearsLeft, yearsRight] = [requiredYears(left).length > 0, requiredYears(right).length > 0]
  if (yearsLeft === yearsRight) return undefined
  const next = right.slice(0, joinIn(right))
  const last = left.slice(lastJoin(left))
  if (yearsRight) {
    const alone = requiredDegree(left)
    if (alone && !requiredDegree(right) && requiredYears(next).length > 0 && requiredDegree(last)) return { degree: last }
    const other = requiredDegree(next)
    if (alone && other && DEGREE_RANKS[alone] > DEGREE_RANKS[other]) return { unless: alone }
    return undefined
  }
  return !requiredDegree(left) && requiredDegree(next) && requiredYears(last).length > 0 ? { degree: next } : undefined
}

const joinIn = (said: string) => {
  const at = said.search(JOINS)
  return at < 0 ? said.length : at
}
/** A bracket belongs to the name before it: "une licence (bac +3)". */
const FIRM_JOINS = /[,;&]|(?<![a-zß-ɏ])(?:and|und|sowie|et|y|e|plus|as well as|ainsi que|así como|bem como)(?![a-zß-ɏ])/gi
const lastJoin = (said: string) => {
  const join = [...said.matchAll(FIRM_JOINS)].at(-1)
  return join === undefined ? 0 : join.index + join[0].length
}
