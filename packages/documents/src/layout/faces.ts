import { readFile } from 'node:fs/promises'
import type { FontId } from '@jobapply/core/documents/pages'
import type { Font, GlyphRun } from 'fontkit'
import { fontFile } from './font-files.ts'

/** Ligatures break copied text ("ﬁnance"), and so do contextual swashes. */
const FEATURES = { liga: false, clig: false, calt: false }
const MAX_CACHED_WORDS = 5000
const UNITS_PER_EM = 1000

/** A loaded font. Its `layout` is replaced by ours, so that pdfkit draws exactly what was measured. */
export type Face = {
  id: FontId
  font: Font
  has: (codePoint: number) => boolean
  /** Of text at size 1. */
  widthOf: (text: string) => number
}

/** One entry for each font id. */
const faces: Partial<Record<FontId, Promise<Face>>> = {}

/** Families in the order in which they stand in for a letter that a font lacks. */
const FALLBACKS = ['sans', 'book', 'serif'] as const satisfies readonly FontId[]

export type Faces = {
  face: (id: FontId) => Face
  /** The font that prints a letter of text in this font; undefined when none has it. */
  faceFor: (id: FontId, codePoint: number) => Face | undefined
}

export async function loadFaces(ids: readonly FontId[]): Promise<Faces> {
  const wanted = [...new Set([...ids, ...FALLBACKS])]
  const loaded = await Promise.all(wanted.map(async (id) => [id, await openFace(id)] as const))
  const byId = new Map<FontId, Face>(loaded)
  const face = (id: FontId) => {
    const found = byId.get(id)
    if (!found) throw new Error(`The font ${id} was not loaded`)
    return found
  }
  return {
    face,
    faceFor: (id, codePoint) => {
      const own = face(id)
      return own.has(codePoint) ? own : FALLBACKS.map(face).find(({ has }) => has(codePoint))
    },
  }
}

function openFace(id: FontId): Promise<Face> {
  const opened = faces[id] ?? loadFace(id)
  faces[id] = opened
  return opened
}

async function loadFace(id: FontId): Promise<Face> {
  const fontkit = await import('fontkit')
  const font = fontkit.create(await readFile(fontFile(id)))
  if (!('layout' in font) || font.unitsPerEm !== UNITS_PER_EM) throw new Error(`${id} is no font of ${UNITS_PER_EM} units`)
  keepLetters(font)
  const shape = font.layout.bind(font)
  const shaped = new Map<string, GlyphRun>()
  const layout = (text: string) => {
    const known = shaped.get(text)
    if (known) return known
    const made = shape(text, FEATURES)
    if (shaped.size >= MAX_CACHED_WORDS) shaped.clear()
    shaped.set(text, made)
    return made
  }
  font.layout = layout
  // fontkit searches its table again for each letter: half of a PDF's time.
  const letters = new Set(font.characterSet)
  return {
    id,
    font,
    has: (codePoint) => letters.has(codePoint),
    widthOf: (text) => wordsOf(text).reduce((width, word) => width + advanceOf(layout(word)), 0) / UNITS_PER_EM,
  }
}

/**
 * fontkit keeps one object for each glyph, with the letters it was first asked for. It asks for the parts of a glyph without letters:
 * an apostrophe that was first drawn as half of a quotation mark would be none in the copied text of every later PDF.
 */
function keepLetters(font: Font) {
  const kept = font.getGlyph.bind(font)
  font.getGlyph = (id, letters = []) => {
    const glyph = kept(id, letters)
    const same = letters.length === 0 || letters.join() === glyph.codePoints.join()
    return same ? glyph : Object.create(glyph, { codePoints: { value: letters } })
  }
}

/** A run adds up its glyphs each time that it is asked. */
const advances = new WeakMap<GlyphRun, number>()
function advanceOf(run: GlyphRun): number {
  const known = advances.get(run) ?? run.advanceWidth
  advances.set(run, known)
  return known
}

/** Words with the space that follows, as pdfkit shapes them: kerning never crosses a space. */
const wordsOf = (text: string) => (text.includes(' ') ? text.split(/(?<= )/) : [text])
