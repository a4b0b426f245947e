import { EMPLOYER_LEADS, SENDER_WORDS, TITLE_ENDS, TITLE_FILLERS, TITLE_LEADS } from '@jobapply/language/application-names'
import { fold } from '@jobapply/language/fold'
import { companyInHost, isBoardHost, isSystemHost, readSender } from '#applications/replies/sender'
import { readSentences } from '#applications/replies/sentences'
import { foldWords } from '#shared/text/text'
import { trimChars } from '#shared/text/trim-chars'

/** What an email says about a job that was never recorded; empty: the person fills it in. */
type NewJob = { company: string; title: string }
type Text = { from: string; subject: string; text: string }

const MAX_SUBJECT = 300
const SEARCHED = 2_000
const MAX_TITLE_WORDS = 6
const MAX_COMPANY_WORDS = 4
const MAX_CHARS = 100
const setOf = (list: string) => new Set(list.split(' ').map(fold))
const ENDS = setOf(TITLE_ENDS)
const FILLERS = setOf(TITLE_FILLERS)
const SENDERS = setOf(SENDER_WORDS)

/** 'Your application', 'thank you for applying': whoever reads the subject applied somewhere. Loans, alerts and what they wrote are others. */
export function speaksOfOwnApplication(subject: string): boolean {
  const [sentence] = readSentences([subject.slice(0, MAX_SUBJECT)])
  if (!sentence) return false
  const has = (...names: Parameters<typeof sentence.marks.has>[0][]) => names.some((name) => sentence.marks.has(name))
  return has('application') && has('you', 'thanks', 'received') && !has('otherMatter', 'bulk', 'outreach', 'applicant')
}

/** The employer and the title that an email names. Without an employer it is none of a job. */
export function readNewJob({ from, subject, text }: Text): NewJob | null {
  const texts = [subject.slice(0, MAX_SUBJECT), text.slice(0, SEARCHED)]
  const company = companyOf(from, texts)
  return company === '' ? null : { company, title: titleOf(texts, company) }
}

type Word = { raw: string; folded: string; isLast: boolean }

/** Words with whether something that ends a name follows. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/([\p{L}\p{M}\p{N}&+#'’./-]+)([^\p{L}\p{M}\p{N}]*)/gu)].map(([, word = '', after = '']) => ({
    raw: trimChars(word, /[.'’/-]/),
    folded: foldWords(word),
    isLast: /[.,;:!?()|<>"\n–—]/.test(after) || /[.]$/.test(word),
  }))

/** The words behind each of some phrases. */
function* behind(words: readonly Word[], phrases: readonly (readonly string[])[]): Generator<readonly Word[]> {
  for (const at of words.keys())
    for (const phrase of phrases) {
      const isCut = words.slice(at, at + phrase.length - 1).some(({ isLast }) => isLast)
      if (!isCut && phrase.every((part, index) => words[at + index]?.folded === part)) yield words.slice(at + phrase.length)
    }
}
const phrasesOf = (list: readonly string[]) => list.map((phrase) => phrase.split(' '))
const TITLES = phrasesOf(TITLE_LEADS)
const EMPLOYERS = phrasesOf(EMPLOYER_LEADS)

const isCapital = (raw: string) => /^\p{Lu}|^\p{N}/u.test(raw)

function titleOf(texts: readonly string[], company: string): string {
  const employer = foldWords(company).split(' ')[0] ?? ''
  for (const text of texts)
    for (const words of behind(wordsOf(text), TITLES)) {
      const title = titleIn(words, employer)
      if (title !== '') return title
    }
  return ''
}

/** The words up to where the title is over; none if that is too far away. */
function titleIn(words: readonly Word[], employer: string): string {
  const title: string[] = []
  for (const { raw, folded, isLast } of words) {
    if (title.length === 0 && FILLERS.has(folded)) continue
    if (ENDS.has(folded) || folded === employer || title.length > MAX_TITLE_WORDS) break
    title.push(raw)
    if (isLast) break
  }
  const whole = title.join(' ')
  return isCapital(whole) && title.length <= MAX_TITLE_WORDS && whole.length <= MAX_CHARS ? whole : ''
}

/** The name in the sender's address, as the email spells it; of applicant systems what the sender is called, or whom one applied to. */
function companyOf(from: string, texts: readonly string[]): string {
  const { name, host } = readSender(from)
  if (isBoardHost(host)) return ''
  const own = withoutDepartment(name)
  if (isSystemHost(host)) return own || behindLead(texts)
  const domain = companyInHost(host)
  if (domain === '') return ''
  const isSame = (words: readonly string[]) => {
    const glued = words.map((word) => foldWords(word).replaceAll(' ', '')).join('')
    return glued.length > 3 && (domain === glued || domain.startsWith(glued))
  }
  if (isSame(own.split(' '))) return own
  return texts.map((text) => spelled(wordsOf(text), isSame)).find((one) => one !== '') ?? ''
}

const withoutDepartment = (name: string): string => {
  const words = wordsOf(name)
  const via = words.findIndex(({ folded }) => folded === 'via' || folded === 'through')
  return (via > 0 ? words.slice(0, via) : words)
    .filter(({ folded }) => !SENDERS.has(folded) && folded !== '')
    .slice(0, MAX_COMPANY_WORDS)
    .map(({ raw }) => raw)
    .join(' ')
}

function behindLead(texts: readonly string[]): string {
  for (const text of texts)
    for (const words of behind(wordsOf(text), EMPLOYERS)) {
      const name: string[] = []
      for (const { raw, isLast } of words.slice(0, MAX_COMPANY_WORDS)) {
        if (!isCapital(raw)) break
        name.push(raw)
        if (isLast) break
      }
      if (name.length > 0) return name.join(' ')
    }
  return ''
}

/** The longest run of capitalised words that is the domain's name. */
function spelled(words: readonly Word[], isSame: (words: readonly string[]) => boolean): string {
  for (let length = MAX_COMPANY_WORDS; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length)
      if (
        run.every(({ raw }) => isCapital(raw)) &&
        !run.slice(0, -1).some(({ isLast }) => isLast) &&
        isSame(run.map(({ raw }) => raw))
      )
        return run.map(({ raw }) => raw).join(' ')
    }
  return ''
}
