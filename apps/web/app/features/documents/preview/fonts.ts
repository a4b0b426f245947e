import type { FontId, Page } from '@jobapply/core/documents/pages'

export const familyOf = (font: FontId) => `resume-${font}`

const faces = new Map<FontId, Promise<unknown>>()

/** Loads the files that the PDF embeds, those that these pages use. A page is shown without a font that does not come. */
export async function loadFonts(pages: readonly Page[]): Promise<void> {
  const used = new Set(pages.flatMap(({ runs }) => runs.map(({ font }) => font)))
  await Promise.all([...used].map((font) => faces.get(font) ?? loadFont(font)))
}

function loadFont(font: FontId) {
  const face = new FontFace(familyOf(font), `url(/documents/fonts/${font}.ttf)`)
  const loading = face.load().then(
    () => document.fonts.add(face),
    () => faces.delete(font),
  )
  faces.set(font, loading)
  return loading
}
