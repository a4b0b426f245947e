import type { Form } from './template.ts'

/** The parts of a small posting around one sentence. */
export type Parts = {
  heading: string
  wishes: string
  unknown: string
  sentence: string
  before: string
  after: string
  first: string
  last: string
}
type Layout = { draw: (parts: Parts) => string; fits?: (sentence: string) => boolean }

const bare = (sentence: string) => sentence.replace(/[.;]$/, '')
const closed = (sentence: string) => (/[.!?:)]$/.test(sentence) ? sentence : `${sentence}.`)
/** A glued heading is only recognizable before a capital letter. */
const startsUpper = (sentence: string) => /^\p{Lu}\p{Ll}/u.test(sentence)
const endsWithStop = (sentence: string) => /[.!?]$/.test(closed(sentence))

/** The same posting as people, forms and scrapers leave it. */
const LAYOUTS = {
  prose: { draw: ({ before, sentence, after }) => `${before} ${closed(sentence)} ${after}` },
  paragraphs: { draw: ({ before, sentence, after }) => `${before}\n\n${closed(sentence)}\n\n${after}` },
  bullets: { draw: (p) => `${p.before}\n\n${p.heading}:\n• ${p.first}\n• ${p.sentence}\n• ${p.last}\n` },
  dashes: { draw: (p) => `${p.before}\n\n${p.heading}\n- ${p.first}\n- ${bare(p.sentence)}\n- ${p.last}` },
  semicolons: { draw: (p) => `${p.before}\n\n${p.heading}:\n- ${p.first};\n- ${bare(p.sentence)};\n- ${p.last}.` },
  lines: { draw: (p) => `${p.before}\n\n${p.heading}\n${p.first}\n${bare(p.sentence)}\n${p.last}` },
  html: {
    draw: (p) =>
      `<p>${p.before}</p><h3>${p.heading}</h3><ul><li>${p.first}</li><li>${p.sentence}</li><li>${p.last}</li></ul><p>${p.after}</p>`,
  },
  oneLine: { draw: (p) => `${p.before} ${p.heading}: • ${p.first} • ${bare(p.sentence)} • ${p.last}` },
  gluedBullets: { draw: (p) => `${p.before}\n${p.heading}:•${p.first}•${bare(p.sentence)}•${p.last}` },
  gluedHeading: { draw: (p) => `${p.before}${p.heading}${closed(p.sentence)}${p.after}`, fits: startsUpper },
  gluedStops: { draw: (p) => `${p.before}${closed(p.sentence)}${p.after}`, fits: endsWithStop },
  unknownHeading: { draw: (p) => `${p.before}\n\n${p.unknown}\n• ${p.sentence}\n\n${p.after}` },
  afterWishes: { draw: (p) => `${p.before}\n\n${p.wishes}:\n• ${p.first}\n• ${p.last}\n\n${p.unknown}\n${closed(p.sentence)}` },
} satisfies Record<string, Layout>
export type LayoutName = keyof typeof LAYOUTS

const LISTED: readonly LayoutName[] = [
  'bullets',
  'dashes',
  'semicolons',
  'lines',
  'html',
  'oneLine',
  'gluedBullets',
  'gluedHeading',
]
/** Where a sentence of each form may stand without changing what it means. */
const PLACES: Readonly<Record<Form, readonly LayoutName[]>> = {
  sentence: ['prose', 'paragraphs', ...LISTED, 'gluedStops', 'unknownHeading', 'afterWishes'],
  phrase: LISTED,
  wishList: LISTED,
  offer: ['prose', 'paragraphs', 'bullets', 'dashes', 'html', 'gluedStops', 'unknownHeading'],
  benefit: LISTED,
}

export const layoutsFor = (form: Form, sentence: string): LayoutName[] =>
  PLACES[form].filter((name) => {
    const { fits }: Layout = LAYOUTS[name]
    return fits === undefined || fits(sentence)
  })
export const layOut = (name: LayoutName, parts: Parts) => LAYOUTS[name].draw(parts)
