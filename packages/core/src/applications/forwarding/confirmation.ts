import { fold } from '@jobapply/language/fold'
import { readSender } from '#applications/replies/sender'

type Mail = { from: string; subject: string; text: string }

/** Stems of 'to forward', of 'to confirm' and of 'code' in eight languages, folded. */
const FORWARD = [
  'forward',
  'weiterleit',
  'transfer',
  'redirec',
  'reenvi',
  'reenvio',
  'encaminha',
  'doorst',
  'doorgestuurd',
  'inoltr',
  'vidarebefordr',
]
const CONFIRM = ['confirm', 'verif', 'bestatig', 'bevestig', 'conferm', 'bekraft']
const CODE = ['code', 'codigo', 'codice', 'kod', 'nummer', 'number', 'pin']
const MAX_CHARS = 8_000
const MAX_LINE = 400
/** Between the word and its code: 'Confirmation code: 123456789', 'code (below):' and a line of its own. */
const NEAR_LINES = 2

const hasStem = (text: string, stems: readonly string[]) => stems.some((stem) => text.includes(stem))
/** Four to twelve characters with a digit: words have none, telephone numbers have more. */
const isCode = (word: string) => /^[a-z0-9-]{4,14}$/i.test(word) && /\d{2}/.test(word) && !/^\d{4}-\d\d-\d\d$/.test(word)
const wordsOf = (line: string) => line.split(/[\s:;,.()[\]"'#*]+/).filter(Boolean)

/** What a provider sends to an address before it forwards to it: its code, and its link where that leads to the sender's own site. */
export function readConfirmation({ from, subject, text }: Mail): { from: string; code: string; link: string | null } | null {
  const lines = [subject, ...text.slice(0, MAX_CHARS).split('\n')].map((line) => line.slice(0, MAX_LINE))
  const folded = lines.map((line) => fold(line))
  const whole = folded.join('\n')
  if (!hasStem(folded[0] ?? '', [...FORWARD, ...CONFIRM]) || !hasStem(whole, FORWARD) || !hasStem(whole, CONFIRM)) return null
  const code = codeIn(lines, folded)
  return code ? { from, code, link: linkOf(from, text) } : null
}

function codeIn(lines: readonly string[], folded: readonly string[]): string | undefined {
  for (const [at, line] of folded.entries()) {
    if (!hasStem(line, CODE)) continue
    for (const near of lines.slice(at, at + 1 + NEAR_LINES)) {
      const found = wordsOf(near.replaceAll(/https?:\S{1,400}/g, ' ')).find(isCode)
      if (found) return found
    }
  }
  return undefined
}

/** 'https://mail.provider.example/confirm?x' of a sender at provider.example. */
function linkOf(from: string, text: string): string | null {
  const { host } = readSender(from)
  const own = host.split('.').slice(-2).join('.')
  for (const word of text.slice(0, MAX_CHARS).split(/[\s<>"]+/)) {
    if (!word.startsWith('https://') || word.length > 1_000 || !URL.canParse(word)) continue
    const { hostname, username, port } = new URL(word)
    if (own.includes('.') && (hostname === own || hostname.endsWith(`.${own}`)) && !username && !port) return word
  }
  return null
}
