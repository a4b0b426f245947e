import { fold } from '@jobapply/language/fold'
import { dutch } from '#applications/forms/outcome/words/dutch'
import { english } from '#applications/forms/outcome/words/english'
import { french } from '#applications/forms/outcome/words/french'
import { italian, polish, portuguese } from '#applications/forms/outcome/words/further'
import { german } from '#applications/forms/outcome/words/german'
import type { OutcomeWords } from '#applications/forms/outcome/words/outcome-words'
import { spanish } from '#applications/forms/outcome/words/spanish'

/**
 * What a sentence of a page says about an application: it has arrived, or something speaks against that. 'denied': it was not sent;
 * 'failed': an error; 'pending': it is on its way; 'unfinished': a step is left; 'check': only a person can go on.
 */
export const OBJECTIONS = ['denied', 'failed', 'pending', 'unfinished', 'draft', 'duplicate', 'check'] as const
export type Objection = (typeof OBJECTIONS)[number]
export type Verdict = 'received' | Objection | null

/** Words between the application and its verb. */
const NEAR = 10
const HEADLINE = 5
const LONGEST = 600
const FILLING =
  'your|my|the|successfully|deine|ihre|erfolgreich|votre|avec|succes|tu|su|con|exito|correctamente|je|uw|succesvol|goed|la|tua|sua'
/** 'Step 2 of 3', in any of the languages. */
const STEP = / (?:step|schritt|etape|paso|stap|passo|krok|passaggio) (\d{1,2}) (?:(?:of|von|sur|de|van|di|z|out of) )?(\d{1,2}) /

const words = (alternatives: string) => new RegExp(` (?:${alternatives}) `)
const nextTo = (noun: string, verb: string) =>
  words(`(?:${noun}) (?:\\S+ ){0,4}(?:${verb})|(?:${verb}) (?:\\S+ ){0,2}(?:${noun})`)
const build = (own: OutcomeWords) => {
  const { application, sent, phrases } = own
  const near = `(?:\\S+ ){0,${NEAR}}`
  return {
    thanks: words(`(?:${own.thanks}) (?:(?:${own.between}) ){0,4}(?:${application}|${own.applied})`),
    claim: words(`(?:${application}) ${near}(?:${sent})|(?:${sent}) ${near}(?:${application})`),
    received: words(own.received),
    youApplied: words(own.youApplied),
    perfect: words(own.perfect),
    application: words(application),
    headline: words(`${application}|${sent}|${FILLING}`),
    // 'We have not received' and 'received no': the two stand close together.
    denied: words(`(?:${own.not}) (?:\\S+ ){0,4}(?:${sent}|${own.send})|(?:${sent}|${own.send}) (?:\\S+ ){0,2}(?:${own.not})`),
    undone: nextTo(application, own.undone),
    saved: nextTo(application, own.saved),
    finish: words(
      `(?:${own.finish}) (?:\\S+ ){0,3}(?:${application})${own.isVerbLast ? `|(?:${application}) (?:\\S+ ){0,2}(?:${own.finish})` : ''}`,
    ),
    applies: words(`${application}|${own.apply}|${sent}`),
    already: words(own.already),
    when: words(own.when),
    hedged: words(`${own.not}|${own.already}|${own.may}|${own.mine}|${own.undone}|${own.saved}`),
    // The space behind belongs to the next word: two of them may follow each other.
    and: new RegExp(` (?:${own.and})(?= )`),
    mail: words(own.mail),
    phrases: {
      failed: words(phrases.failed),
      pending: words(phrases.pending),
      unfinished: words(phrases.unfinished),
      draft: words(phrases.draft),
      check: words(phrases.check),
    },
  }
}
type Language = ReturnType<typeof build>
const LANGUAGES: readonly Language[] = [english, german, french, spanish, dutch, italian, portuguese, polish].map(build)

/** Folding writes all dashes as a hyphen; here a long one ends a clause. */
const foldClauses = (text: string) =>
  fold(text.replace(/[–—]/g, '|'))
    .replace(/n't\b/g, ' not')
    .replace(/[^\p{L}\p{N},;:()|?¿]+/gu, ' ')
const plain = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `

/** Whether a text speaks of one application, not of many. */
export const namesApplication = (text: string) => LANGUAGES.some(({ application }) => application.test(plain(foldClauses(text))))

/** A page is read again and again while its outcome is awaited, and mostly says the same. */
const known = new Map<string, Verdict>()
const MOST_KNOWN = 5_000

/** One sentence of what a page shows. What speaks against an arrival wins over what speaks for it. */
export function judgeSentence(sentence: string): Verdict {
  const kept = known.get(sentence)
  if (kept !== undefined) return kept
  if (known.size >= MOST_KNOWN) known.clear()
  const verdict = judge(sentence.slice(0, LONGEST))
  known.set(sentence, verdict)
  return verdict
}

function judge(sentence: string): Verdict {
  const folded = foldClauses(sentence)
  const whole = plain(folded)
  const step = STEP.exec(whole)
  if (step && Number(step[1]) < Number(step[2])) return 'unfinished'
  const verdicts = LANGUAGES.map((language) => judgeIn(language, folded, whole)).filter((verdict) => verdict !== null)
  return verdicts.find((verdict) => verdict !== 'received') ?? verdicts[0] ?? null
}

function judgeIn(language: Language, folded: string, whole: string): Verdict {
  const objection = objectionIn(language, whole)
  if (objection) return objection
  return !/[?¿]/.test(folded) && saysReceived(language, folded) ? 'received' : null
}

function objectionIn(language: Language, whole: string): Objection | null {
  const { phrases } = language
  // 'If you have not received it', 'in case of problems': nothing has happened.
  const isSupposed = language.when.test(whole)
  if (phrases.check.test(whole)) return 'check'
  if (!isSupposed && phrases.failed.test(whole)) return 'failed'
  if (phrases.pending.test(whole)) return 'pending'
  if (phrases.unfinished.test(whole) || language.finish.test(whole)) return 'unfinished'
  const isNamed = language.application.test(whole)
  if (language.undone.test(whole)) return 'denied'
  if (!isSupposed && language.denied.test(whole) && (isNamed || !language.mail.test(whole))) return 'denied'
  if (phrases.draft.test(whole) || language.saved.test(whole)) return 'draft'
  return language.already.test(whole) && language.applies.test(whole) ? 'duplicate' : null
}

function saysReceived(language: Language, folded: string): boolean {
  let isSupposed = false
  for (const clause of clausesOf(language, folded)) {
    isSupposed ||= language.when.test(clause)
    if (isSupposed || language.hedged.test(clause)) continue
    if (language.thanks.test(clause) || language.youApplied.test(clause)) return true
    if (!language.application.test(clause)) continue
    if (language.received.test(clause)) return true
    if (language.claim.test(clause) && (language.perfect.test(clause) || isHeadline(language, clause))) return true
  }
  return false
}

/** 'Application submitted', 'Bewerbung erfolgreich gesendet': nothing but the two. */
function isHeadline({ headline }: Language, clause: string): boolean {
  const all = clause.trim().split(' ')
  return all.length <= HEADLINE && all.every((word) => headline.test(` ${word} `))
}

const clausesOf = ({ and }: Language, folded: string): string[] =>
  folded
    .split(/[,;:()|]/)
    .flatMap((part) => plain(part).split(and))
    .map(plain)
    .filter((clause) => clause.trim() !== '')
