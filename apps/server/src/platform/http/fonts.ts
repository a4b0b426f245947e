import { html } from '#platform/html'

/** The product's two fonts at stable addresses, for pages that the server renders itself; the site has them under hashed names. */
export const FONTS = {
  '/fonts/instrument-sans.woff2': 'instrument-sans-latin-wght-normal-',
  '/fonts/newsreader.woff2': 'newsreader-latin-400-normal-',
} as const

const face = (family: string, address: keyof typeof FONTS, weights: string) =>
  html`@font-face { font-family: ${family}; src: url(${address}) format("woff2"); font-weight: ${weights}; font-display: swap; }\n`

/** Pages that use them need `font-src 'self'`. */
export const FONT_FACES = html`
${face('Instrument Sans', '/fonts/instrument-sans.woff2', '400 700')}${face('Newsreader', '/fonts/newsreader.woff2', '400')}`
