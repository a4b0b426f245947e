/** Every repetition is bounded, so that a hostile text is answered at once (reliability G8). */
const BLANKS = String.raw`\s{0,20}`
/** A blank in SQL; a comment will do as well. */
const GAP = String.raw`(?:\s|\/\*[^*]{0,200}\*\/){1,20}`
const NAME = String.raw`[\w.$\[\]]{1,64}`
const REST = String.raw`[^;\n]{0,200}`
const WHERE = String.raw`${GAP}where\b[^;\n]{0,200}?(?:=|<|>|\blike\b|\bin\b${BLANKS}\(|\bis\b)${REST}`
/** Nothing more, or what begins the next statement. */
const END = String.raw`(?=[ \t]{0,20}(?:$|\n|;|--|\/\*|#|\)))`
/** A comment up to the end of its line. */
const COMMENT = String.raw`(?:[ \t]{0,20};?[ \t]{0,20}(?:--|#|\/\*)[^\n]{0,200})?`
const QUOTE = String.raw`['"\x60]`

const sql = (...parts: string[]) => parts.join(GAP)
/** Statements as a machine writes them: "; create user stories" is none. */
const STATEMENT = [
  sql('(?:drop|truncate)', 'table', `(?:if${GAP}exists${GAP})?${NAME}`),
  sql('drop', '(?:database|schema|view|index|user|role|procedure|trigger)', `${NAME}${END}`),
  sql('alter', '(?:table|user|database|role)', NAME, String.raw`(?:add|drop|modify|rename|set|alter|with)\b`),
  sql('delete', 'from', `${NAME}(?:${WHERE}|${END})`),
  sql(
    'insert',
    'into',
    String.raw`${NAME}(?:${BLANKS}\([^)\n]{0,200}\))?(?:${GAP}|${BLANKS})(?:values${BLANKS}\(|select\b)${REST}`,
  ),
  sql('update', NAME, 'set', `${NAME}${BLANKS}=${REST}`),
  sql('select', String.raw`(?:\*|@@|null\b|\d|[\w.]{1,64}\()${REST}`),
  sql('select', `${NAME}(?:${BLANKS},${BLANKS}${NAME}){0,20}`, 'from', `${NAME}(?:${WHERE}|${END})`),
  sql('create', '(?:table|database|user|login|role)', String.raw`${NAME}${BLANKS}(?:\(|identified\b|with${GAP}password)${REST}`),
  String.raw`exec(?:ute)?(?:\(|${GAP}(?:xp_|sp_|master\b|immediate\b))${REST}`,
  sql('declare', String.raw`@\w{1,64}${REST}`),
  sql('waitfor', String.raw`(?:delay|time)\b${REST}`),
  `shutdown(?:${GAP}with${GAP}nowait|(?=${BLANKS}(?:;|--)))`,
  String.raw`(?:(?:and|or|select)${GAP})?(?:pg_sleep|sleep|benchmark|load_file|extractvalue|updatexml)\([^)\n]{0,200}\)`,
].join('|')

/** ' or '1'='1 */
const ALWAYS_TRUE = [
  String.raw`\d{1,9}${BLANKS}=${BLANKS}\d{1,9}`,
  String.raw`${QUOTE}[^'"\n]{0,64}${QUOTE}?${BLANKS}(?:=|<>|!=|\blike\b)${BLANKS}${QUOTE}[^'"\n]{0,64}${QUOTE}?`,
  String.raw`(\w{1,64})${BLANKS}=${BLANKS}\1\b`,
  String.raw`true\b${END}`,
].join('|')

const UNION = new RegExp(
  String.raw`(?:\/\*[^*]{0,200}\*\/\s{0,20})?\bunion${GAP}(?:(?:all|distinct)${GAP})?select\b${COMMENT}`,
  'gi',
)
const TAUTOLOGY = new RegExp(
  String.raw`(?:${QUOTE}[\s)]{0,20}|\b)(?:or\b|and\b|\|\||&&)${BLANKS}\(?(?:${ALWAYS_TRUE})${COMMENT}`,
  'gi',
)
/** A quote or a semicolon, with what closes brackets and further quotes, and a statement. */
const LED_STATEMENT = new RegExp(
  String.raw`(['"\x60;](?:[\s)'"\x60;]|\/\*[^*]{0,200}\*\/){0,20})(?:${STATEMENT})${COMMENT}`,
  'gi',
)
/** admin'-- */
const CLOSING_COMMENT = /['"`]\)?(?:--|#|\/\*)[ \t-]{0,20}$/
const LONGEST_CLOSING_COMMENT = 30

/**
 * The injection-shaped fragments of a text and nothing else: a quote or semicolon followed by a statement, `union select`, comments
 * around them (decisions, Profiles and preferences). Plain English stays, also "plan; select vendors from a shortlist".
 */
export const withoutSqlFragments = (text: string) =>
  text
    .replace(UNION, '')
    .replace(TAUTOLOGY, (match) => (/^['"`]|\bor\b.*\d/i.test(match) ? '' : match))
    .replace(LED_STATEMENT, (match: string, lead: string, ...rest: unknown[]) => {
      const [offset, whole] = rest.slice(-2) as [number, string]
      return isForMachines(match, lead, whole.slice(0, offset), whole.slice(offset + match.length)) ? '' : match
    })
    .split('\n')
    .map(withoutClosingComments)
    .join('\n')

function withoutClosingComments(line: string): string {
  let length = line.length
  for (let found: RegExpExecArray | null; ; length -= found[0].length) {
    found = CLOSING_COMMENT.exec(line.slice(Math.max(0, length - LONGEST_CLOSING_COMMENT), length))
    if (!found) return line.slice(0, length)
  }
}

/** What tells "; DELETE FROM users" from "; delete from the cart": signs of code, capitals, a next statement, or a quote left open. */
function isForMachines(match: string, lead: string, before: string, after: string): boolean {
  const statement = match.slice(lead.length)
  if (/[=(*@]|\b(?:table|union)\b|--/i.test(statement) || /^[ \t]*(?:;\s*(?:$|--)|--|\/\*|#)/.test(after)) return true
  if (/^[A-Z]{4,}\s/.test(statement)) return true
  return [...`'"\``].some((quote) => lead.includes(quote) && before.split(quote).length % 2 === 1)
}
