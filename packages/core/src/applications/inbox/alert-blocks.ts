import { readPlace } from '#jobs/fields/place'
import { foldWords } from '#shared/text/text'
import { trimEndChars } from '#shared/text/trim-chars'
import type { AlertJob, AlertSender } from './alert-job.ts'
import { type JobLink, readLink } from './alert-links.ts'

const MAX_CHARS = 256 * 1024
const MAX_LINES = 5_000
const MAX_JOBS = 50
const MAX_TITLE = 120
const MAX_FIELD = 120
const MAX_BLOCK = 12

type Piece = { link: JobLink; label: string; above: string[]; below: string[] }
type Told = { title: string; company: string; location: string; isKnownPlace: boolean }

/**
 * The jobs of an alert whose form nobody has told us: links of one shape that repeat, each with a title, a company and a place beside it in
 * the same order. A block that is not told in that order is left out, and so is a single block, unless a board sent it.
 */
export function readBlocks(sender: AlertSender, text: string): AlertJob[] {
  const groups = Map.groupBy(piecesOf(text, sender), ({ link }) => link.shape)
  const found = new Map<string, AlertJob>()
  for (const pieces of groups.values())
    for (const { link, told } of bestReading(pieces, sender)) {
      const { isKnownPlace: _, ...fields } = told
      const id = link.isOwn ? link.url : foldWords(`${fields.title} ${fields.company} ${fields.location}`)
      if (!found.has(id) && found.size < MAX_JOBS) found.set(id, { id, ...fields, url: link.url })
    }
  return [...found.values()]
}

/** Where most blocks can be read: above their links, or below them. */
function bestReading(pieces: readonly Piece[], sender: AlertSender) {
  const readings = (['above', 'below'] as const).map((side) =>
    pieces.flatMap((piece) => {
      const told = readBlock(side === 'above' ? piece.above : [...labelOf(piece), ...piece.below], sender)
      return told ? [{ link: piece.link, told }] : []
    }),
  )
  const [above = [], below = []] = readings.map((one) => {
    // A town that no list of ours has is believed where most others of the same order are places.
    const known = one.filter(({ told }) => told.isKnownPlace).length
    return known * 2 > one.length ? one : one.filter(({ told }) => told.isKnownPlace)
  })
  const best = below.length > above.length ? below : above
  return best.length >= (sender.board ? 1 : 2) ? best : []
}

const labelOf = ({ label }: Piece) => (label === '' || isCall(label) ? [] : [label])

function piecesOf(text: string, { board }: AlertSender): Piece[] {
  const pieces: Piece[] = []
  let above: string[] = []
  for (const raw of text.slice(0, MAX_CHARS).split('\n', MAX_LINES)) {
    const line = raw.trim()
    const start = line.indexOf('https://')
    if (start < 0) {
      if (/^[-=_*]{3,}$/.test(line)) above = []
      else above.push(line)
      const last = pieces.at(-1)
      if (last && last.below.length < MAX_BLOCK && line !== '') last.below.push(line)
      continue
    }
    const link = readLink(line.slice(start).split(/[\s<>"\])]/)[0] ?? '', board)
    const label = trimEndChars(line.slice(0, start), /[\s:<[(]/)
    const last = pieces.at(-1)
    if (link && last?.link.url === link.url) {
      // The picture, the title and the button of one job lead to the same page.
      if (last.label === '' || isCall(last.label)) last.label = label
    } else if (link) pieces.push({ link, label, above, below: [] })
    above = []
  }
  return pieces
}

const CALLS = new Set(
  'view see show apply open read more details learn ansehen anzeigen jetzt zur mehr bewerben voir postuler plus ver solicitar candidatar inscribete bekijk bekijken solliciteer meer vedi candidati scopri visa ansok las se'.split(
    ' ',
  ),
)
/** 'View job': leads somewhere, and names nothing. */
const isCall = (text: string) => CALLS.has(foldWords(text).split(' ')[0] ?? '')

const isName = (text: string, longest: number) =>
  text.length <= longest && /\p{L}{2}/u.test(text) && !/[@:]|[.!?]$|^[\d£$€+•*]/u.test(text) && !isCall(text)
const REMOTE = /\b(?:remote|hybrid|home ?office|remoto|remota|t[eé]l[eé]travail|teletrabajo|teletrabalho|thuiswerk\w*|distans)\b/i
const isPlace = (text: string) => REMOTE.test(text) || readPlace(text).country !== null

const PARTERS = [' - ', ' – ', ' — ', ' · ', ' • ', ' | '] as const

/** Title, company and place in lines of their own, or company and place in one; the paragraph nearest to the link first. */
function readBlock(lines: readonly string[], sender: AlertSender): Told | undefined {
  for (const paragraph of paragraphsOf(lines.slice(-2 * MAX_BLOCK)).toReversed()) {
    const told = readParagraph(paragraph, sender)
    if (told) return told
  }
  return undefined
}

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines)
    if (line !== '') paragraphs.at(-1)?.push(line)
    else if (paragraphs.at(-1)?.length) paragraphs.push([])
  const all = paragraphs.filter((one) => one.length > 0)
  // Emails made of tables have each field in a paragraph of its own.
  return all.length >= 2 && all.every((one) => one.length === 1) ? [all.flat()] : all
}

function readParagraph(paragraph: readonly string[], { company: employer }: AlertSender): Told | undefined {
  const [title = '', second = '', third = ''] = paragraph
  if (!isName(title, MAX_TITLE)) return undefined
  for (const parter of PARTERS) {
    const parts = second.split(parter).map((part) => part.trim())
    if (parts.length === 2) return tell(title, ...(parts as [string, string]))
  }
  // An employer's own alert names the place alone.
  if (employer && isPlace(second)) return { title, company: employer, location: second, isKnownPlace: true }
  return third === '' ? undefined : tell(title, second, third)
}

function tell(title: string, company: string, location: string): Told | undefined {
  const isTold = isName(company, MAX_FIELD) && isName(location, MAX_FIELD) && !isPlace(company)
  return isTold ? { title, company, location, isKnownPlace: isPlace(location) } : undefined
}
