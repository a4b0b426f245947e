import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { THEMES } from './testing/colours.ts'

/** WCAG 2.2: text 4.5:1, borders of controls 3:1. */
const TEXT = 4.5
const CONTROL = 3
const GROUNDS = ['paper', 'surface', 'sunk']
const TEXTS = ['ink', 'ink-2', 'ink-3', 'accent', 'good', 'warn', 'orange', 'blue', 'bad']
const WASHES = ['accent', 'good', 'warn', 'orange', 'blue', 'bad']

type Theme = keyof typeof THEMES

/** oklch as the part of light that it sends back, by way of linear sRGB. */
function luminanceOf(theme: Theme, token: string) {
  const colour = THEMES[theme][token]
  if (!colour) throw new Error(`There is no colour ${token}`)
  const { lightness, chroma, hue } = colour
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const shown = (value: number) => Math.min(1, Math.max(0, value))
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

function contrast(theme: Theme, one: string, other: string) {
  const [dark = 0, light = 0] = [luminanceOf(theme, one), luminanceOf(theme, other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The pairs that are less than this apart, with their figure. */
const below = (theme: Theme, least: number, pairs: string[][]) =>
  pairs.flatMap(([one = '', other = '']) => {
    const found = contrast(theme, one, other)
    return found < least ? `${one} on ${other}: ${found.toFixed(2)}` : []
  })

const pairsOf = (ones: string[], others: string[]) => ones.flatMap((one) => others.map((other) => [one, other]))

test.each(['light', 'dark'] as const)('in the %s theme every text can be read on every ground', (theme) => {
  expect(contrast(theme, 'ink', 'ink')).toBe(1)
  expect(below(theme, TEXT, pairsOf(TEXTS, GROUNDS))).toEqual([])
  expect(
    below(
      theme,
      TEXT,
      WASHES.map((token) => [token, `${token}-wash`]),
    ),
  ).toEqual([])
  expect(below(theme, TEXT, pairsOf(['ink', 'ink-2'], [...WASHES.map((token) => `${token}-wash`), 'mark']))).toEqual([])
  expect(below(theme, TEXT, [['accent-ink', 'accent']])).toEqual([])
  expect(below(theme, CONTROL, pairsOf(['line-strong', 'accent'], GROUNDS))).toEqual([])
})

/** Grounds and texts that stand side by side in a list of classes. */
function pairsInCode() {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const pairs = files.flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(?<=['"` ])bg-([a-z-]+) text-([a-z0-9-]+)(?=['"` ])/g),
    ].map(([, ground = '', text = '']) => [text, ground]),
  )
  const isKnown = (pair: string[]) => pair.every((token) => token in THEMES.light)
  return [...new Map(pairs.filter(isKnown).map((pair) => [pair.join(' '), pair])).values()]
}

test.each(['light', 'dark'] as const)('in the %s theme every text can be read on the ground of its own class list', (theme) => {
  const pairs = pairsInCode()
  expect(pairs.length).toBeGreaterThan(8)
  expect(below(theme, TEXT, pairs)).toEqual([])
})
