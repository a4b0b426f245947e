import { htmlToText } from './html-text.ts'

const NICE =
  /\b(?:nice[- ]to[- ]haves?|bonus(?: points)?|preferred|a plus|is a plus|plus if|advantage(?:ous)?|ideally|desirable|good to have|optional|wünschenswert|von vorteil|idealerweise)\b/i
const MUST =
  /\b(?:must[- ]haves?|required|requirements?|minimum|essential|mandatory|what you (?:bring|need|have)|qualifications?|voraussetzung\w*)\b/i

/** Splits a source's requirements into required and nice-to-have ones. */
export function splitRequirements(html: string): { must: string[]; nice: string[] } {
  const must: string[] = []
  const nice: string[] = []
  let underNice = false
  for (const line of htmlToText(html).split('\n')) {
    const text = line.replace(/^[•*\-–·]\s*/, '').trim()
    if (text === '') continue
    const isPoint = text !== line
    if (!isPoint && text.length <= 80 && (/:$/.test(text) || !/[.!?]$/.test(text)) && (NICE.test(text) || MUST.test(text))) {
      underNice = NICE.test(text)
      continue
    }
    if (text.length >= 3) (underNice || NICE.test(text) ? nice : must).push(text)
  }
  return { must, nice }
}

/** The bullet points of a text, or else its lines. */
export function listPoints(html: string): string[] {
  const lines = htmlToText(html).split('\n')
  const points = lines.filter((line) => line.startsWith('• '))
  return (points.length > 0 ? points : lines)
    .map((line) => line.replace(/^[•*\-–·]\s*/, '').trim())
    .filter((line) => line.length >= 3)
}
