/** HTML entity names in job texts: Latin-1 by code point, then others. */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo ' +
  'frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc ' +
  'euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ')

const NAMED = new Map<string, string>([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries({
    quot: '"',
    amp: '&',
    apos: "'",
    lt: '<',
    gt: '>',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ccaron: 'Č',
    ccaron: 'č',
    Yuml: 'Ÿ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    zwsp: '',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    bull: '•',
    hellip: '…',
    permil: '‰',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    larr: '←',
    rarr: '→',
    minus: '−',
    le: '≤',
    ge: '≥',
    ne: '≠',
    check: '✓',
    star: '☆',
    colon: ':',
    comma: ',',
    period: '.',
    lpar: '(',
    rpar: ')',
    sol: '/',
    excl: '!',
    quest: '?',
    dollar: '$',
    percnt: '%',
    num: '#',
    plus: '+',
    NewLine: '\n',
    Tab: '\t',
  }),
])

/** How browsers map the numeric references 128 to 159. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes character references; unknown names stay unchanged. */
export const decodeEntities = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,8}));/g, (whole, decimal, hex, name) =>
        name === undefined ? characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) : (NAMED.get(name) ?? whole),
      )
    : text

function characterOf(code: number): string {
  if (code >= 128 && code < 160) return WINDOWS_1252[code - 128] ?? ''
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
  return isCharacter ? String.fromCodePoint(code) : ''
}

/** Repairs UTF-8 decoded as windows-1252 ('â€”' for a dash); other text stays unchanged. */
export function repairText(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u2018-\u203a\u20ac\u0152-\u017e\u02c6\u02dc\u2122]/.test(text)) return text
  const bytes = Array.from(text, byteOf)
  if (bytes.some((byte) => byte === undefined)) return repairPieces(text)
  return decodeUtf8(bytes as number[]) ?? text
}

/** Repairs only the broken parts of a text. */
const repairPieces = (text: string) =>
  text.replace(
    /[\u00c2-\u00f4][\u0080-\u00bf\u2018-\u203a\u20ac\u0152-\u017e\u02c6\u02dc\u2122]{1,3}/g,
    (piece) => decodeUtf8(Array.from(piece, (each) => byteOf(each) ?? 0)) ?? piece,
  )

const byteOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  if (code < 256) return code
  const place = WINDOWS_1252.indexOf(character)
  return place >= 0 ? 128 + place : undefined
}

function decodeUtf8(bytes: number[]): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
  } catch {
    return undefined
  }
}
