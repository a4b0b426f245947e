/** Patterns of complete SQL statements. Every repetition is bounded, so that hostile text is matched in linear time (reliability G8). */
export const SQL_SPACE = String.raw`\s{0,20}`
/** White space between two words; in SQL a comment will do as well. */
export const SQL_GAP = String.raw`(?:\s|\/\*[^*]{0,64}\*\/){1,20}`
/** A comment sign, or a whole comment in brackets; the text after `--` is not part of it. */
export const SQL_COMMENT = String.raw`\s{0,20};?\s{0,20}(?:--[\s-]{0,20}(?=\s|$)|--|#|\/\*(?:[^*]{0,64}\*\/)?)`
export const SQL_END = String.raw`\s{0,20};?\s{0,20}$`

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
export const SQL_CHAIN = `(?:${STATEMENT})(?:${SQL_SPACE};${SQL_SPACE}(?:${STATEMENT})){0,20}`
