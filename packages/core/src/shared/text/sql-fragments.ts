/** Patterns of complete SQL statements. Every repetition is bounded, so that hostile text is matched in linear time. */
const SQL_SPACE = String.raw`\s{0,20}`
/** White space between two words; in SQL a comment will do as well. */
const SQL_GAP = String.raw`(?:\s|\/\*[^*]{0,64}\*\/){1,20}`
/** A comment sign, or a whole comment in brackets; the text after `--` is not part of it. */
const SQL_COMMENT = String.raw`\s{0,20};?\s{0,20}(?:--[\s-]{0,20}(?=\s|$)|--|#|\/\*(?:[^*]{0,64}\*\/)?)`
const SQL_END = String.raw`\s{0,20};?\s{0,20}$`

const NAME = String.raw`[\w.$\[\]]{1,64}`
const LIST = String.raw`\([^()]{0,200}\)`
const VALUE = String.raw`(?:['"\x60][^'"\x60]{0,64}['"\x60]|['"\x60]?[\w.@$%]{1,64}(?:\([^()]{0,64}\))?)`
const COMPARISON = `${VALUE}${SQL_SPACE}(?:=|<>|!=|<=?|>=?|\\blike\\b)${SQL_SPACE}${VALUE}`
const WHERE = `(?:${SQL_GAP}where${SQL_GAP}${COMPARISON}(?:${SQL_GAP}(?:and|or)${SQL_GAP}${COMPARISON}){0,3})?`
const COLUMN = String.raw`(?:\*|@{0,2}[\w.$]{1,64}(?:\([^()]{0,64}\))?)`
const COLUMNS = `${COLUMN}(?:${SQL_SPACE},${SQL_SPACE}${COLUMN}){0,20}`

const words = (...parts: string[]) => parts.join(SQL_GAP)
const STATEMENT = [
  words('(?:drop|truncate)', 'table', `(?:if${SQL_GAP}exists${SQL_GAP})?${NAME}`),
  words('drop', '(?:database|schema|view|index|user|role|procedure|trigger)', NAME),
  words('alter', '(?:table|user|database|role)', NAME, String.raw`(?:add|drop|modify|rename|set|alter|with)\b`),
  words('delete', 'from', `${NAME}${WHERE}`),
  words('insert', 'into', `${NAME}${SQL_SPACE}(?:${LIST})?${SQL_SPACE}(?:values${SQL_SPACE}${LIST}|select\\b)`),
  words('update', NAME, 'set', `${NAME}${SQL_SPACE}=${SQL_SPACE}${VALUE}${WHERE}`),
  words('select', COLUMNS, 'from', `${NAME}${WHERE}`),
  words('select', String.raw`(?:\*|null\b|\d{1,9}\b|@@\w{1,64}|[\w.]{1,64}\([^()]{0,64}\))`),
  words('create', '(?:table|database)', `${NAME}${SQL_SPACE}${LIST}`),
  words(
    'create',
    '(?:user|login|role)',
    NAME,
    `(?:identified${SQL_GAP}by|with${SQL_GAP}password)${SQL_SPACE}=?${SQL_SPACE}${VALUE}`,
  ),
  `exec(?:ute)?(?:${SQL_SPACE}${LIST}|${SQL_GAP}(?:xp_|sp_|master\\.|immediate\\b)[\\w.]{0,64}(?:${SQL_SPACE}${VALUE})?)`,
  words('declare', String.raw`@\w{1,64}`),
  words('waitfor', '(?:delay|time)', VALUE),
  `shutdown(?:${SQL_GAP}with${SQL_GAP}nowait|(?=${SQL_SPACE}(?:;|--)))`,
  String.raw`(?:pg_sleep|sleep|benchmark|load_file|extractvalue|updatexml)\([^()]{0,64}\)`,
].join('|')

/** One statement, or several with semicolons between them. */
const SQL_CHAIN = `(?:${STATEMENT})(?:${SQL_SPACE};${SQL_SPACE}(?:${STATEMENT})){0,20}`

const QUOTE = String.raw`['"\x60]`
/** Removed together with the statement before it; what is written after a comment sign stays. */
const TAIL = `(?<tail>${SQL_COMMENT}|${SQL_END}|)`
const LITERAL = `(?:${QUOTE}[^'"\\x60]{0,64}${QUOTE}|${QUOTE}\\w{0,64})`
const ALWAYS_TRUE = [
  String.raw`\d{1,9}${SQL_SPACE}=${SQL_SPACE}\d{1,9}`,
  `${LITERAL}${SQL_SPACE}(?:=|<>|!=|\\blike\\b)${SQL_SPACE}${LITERAL}`,
  String.raw`(?<name>\w{1,64})${SQL_SPACE}=${SQL_SPACE}\k<name>\b`,
  String.raw`true\b(?=${SQL_COMMENT}|${SQL_END})`,
  String.raw`(?:pg_sleep|sleep|benchmark|load_file|extractvalue|updatexml)\([^)]{0,64}\)`,
].join('|')

/** `1 union all select null` */
const UNION = new RegExp(`\\bunion${SQL_GAP}(?:(?:all|distinct)${SQL_GAP})?select\\b(?:${SQL_COMMENT})?`, 'gi')
/** `' or '1'='1` */
const QUOTED_CONDITION = new RegExp(
  `${QUOTE}[\\s)]{0,20}(?:or\\b|and\\b|\\|\\||&&)${SQL_SPACE}\\(?(?:${ALWAYS_TRUE})${TAIL}`,
  'gi',
)
/** `1 or 1=1` as the whole value */
const BARE_CONDITION = new RegExp(
  String.raw`(?<=^\s{0,20}\S{1,60}\s{1,20})(?:or|and)${SQL_SPACE}\d{1,9}${SQL_SPACE}=${SQL_SPACE}\d{1,9}(?:${SQL_COMMENT})?${SQL_SPACE}$`,
  'i',
)
/** `x'); DROP TABLE users;--` */
const LED_STATEMENT = new RegExp(
  `(?<lead>['"\\x60;](?:[\\s)'"\\x60;]|/\\*[^*]{0,64}\\*/){0,20})(?<statement>${SQL_CHAIN})${TAIL}`,
  'gi',
)
/** `admin'--` */
const CLOSING_COMMENT = /['"`]\)?(?:--|#|\/\*)[ \t-]{0,20}$/
const LONGEST_CLOSING_COMMENT = 30

/**
 * Removes injection-shaped fragments from a one-line text and nothing else: a quote or semicolon followed by a statement, `union select`,
 * and the comment signs around them (decisions, Profiles and preferences). A statement cited in quotes, or one that a sentence goes on
 * after, is something a person wrote about SQL and stays. Every repetition is bounded, so the time is linear in the length.
 */
export function withoutSqlFragments(text: string): string {
  const cleaned = [UNION, QUOTED_CONDITION, LED_STATEMENT].reduce(removeFragments, text).replace(BARE_CONDITION, '')
  return withoutClosingComments(cleaned)
}

function removeFragments(text: string, pattern: RegExp): string {
  const quoted = findQuotations(text)
  return text.replace(pattern, (match: string, ...rest: unknown[]) => {
    const groups = typeof rest.at(-1) === 'object' ? (rest.pop() as Partial<Fragment>) : {}
    const { lead = '', statement = '', tail = '' } = groups
    const start = Number(rest.at(-2))
    if (quoted[start + lead.length] === 1) return match
    const fragment = { start, end: start + match.length, lead, statement, tail }
    if (pattern === LED_STATEMENT && !isInjection(text, fragment, quoted)) return match
    return quoted[start] === 1 ? match.slice(0, 1) : ''
  })
}

type Fragment = { start: number; end: number; lead: string; statement: string; tail: string }

function isInjection(text: string, { start, end, lead, statement, tail }: Fragment, quoted: Uint8Array): boolean {
  const isLast = end === text.length
  // A dash with a sentence after it is not a comment.
  const isCommentedOut = /--|#|\/\*/.test(tail) && (isLast || tail.includes(';'))
  const breaksOutOfQuotes = [...lead].some((sign, at) => /['"`]/.test(sign) && quoted[start + at] !== 1)
  if (breaksOutOfQuotes) return lead.includes(';') || isCommentedOut || (isLast && !/\s/.test(lead))
  // "Tuned queries; DELETE FROM staging tables at night" is a sentence. Without a quote only a whole value counts.
  const isWholeValue = isLast && (tail.includes(';') || isOneWord(text, start))
  return looksLikeCode(statement) && (isCommentedOut || isWholeValue)
}

const looksLikeCode = (statement: string) => /[=(*@]|\btable\b/i.test(statement) || /^[A-Z]{4,}\s/.test(statement)

const isOneWord = (text: string, length: number) => length <= 60 && !/\S\s+\S/.test(text.slice(0, length))

/** Marks quoted text: quotation marks open before a word and close after one, `' or '` does neither. */
function findQuotations(text: string): Uint8Array {
  const quoted = new Uint8Array(text.length)
  const opened = new Map<string, number>()
  for (const { 0: sign, index } of text.matchAll(/['"`]/g)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + 1]]
    const opening = opened.get(sign)
    if (opening !== undefined && !/\s/.test(before) && /[\s.,;:!?)\]]/.test(after)) {
      quoted.fill(1, opening, index + 1)
      opened.delete(sign)
    } else if (/[\s([]/.test(before) && (/[\p{L}\p{N}*(]/u.test(after) || (index > 0 && /['"`;]/.test(after)))) {
      opened.set(sign, index)
    }
  }
  return quoted
}

function withoutClosingComments(text: string): string {
  let length = text.length
  for (let found: RegExpExecArray | null; ; length -= found[0].length) {
    found = CLOSING_COMMENT.exec(text.slice(Math.max(0, length - LONGEST_CLOSING_COMMENT), length))
    if (!found) return text.slice(0, length)
  }
}
