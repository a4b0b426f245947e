import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from './locator.ts'

type Colour = { lightness: number; chroma: number; hue: number }
export type Tokens = Record<string, Colour>

const CSS = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8')

/** The colours of a block of tokens.css that are opaque, by name. */
function read(block: string): Tokens {
  const body = CSS.slice(CSS.indexOf(block)).split('}')[0] ?? ''
  const found = body.matchAll(/--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)
  return Object.fromEntries([...found].map(([, name, ...parts]) => [name, asColour(parts.map(Number))]))
}
const asColour = ([lightness = 0, chroma = 0, hue = 0]: number[]): Colour => ({ lightness, chroma, hue })

export const THEMES = { light: read(':root,\n.paper-sheet {'), dark: { ...read(':root,\n.paper-sheet {'), ...read('.dark {') } }

const HUES = { red: [10, 40], orange: [41, 75], yellow: [80, 110], green: [130, 170], blue: [230, 275] } as const

/** What a person would call the colour of this token. */
function nameOf(token: string | undefined) {
  const hue = THEMES.light[token ?? '']?.hue ?? -1
  return Object.entries(HUES).find(([, [from, to]]) => hue >= from && hue <= to)?.[0] ?? token
}
const TOKEN = {
  bg: /(?:^|\s)bg-((?:good|warn|orange|blue|bad|accent)(?:-wash)?|mark)(?=\s|$)/,
  text: /(?:^|\s)text-(good|warn|orange|blue|bad|accent)(?=\s|$)/,
}

/** The token that the nearest class list names. */
function tokenOf(element: Element | null, kind: keyof typeof TOKEN): string | undefined {
  return element
    ? (TOKEN[kind].exec(element.getAttribute('class') ?? '')?.[1] ?? tokenOf(element.parentElement, kind))
    : undefined
}

/** The colour of an element's ground, and of its text. There are no style sheets in these tests: the classes name tokens. */
export const groundOf = (locator: Locator) => nameOf(locator.evaluate((node) => tokenOf(node, 'bg')))
export const colourOf = (locator: Locator) => nameOf(locator.evaluate((node) => tokenOf(node, 'text')))
