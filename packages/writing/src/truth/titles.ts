import type { Entry, ProfileFacts } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { readWords, type Word } from '#text/words'

const BEING = /^i (?:am|was|became|have been|work as|worked as|have worked as) |^(?:i'm|i've been|i've worked as) /
const STOPS = /^(?:at|for|with|since|in|from|on|until|who|which|and|but|when|where|under|by|to|during|between|among)$/
const ARTICLES = /^(?:a|an|the|also|now|once|then)$/
/** Endings of what people are. */
const ROLE =
  /(?:er|or|ist|ian|nurse|chef|agent|assistant|head|lead|foreman|chief|officer|clerk|cook|operative|apprentice|mate|architect)$/

/** What says how somebody is, not what they were. */
const CHARACTER =
  /^(?:player|learner|worker|listener|communicator|believer|member|supporter|thinker|reader|solver|starter|self-starter|eager|clever|sober|proper|senior|junior|other|better|further|newcomer|beginner|partner|looking)$/

export type TitleClaim = { word: Word; jobs: readonly Entry[] }

/**
 * "I was head of department": what a person was stands in a title, a certificate or the summary, never in what they helped others with.
 * Undefined when no title is claimed; without jobs the claim has no support.
 */
export function claimedTitle(words: readonly Word[], facts: ProfileFacts): TitleClaim | undefined {
  const being = BEING.exec(`${words.map(({ text }) => text).join(' ')} `)?.[0]
    .trim()
    .split(' ').length
  if (being === undefined) return undefined
  const rest = words.slice(being)
  const end = rest.findIndex(({ text }) => STOPS.test(text))
  const phrase = (end < 0 ? rest : rest.slice(0, end)).filter(({ text }) => !ARTICLES.test(text))
  const role = phrase.findLast(({ text }) => ROLE.test(text) && !CHARACTER.test(text))
  if (!role || !(isNeutral(role) || facts.all.has(role.base))) return undefined
  const told = phrase.filter((word) => word === role || !isNeutral(word))
  const says = (text: string) => {
    const own = readWords(text).words
    // "Electrician's mate" is no electrician.
    return told.every((word) => own.some((one) => one.text === word.text || (one.base === word.base && !/['’]s$/.test(one.text))))
  }
  const jobs = facts.entries.filter(({ title, isCourse }) => !isCourse && says(title))
  const isSaid =
    jobs.length > 0 ||
    facts.segments.some(
      ({ kind, text, isAssist }) => /^(?:summary|certificate|skill|degree)$/.test(kind) && !isAssist && says(text),
    )
  return isSaid ? (jobs.length > 0 ? { word: role, jobs } : undefined) : { word: role, jobs: [] }
}
