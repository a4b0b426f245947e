import { CHECKED_TEXT_MAX, type Claim, type ClaimKind, type SupportingFact } from '@jobapply/core/documents/truth-schema'
import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { isNeutral, keysOf } from '#facts/segments'
import { findSkills } from '#text/skills'
import { readWords, type Word } from '#text/words'
import { checkNonClaim, hasAny } from './asides.ts'
import { type Chunk, splitChunks } from './chunks.ts'
import { type Context, readContexts } from './context.ts'
import {
  ANAPHORS,
  BLANKET,
  CREDIT,
  FIRST_PERSON,
  INSTRUCTING,
  INSTRUCTIONS,
  MEETS,
  OFFERS,
  ORDERS,
  REQUIREMENTS,
  SHIFTS,
  SUBJECT,
  WHOLE,
} from './cues.ts'
import { explainFailure } from './failure.ts'
import { checkLanguageLevel, languageOver } from './language-levels.ts'
import { checkLanguage } from './languages.ts'
import { checkManner } from './manner.ts'
import { nameFinder } from './names.ts'
import { type Need, readNeeds, type SkillsByStart } from './needs.ts'
import { type PostingWords, readPostingWords, type TargetJob } from './posting-words.ts'
import { quotedFacts } from './quotes.ts'
import { bindRoles, exceedsTitle } from './roles.ts'
import { isGeneral, isKnown, isOwnAchievement, segmentsOfEntries, supportIn } from './support.ts'
import { findDuration, findYear } from './times.ts'
import { claimedTitle } from './titles.ts'

type Verdict = { facts: SupportingFact[] } | { kind: ClaimKind; about: Word | undefined }
type Scene = {
  facts: ProfileFacts
  posting: PostingWords
  skills: SkillsByStart
  carried: readonly Entry[]
  said: ReadonlySet<string>
}

/**
 * Finds every claim that a text makes about the person, and the facts of the profile that support it. English only: a passage in
 * another language is unsupported unless it quotes the profile. Takes time in proportion to the text.
 */
export const checkText = (text: string, facts: ProfileFacts, job: TargetJob) => textChecker(facts, job)(text)

/** The same for many texts: the posting is read once. */
export function textChecker(facts: ProfileFacts, job: TargetJob): (text: string) => Claim[] {
  const posting = readPostingWords(job)
  const findNames = nameFinder(facts.entries, job.company)
  return (text) => readClaims(text, facts, posting, findNames)
}

function readClaims(text: string, facts: ProfileFacts, posting: PostingWords, findNames: ReturnType<typeof nameFinder>): Claim[] {
  const { plain, words, sentences } = readWords(text.slice(0, CHECKED_TEXT_MAX))
  const skills: SkillsByStart = new Map(findSkills(plain).map((span) => [span.from, span]))
  const claims: Claim[] = []
  const add = (list: readonly Word[], verdict: Verdict | undefined) => {
    if (!verdict || list.length === 0) return
    const [from, to] = [(list[0] as Word).from, (list.at(-1) as Word).to]
    const isSupported = 'facts' in verdict
    claims.push({
      from,
      to,
      text: text.slice(from, to),
      supported: isSupported,
      facts: isSupported ? verdict.facts : [],
      kind: isSupported ? null : verdict.kind,
      about: isSupported ? '' : (verdict.about?.raw ?? ''),
    })
  }
  const bySentence: Word[][] = Array.from({ length: sentences }, () => [])
  for (const word of words) bySentence[word.sentence]?.push(word)
  let carried: readonly Entry[] = []
  let paragraph = -1
  let open: Chunk[] = []
  for (const all of bySentence) {
    const first = all[0]
    if (!first) continue
    if (first.paragraph !== paragraph) {
      carried = []
      open = []
      paragraph = first.paragraph
    }
    const { rest, quotes } = quotedFacts(plain, all, facts)
    for (const { words: quoted, segment } of quotes) add(quoted, { facts: [factOf(segment)] })
    const problem = wholeSentence(rest, facts)
    if (problem) {
      add(rest, problem)
      continue
    }
    const chunks = splitChunks(rest, findNames(rest))
    bindRoles(chunks, facts)
    if (chunks.some(({ words: list }) => list.some(({ text: word }) => SHIFTS.has(word)))) carried = []
    const contexts = readContexts(chunks)
    const said = new Set(rest.map(({ text: word }) => word))
    const scene = { facts, posting, skills, carried, said }
    const asides: Chunk[] = []
    let refersBack = false
    const atPosting = chunks.find(isAtPosting)
    if (atPosting && !hasAny(said, OFFERS) && contexts.includes('claim'))
      add(atPosting.words, { kind: 'employer', about: atPosting.words[0] })
    chunks.forEach((chunk, index) => {
      const context = contexts[index] as Context
      if (context === 'claim') {
        const verdict = checkClaim(chunk, scene, chunks[index + 1])
        add(chunk.words, verdict)
        if (!verdict && isReferringBack(chunk, chunks[index - 1])) refersBack = true
      } else {
        const problem = checkNonClaim(chunk, context, scene)
        const verdict = problem && checkClaim(chunk, scene, chunks[index + 1])
        add(chunk.words, verdict && 'facts' in verdict ? verdict : problem)
        if (context !== 'gap') asides.push(chunk)
      }
    })
    const level = languageOver(rest, facts)
    if (level && !claims.some(({ from, supported }) => !supported && from >= (rest[0] as Word).from))
      add(rest, { kind: 'language', about: level })
    // "You need X, and that is what I do": what is said of the posting becomes a claim.
    if (refersBack) for (const chunk of [...open, ...asides]) add(chunk.words, checkClaim(chunk, { ...scene, carried: [] }))
    open = asides
    carried = chunks.findLast(({ namesEmployer }) => namesEmployer)?.employers ?? carried
  }
  if (text.length > CHECKED_TEXT_MAX)
    claims.push({
      from: CHECKED_TEXT_MAX,
      to: text.length,
      text: text.slice(CHECKED_TEXT_MAX, CHECKED_TEXT_MAX + 100),
      supported: false,
      facts: [],
      kind: 'length',
      about: '',
    })
  return claims
}

const factOf = ({ path, text }: Segment): SupportingFact => ({ path, text })
const entryFact = ({ path, title, organization }: Entry): SupportingFact => ({
  path,
  text: [title, organization].filter(Boolean).join(', '),
})

/** Signs that make a whole sentence unusable. */
function wholeSentence(words: readonly Word[], facts: ProfileFacts): Verdict | undefined {
  const hidden = words.find(({ isDisguised, raw }) => isDisguised && !facts.raw.has(raw.toLowerCase()))
  if (hidden) return { kind: 'disguise', about: hidden }
  const address = words.find(({ isAddress }) => isAddress)
  if (address) return { kind: 'name', about: address }
  const order =
    words.find(
      ({ text, base, isCapital }) => INSTRUCTIONS.has(text) && !((isCapital || text === 'instruction') && facts.all.has(base)),
    ) ?? (words.some(({ text }) => text === 'as' || text === 'all') ? words.find(({ text }) => INSTRUCTING.has(text)) : undefined)
  if (order) return { kind: 'instruction', about: order }
  const first = words.find(({ text }) => text !== 'please')
  if (first && ORDERS.has(first.text) && !words.some(({ text }) => SUBJECT.has(text)))
    return { kind: 'instruction', about: first }
  const foreign = checkLanguage(words, facts)
  if (foreign) return { kind: 'translation', about: foreign }
  const folded = ` ${words.map(({ text }) => text).join(' ')} `
  if (CREDIT.some((phrase) => folded.includes(` ${phrase} `)) && !isOwnAchievement(words, facts))
    return { kind: 'achievement', about: first }
  const has = (cues: ReadonlySet<string>) => words.some(({ text }) => cues.has(text))
  const isBlanket = BLANKET.some((phrase) => folded.includes(` ${phrase} `)) || (has(MEETS) && has(WHOLE) && has(REQUIREMENTS))
  return isBlanket ? { kind: 'fit', about: words[0] } : undefined
}

/** "At Acme, ..." with the employer of the posting. */
const isAtPosting = ({ words, names }: Chunk) =>
  words.some(({ text }, index) => /^(?:at|with|for|by|in)$/.test(text) && names[index + 1]?.isPosting === true)

/** "That is what I do", "which I have". */
const isReferringBack = ({ words }: Chunk, before: Chunk | undefined) => {
  const all = before ? [...before.words, ...words] : words
  return (
    words.some(({ text }) => FIRST_PERSON.has(text)) &&
    (all.some(({ text }) => ANAPHORS.has(text)) || /\bthat(?:'s| is| are)\b/.test(all.map(({ text }) => text).join(' ')))
  )
}

/** A achievement that must be shown by the same job. */
const achievementOf = ({ verb }: Chunk): Need[] =>
  verb && (verb.kind === 'lead' || (verb.kind === 'do' && !isNeutral(verb.word)))
    ? [{ word: verb.word, keys: keysOf(verb.word), words: [], kind: 'word' }]
    : []

function checkClaim(chunk: Chunk, { facts, skills, carried, said }: Scene, next?: Chunk): Verdict | undefined {
  const read = readNeeds(chunk, skills)
  const { quantities, years } = read
  // A person at home in a town may name it beside the job that they have now.
  const isHere = chunk.employers.length === 0 || chunk.employers.some(({ current }) => current)
  const home = facts.segments.filter(({ kind }) => kind === 'place' || kind === 'name')
  const needs = read.needs.filter(
    ({ keys, word }) => !(isHere && word.isCapital && home.some((segment) => keys.some((key) => segment.keys.has(key)))),
  )
  // "I have chaired it for ten years": the jobs that show this achievement count. "For ten years I …" tells the achievement in the next passage.
  const isFronted = needs.length === 0 && !chunk.hasSubject && next?.hasSubject === true
  const further = next && (next.isRole || isFronted) ? [...readNeeds(next, skills).needs, ...achievementOf(next)] : []
  const topics = [...needs, ...achievementOf(chunk), ...further]
  if (chunk.namesPosting && !hasAny(said, OFFERS))
    return { kind: 'employer', about: chunk.words.find((_, index) => chunk.names[index]?.isPosting) }
  const own = chunk.employers
  const strays = chunk.words.some(({ text }) => text === 'overall' || text === 'altogether')
  const employers = strays ? [] : own.length > 0 ? own : carried
  const scopes = scopesOf(facts, chunk, employers)
  const told = { needs, tail: tailOf(chunk, needs), quantities, verb: chunk.verb }
  const support: SupportingFact[] = []
  if (needs.some((need) => need.kind === 'name' && !isKnown(facts, need)))
    return explainFailure(facts, facts.segments, told, chunk)
  const title = claimedTitle(chunk.words, facts)
  if (title && title.jobs.length === 0) return { kind: 'title', about: title.word }
  const early = title && years.find((year) => !findYear(facts, title.jobs, [], year))
  if (early) return { kind: 'date', about: early.word }
  for (const year of years) {
    const entry = findYear(facts, employers, needs, year)
    if (entry) support.push(entryFact(entry))
    else if (
      !facts.segments.some(
        ({ keys }) => keys.has(String(year.year)) && needs.every((need) => need.keys.some((key) => keys.has(key))),
      )
    )
      return { kind: 'date', about: year.word }
  }
  const tooLong = quantities.find((time) => time.time !== null && exceedsTitle(chunk, time, facts))
  if (tooLong) return { kind: 'duration', about: chunk.words[tooLong.from] }
  for (const scope of scopes) {
    let found = supportIn(scope, told)
    const times = quantities.filter(({ time }) => time !== null)
    if (!found && times.length > 0) {
      for (const time of times) {
        const entries = findDuration(facts, employers, topics, time)
        if (!entries) return { kind: 'duration', about: chunk.words[time.from] }
        support.push(...entries.map(entryFact))
      }
      found = supportIn(scope, { ...told, quantities: quantities.filter(({ time }) => time === null) })
    }
    if (!found) return explainFailure(facts, scope, told, chunk)
    const manner = checkManner(
      chunk.words,
      found,
      quantities.some(({ time }) => time === null),
    )
    if (manner) return manner
    support.push(...found.map(factOf))
  }
  const isLevel = checkLanguageLevel(chunk, facts)
  if (isLevel) return { kind: 'language', about: isLevel }
  if (needs.length + quantities.length + years.length === 0 && !chunk.namesEmployer) return undefined
  if (chunk.namesEmployer) support.push(...chunk.employers.map(entryFact))
  return {
    facts: support
      .filter((fact, index) => support.findIndex(({ path, text }) => path === fact.path && text === fact.text) === index)
      .slice(0, 6),
  }
}

/** The needs after the first preposition behind the object. */
function tailOf({ words, verb }: Chunk, needs: readonly Need[]): Need[] {
  const object = needs.find(({ word }) => verb === null || word.at > verb.word.at)
  const from = object
    ? words.findIndex(({ text, at }) => at > object.word.at && /^(?:for|in|at|on|across|within|during)$/.test(text))
    : -1
  return from < 0 ? [] : needs.filter(({ word }) => word.at > (words[from] as Word).at)
}

/** The segments that may support a chunk: one list for each employer that it names. */
function scopesOf(facts: ProfileFacts, chunk: Chunk, employers: readonly Entry[]): (readonly Segment[])[] {
  if (employers.length === 0) return [facts.segments]
  const names = [...new Set(employers.map(({ organization }) => organization))]
  const isOnlyJob = facts.entries.filter(({ kind }) => kind === 'experience').length === 1
  const general = facts.segments.filter(
    (segment) => isGeneral(segment) && (!chunk.namesEmployer || isOnlyJob || isPresent(chunk)),
  )
  return names.map((name) => [
    ...segmentsOfEntries(
      facts,
      employers.filter(({ organization }) => organization === name),
    ),
    ...general,
  ])
}

/** "I am a coded welder at Acme": what a person is now need not come from the job itself. */
const isPresent = ({ words, verb }: Chunk) =>
  /^(?:i am|i'm \w+)$/.test(
    words
      .slice(0, 2)
      .map(({ text }) => text)
      .join(' '),
  ) &&
  (verb === null || verb.kind === 'weak')
