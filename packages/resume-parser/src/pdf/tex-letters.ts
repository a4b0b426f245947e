/** A text item as pdf.js gives it; only what is needed here. */
export type Piece = { str: string; transform: number[]; width: number; fontName: string }
type Styles = Record<string, { ascent?: number | null }>

/** The upper half of TeX's T1 encoding where it differs from Latin-1, and the signs below the blank. */
const T1_LOW = [...'“”„«»–—\u200b0ıȷ', 'ff', 'fi', 'fl', 'ffi', 'ffl']
const T1_HIGH = [...'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£']
const T1_OTHERS = new Map([
  [0x7f, '-'],
  [0xd7, 'Œ'],
  [0xdf, 'SS'],
  [0xf7, 'œ'],
  [0xff, 'ß'],
])
/** Icons and bullets have no letters. */
const MIN_LETTERS = 3

/** Signs below the blank that only this encoding has, and those where an older one has its ligatures. */
const isOwnCode = (code: number) => code >= 0x10 && code < 0x20
const isOlderCode = (code: number) => code > 0x0a && code < 0x10
const isHighCode = (code: number) => code >= 0x80 && code < 0xc0

function letterOf(sign: string): string {
  const code = sign.charCodeAt(0)
  const known = isOwnCode(code) ? T1_LOW[code - 0x10] : isHighCode(code) ? T1_HIGH[code - 0x80] : T1_OTHERS.get(code)
  return known ?? sign
}

/**
 * TeX without outlines of its fonts draws each letter as a picture and gives no map to Unicode, so that "fl", dashes and "ß" arrive as
 * the codes of its T1 encoding: "P\u001dege". Such fonts are told by codes below the blank, which no text has.
 */
export function decodeDrawnLetters(pages: readonly { items: Piece[]; styles: Styles }[]): void {
  const drawn = new Map<string, { letters: Set<string>; isRaw: boolean; isOther: boolean }>()
  for (const { items, styles } of pages)
    for (const { str, fontName } of items) {
      if (!isDrawn(styles[fontName])) continue
      const font = drawn.get(fontName) ?? { letters: new Set<string>(), isRaw: false, isOther: false }
      drawn.set(fontName, font)
      for (const sign of str) {
        const code = sign.charCodeAt(0)
        font.isRaw ||= isOwnCode(code)
        font.isOther ||= isOlderCode(code) || code > 0xff
        if (font.letters.size < MIN_LETTERS && /[a-z]/i.test(sign)) font.letters.add(sign)
      }
    }
  const fonts = [...drawn.values()]
  if (!fonts.some(({ isRaw, isOther }) => isRaw && !isOther)) return
  for (const { items } of pages)
    for (const item of items) {
      const font = drawn.get(item.fontName)
      if (font && !font.isOther && font.letters.size >= MIN_LETTERS) item.str = Array.from(item.str, letterOf).join('')
    }
}

/** Fonts of drawn letters have no height of their own. */
const isDrawn = (style: Styles[string] | undefined) => style !== undefined && !Number.isFinite(style.ascent ?? Number.NaN)

const COMBINING: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
/** An accent of its own touches nothing; one that is drawn over a letter lies on it (in font sizes). */
const OVERLAP = 0.2
const REACH = 1
const HEIGHT = 0.5

/** "J¨" and "urgen" over each other: an accent and the letter below it become one. */
export function composeAccents(items: Piece[]): void {
  let last: Piece | undefined
  for (const item of items) {
    if (item.str === '') continue
    const accent = last && COMBINING[last.str.at(-1) ?? '']
    if (last && accent && isOver(last, item)) {
      const [letter = ''] = item.str
      const whole = (BARE[letter] ?? letter) + accent
      const composed = whole.normalize('NFC')
      if ([...composed].length === 1) {
        last.str = last.str.slice(0, -1)
        last.width = Math.min(last.width, Math.max(0, placeOf(item).x - placeOf(last).x))
        item.str = composed + item.str.slice(letter.length)
      }
    }
    last = item
  }
}

const BARE: Record<string, string> = { ı: 'i', ȷ: 'j' }
const placeOf = ({ transform: [a = 0, b = 0, , , x = 0, y = 0] }: Piece) => ({ size: Math.hypot(a, b), x, y })

function isOver(accent: Piece, letter: Piece): boolean {
  const [one, other] = [placeOf(accent), placeOf(letter)]
  const overlap = one.x + accent.width - other.x
  return (
    accent.fontName === letter.fontName &&
    overlap > OVERLAP * other.size &&
    overlap < REACH * other.size &&
    Math.abs(one.y - other.y) < HEIGHT * other.size
  )
}
