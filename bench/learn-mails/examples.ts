import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCases, readShortCases } from '@jobapply/core/applications/replies/cases.testing'
import { REPLY_KINDS, type ReplyKind } from '@jobapply/core/applications/replies/constants'
import { type Features, featuresOf } from '@jobapply/core/applications/replies/likely/features'
import { innerMail, readPastedMail } from '@jobapply/core/applications/replies/mail-text'
import { subjectAndBody } from '@jobapply/core/applications/replies/read-reply'

/** A lesson says its class; a judged email of `bench/mails` has labels. All of them are invented. */
type Line = {
  from: string
  subject: string
  text: string
  class: string
  labels?: { about: boolean; kind: string; company: string | null; title: string | null }
}
export type Example = { features: Features; kind: ReplyKind }

const KINDS: Readonly<Record<string, ReplyKind>> = {
  ...{ confirmation: 'confirmation', refusal: 'rejection', invitation: 'interview', assessment: 'interview', offer: 'offer' },
  ...{ request: 'request', status: 'message', outreach: 'noise', alert: 'noise', other: 'noise' },
}
const LESSONS = join(import.meta.dirname, 'lessons')
const RULES = join(import.meta.dirname, '../../packages/core/src/applications/replies')
const JUDGED = join(import.meta.dirname, '../mails')

/** Halves of judged sets that nobody mends by stay out, so that they can still say how an unknown email is read. */
const lessonFiles = () =>
  [LESSONS, JUDGED]
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.jsonl') && !file.endsWith('-kept.jsonl'))
    .toSorted()

/** Everything to learn from; without the sets of these names, to be asked about them afterwards. */
export const readExamples = (without: readonly string[] = []): Example[] => [
  ...lessonFiles()
    .filter((file) => !without.some((name) => file.endsWith(`/${name}.jsonl`)))
    .flatMap(linesOf)
    .map((line) => exampleOf(JSON.parse(line) as Line)),
  ...(process.env.RULED ? readRuled() : []),
]

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean)

/** The emails that the rules were written with. What they leave to the reader teaches nothing. */
function readRuled(): Example[] {
  const short = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'sv'].flatMap(readShortCases)
  const long = RULED.flatMap(readCases).map(({ kind, text }) => ({ kind, ...innerMail(readPastedMail(text)) }))
  const undecided = linesOf(join(RULES, 'fixtures/undecided.txt')).map((line) => {
    const [subject = '', text = ''] = line.split(' ~ ')
    return { kind: 'message', subject, text }
  })
  return [...short, ...long, ...undecided]
    .filter(({ kind }) => kind in REPLY_KINDS)
    .map(({ kind, subject, text }) => ({ features: featuresIn({ subject, text }), kind: kind as ReplyKind }))
}
const RULED = [
  ...['english', 'german', 'french', 'spanish', 'dutch', 'traps', 'unseen', 'unseen-2'],
  ...['varied-en', 'varied-de-fr', 'varied-es-pt-it', 'varied-nl-sv', 'varied-hard'],
]

function featuresIn({ subject, text }: { subject: string; text: string }, names: readonly string[] = []): Features {
  const read = subjectAndBody(innerMail({ from: '', subject, text, sentAt: null }), names)
  return featuresOf(read.subject, read.body)
}

function exampleOf({ labels, ...line }: Line): Example {
  const names = [labels?.company, labels?.title].flatMap((name) => name ?? [])
  const kind = labels?.kind === 'other' && labels.about ? 'message' : KINDS[labels?.kind ?? line.class]
  if (!kind) throw new Error(`No email is of class '${labels?.kind ?? line.class}'.`)
  return { features: featuresIn(line, names), kind }
}

/** Of everything that is learned from: changed lessons, words or features need new weights. */
export const digestOf = (examples: readonly Example[]) => createHash('sha256').update(JSON.stringify(examples)).digest('hex')
