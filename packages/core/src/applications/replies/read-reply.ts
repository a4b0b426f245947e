import { foldWords } from '@jobapply/language/fold'
import { type Appointment, findAppointments } from './appointments.ts'
import { MAX_QUOTE_CHARS, type ReplyKind } from './constants.ts'
import { MAX_LINE, type Mail, ownLines, sentencesOf } from './mail-text.ts'
import { findPhrases, hasPhrase, type Phrase, phrases, type Span } from './phrases.ts'
import type { Cues } from './words/cues.ts'
import { DUTCH } from './words/dutch.ts'
import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'
import { GERMAN } from './words/german.ts'
import { SPANISH } from './words/spanish.ts'

/** `kind` null: the mail says nothing that we understand, and the person chooses. `quote` is the sentence that says so. */
export type Reading = { kind: ReplyKind | null; quote: string; appointments: Appointment[] }

const LANGUAGES: readonly Cues[] = [ENGLISH, GERMAN, FRENCH, SPANISH, DUTCH]
/** Mails mix languages, so all of them are looked for. */
const all = (key: keyof Cues): Phrase[] => LANGUAGES.flatMap((cues) => phrases(cues[key]))
const CUES = {
  rejection: all('rejection'),
  farewell: all('farewell'),
  sorry: all('sorry'),
  scheduling: all('scheduling'),
  offer: all('offer'),
  interview: all('interview'),
  meeting: all('meeting'),
  confirmation: all('confirmation'),
  noise: all('noise'),
  smallPrint: all('smallPrint'),
  conditional: all('conditional'),
  opening: all('opening'),
} satisfies Record<keyof Cues, Phrase[]>
/** A subject of one word that says it all. */
const SUBJECTS: Readonly<Record<string, ReplyKind>> = { absage: 'rejection', afwijzing: 'rejection', rejection: 'rejection' }
/** Longer than any mail that a person wrote. */
const MAX_SENTENCES = 300

type Sentence = { text: string; words: string[] }
/** "Won't" is 'wo not': a lone 't' is French too. */
const toSentence = (text: string): Sentence => ({ text, words: foldWords(text.replace(/n['’]t\b/gi, ' not')).split(' ') })

const NEGATIONS = new Set(
  'not no never nor cannot unable nicht kein keine keinen keiner ne n pas jamais ni niet geen nooit'.split(' '),
)
/** 'Could not be invited': the negation comes before it, or inside. */
const BEFORE = 3

const isNegated = ({ from, to }: Span, words: readonly string[]) =>
  words.slice(Math.max(0, from - BEFORE), to).some((word) => NEGATIONS.has(word))
/** 'If your profile fits, we will invite you' promises nothing. */
const isConsidered = ({ from }: Span, words: readonly string[]) =>
  hasPhrase(CUES.conditional, words.slice(0, from)) || findPhrases(CUES.opening, words).some((opening) => opening.from === 0)

/** Said, and not only considered; what is good must not be negated either. */
const isSaid = ({ words }: Sentence, cue: keyof typeof CUES) =>
  findPhrases(CUES[cue], words).some(
    (span) => !isConsidered(span, words) && !((cue === 'offer' || cue === 'interview') && isNegated(span, words)),
  )

/** An offer that is negated and not only considered. */
const isDenied = ({ words }: Sentence) =>
  findPhrases(CUES.offer, words).some((span) => isNegated(span, words) && !isConsidered(span, words))

/** What a mail says, and the sentence that says so. A rejection outweighs everything that is said beside it. */
export function readReply(mail: Mail, now: Date): Reading {
  const mailSubject = mail.subject.slice(0, MAX_LINE)
  const texts = [...(mailSubject ? [mailSubject] : []), ...sentencesOf(ownLines(mail.text))].slice(0, MAX_SENTENCES)
  const sentences = texts.map(toSentence)
  // The subject often repeats an earlier matter ('Re: Interview'), so the text is asked first.
  const inOrder = mailSubject ? [...sentences.slice(1), ...sentences.slice(0, 1)] : sentences
  const first = (cue: keyof typeof CUES) => inOrder.find((sentence) => isSaid(sentence, cue))
  const answer = (kind: ReplyKind | null, sentence?: Sentence, appointments: Appointment[] = []): Reading => ({
    kind,
    quote: (sentence?.text ?? '').slice(0, MAX_QUOTE_CHARS),
    appointments,
  })

  const rejection = first('rejection') ?? inOrder.find(isDenied)
  if (rejection) return answer('rejection', rejection)
  const subject = SUBJECTS[foldWords(mailSubject)]
  if (subject) return answer(subject, sentences[0])

  const hasMeeting = sentences.some(({ words }) => hasPhrase(CUES.meeting, words))
  const appointments = hasMeeting ? findAppointments(texts, mail.sentAt, now) : []
  const isDated = appointments.some(({ time }) => time !== null)
  const noise = first('noise')
  const farewell = first('farewell')
  const isSorry = sentences.some(({ words }) => hasPhrase(CUES.sorry, words) && !hasPhrase(CUES.scheduling, words))

  const offer = first('offer')
  if (offer && !noise) return farewell ? answer(null, farewell) : answer('offer', offer)
  if (noise && !isDated) return answer('noise', noise)
  const interview = first('interview') ?? (isDated ? first('meeting') : undefined)
  if (interview) {
    if (farewell || (isSorry && !isDated)) return answer(null, farewell ?? interview)
    return answer('interview', interview, appointments)
  }
  if (farewell) return answer(null, farewell)
  const confirmation = first('confirmation')
  if (confirmation) return answer('confirmation', confirmation)
  const smallPrint = first('smallPrint')
  return smallPrint ? answer('noise', smallPrint) : answer(null)
}
