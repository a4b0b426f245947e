import { KIND_WEIGHTS, TIERS } from '#constants'
import { CUE_WORDS, type Cue } from './cues.ts'
import { NOT_SKILLS } from './not-skills.ts'
import { PhraseTable } from './phrase-table.ts'
import { SKILL_GROUPS } from './skills.ts'
import { SPELLINGS } from './spellings.ts'
import { OCCUPATION_TABLE } from './titles.ts'

export type SkillKind = keyof typeof KIND_WEIGHTS
export type Skill = { name: string; kind: SkillKind; implies: readonly number[] }
/** `variations`: variation ids by tier. */
export type Occupation = { name: string; field: number; variations: readonly (readonly number[])[] }

/** When a phrase of the table counts in a text (see the marks in skills.ts). */
export const RULE = { always: 0, asWritten: 1, inContext: 2, afterDot: 3 } as const
type Rule = (typeof RULE)[keyof typeof RULE]

/** Ends a phrase in which the word of a skill means something else. */
export const NO_SKILL = -2

export const CUES = Object.keys(CUE_WORDS) as Cue[]
export const cueBit = (cue: Cue) => 1 << CUES.indexOf(cue)

/** All phrases, and by table node the skill, title variation and cues that end there. */
export type Vocabulary = {
  table: PhraseTable
  skills: readonly Skill[]
  skillWeights: Float64Array
  /** By skill id: 1 for a licence, certificate or registration. */
  licences: Uint8Array
  skillAt: Int16Array
  ruleAt: Uint8Array
  writtenAt: readonly (string | undefined)[]
  variations: readonly string[]
  variationAt: Int16Array
  variationRuleAt: Uint8Array
  variationWrittenAt: readonly (string | undefined)[]
  occupations: readonly Occupation[]
  /** By variation id: the occupations that have it as a primary one. */
  occupationsOf: readonly (readonly number[])[]
  cuesAt: Int32Array
}

let built: Vocabulary | undefined
/** Built at first use. */
export const vocabulary = (): Vocabulary => {
  built ??= build()
  return built
}

type Phrase = { text: string; rule: Rule; written: string }

function readPhrase(raw: string): Phrase {
  const text = raw.trim().replace(/^[\^!]/, '')
  const rule = raw.trim().startsWith('^')
    ? RULE.asWritten
    : raw.trim().startsWith('!')
      ? RULE.inContext
      : text.startsWith('.')
        ? RULE.afterDot
        : RULE.always
  return { text, rule, written: /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text }
}

const OTHER_SPELLING = new Map<string, string>(
  SPELLINGS.flatMap(([us, uk]) => [
    [us, uk],
    [uk, us],
  ]),
)
const AMERICAN = new RegExp(
  SPELLINGS.map(([us, uk]) => (uk.includes(us) ? `${us}(?!${uk.slice(us.length)})` : us)).join('|'),
  'g',
)
const BRITISH = new RegExp(SPELLINGS.map(([, uk]) => uk).join('|'), 'g')

/** The phrase as written, and in American or British spelling. */
function spellings(text: string): string[] {
  const folded = text.toLowerCase()
  const turn = (word: string) => OTHER_SPELLING.get(word) ?? word
  return [...new Set([text, folded.replace(AMERICAN, turn), folded.replace(BRITISH, turn)])].filter(
    (one, index) => index === 0 || one !== folded,
  )
}

function build(): Vocabulary {
  const table = new PhraseTable()
  const skillPhrases: [node: number, skill: number, phrase: Phrase][] = []
  const entries = Object.entries(SKILL_GROUPS).flatMap(([kind, text]) =>
    splitAt(text, '\n').map((entry) => ({ kind: kind as SkillKind, entry })),
  )
  const parsed = entries.map(({ kind, entry }) => {
    const [names = '', implied = ''] = entry.split('>')
    return { kind, phrases: splitAt(names, '|').map(readPhrase), implied: splitAt(implied, ',') }
  })
  const idOf = new Map(parsed.map(({ phrases }, id) => [phrases[0]?.text ?? '', id]))
  const skills = parsed.map(({ kind, phrases, implied }) => ({
    name: phrases[0]?.text ?? '',
    kind,
    implies: implied.map((name) => idOf.get(name) ?? -1),
  }))
  parsed.forEach(({ phrases }, id) => {
    for (const phrase of phrases) for (const text of spellings(phrase.text)) skillPhrases.push([table.add(text), id, phrase])
  })

  const variationIds = new Map<string, number>()
  const variations: string[] = []
  const variationPhrases: [node: number, variation: number, phrase: Phrase][] = []
  const variationOf = (raw: string) => {
    const phrase = readPhrase(raw)
    const key = phrase.text.toLowerCase()
    const known = variationIds.get(key)
    if (known !== undefined) return known
    const id = variations.push(phrase.text) - 1
    variationIds.set(key, id)
    for (const text of spellings(phrase.text)) variationPhrases.push([table.add(text), id, phrase])
    return id
  }
  let field = -1
  const occupations: Occupation[] = splitAt(OCCUPATION_TABLE, '\n').flatMap((line) => {
    if (line.startsWith('#')) {
      field++
      return []
    }
    const parts = line.split(';').map((tier) => splitAt(tier, ','))
    return { name: parts[0]?.[0] ?? '', field, variations: TIERS.map((_, tier) => (parts[tier] ?? []).map(variationOf)) }
  })
  const occupationsOf: number[][] = variations.map(() => [])
  occupations.forEach(({ variations: [primary = []] }, index) => {
    for (const id of primary) occupationsOf[id]?.push(index)
  })
  const cues = CUES.flatMap((cue) => splitAt(CUE_WORDS[cue], ',').map((word) => [table.add(readPhrase(word).text), cue] as const))

  const others = splitAt(NOT_SKILLS, '\n').flatMap((line) => splitAt(line, ',').map((phrase) => table.add(phrase)))

  const { nodes } = table
  const skillAt = new Int16Array(nodes).fill(-1)
  const ruleAt = new Uint8Array(nodes)
  const writtenAt: (string | undefined)[] = new Array(nodes).fill(undefined)
  for (const [node, id, { rule, written }] of skillPhrases) {
    if (skillAt[node] !== -1) continue
    skillAt[node] = id
    ruleAt[node] = rule
    writtenAt[node] = written
  }
  for (const node of others) if (skillAt[node] === -1) skillAt[node] = NO_SKILL
  const variationAt = new Int16Array(nodes).fill(-1)
  const variationRuleAt = new Uint8Array(nodes)
  const variationWrittenAt: (string | undefined)[] = new Array(nodes).fill(undefined)
  for (const [node, id, { rule, written }] of variationPhrases) {
    if (variationAt[node] !== -1) continue
    variationAt[node] = id
    variationRuleAt[node] = rule
    variationWrittenAt[node] = written
  }
  const cuesAt = new Int32Array(nodes)
  for (const [node, cue] of cues) cuesAt[node] = (cuesAt[node] as number) | cueBit(cue)
  table.seal()
  return {
    table,
    skills,
    licences: Uint8Array.from(skills, ({ kind }) => Number(kind === 'licence')),
    skillWeights: Float64Array.from(skills, ({ kind }) => KIND_WEIGHTS[kind]),
    skillAt,
    ruleAt,
    writtenAt,
    variations,
    variationAt,
    variationRuleAt,
    variationWrittenAt,
    occupations,
    occupationsOf,
    cuesAt,
  }
}

const splitAt = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.replaceAll('\n', '').trim())
    .filter(Boolean)
