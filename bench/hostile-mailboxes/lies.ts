/** What a hostile mailbox does, by the name of its user. */
export const LIES = [
  'honest',
  'huge literal',
  'endless responses',
  'wrong counts',
  'nested parts',
  '1 GB of base64',
  'head of 10 MB',
  'subjects of 200 kB',
  'calendar bomb',
  'page of scripts',
  'one byte a second',
] as const
export type Lie = (typeof LIES)[number]

export const addressOf = (lie: Lie) => `${lie.replaceAll(' ', '-')}@mail.example`
export const lieOf = (address: string): Lie => LIES.find((lie) => addressOf(lie) === address) ?? 'honest'

export const MAILS = 40
export const REFUSAL = 'Thank you for applying. Unfortunately we have decided to proceed with other candidates.'
const MB = 1024 * 1024

const textPart = (type: string, size: number, encoding = '8bit') =>
  `("text" "${type}" ("charset" "utf-8") NIL NIL "${encoding}" ${size} 1 NIL NIL NIL NIL)`

/** The BODYSTRUCTURE of an email. */
export function structureOf(lie: Lie): string {
  if (lie === 'nested parts') return `${'('.repeat(10_000)}${textPart('plain', 100)}${' "mixed" NIL NIL NIL NIL)'.repeat(10_000)}`
  if (lie === '1 GB of base64') return textPart('plain', 1024 * MB, 'base64')
  if (lie === 'calendar bomb') return `(${textPart('plain', 100)}${textPart('calendar', MB)} "mixed" NIL NIL NIL NIL)`
  return lie === 'page of scripts' ? textPart('html', MB) : textPart('plain', 100)
}

const EVENT = 'BEGIN:VEVENT\r\nDTSTART:20371201T100000Z\r\nRRULE:FREQ=SECONDLY\r\nSUMMARY:Boom\r\nEND:VEVENT\r\n'
const PAGE = `<script>while(true){}</script><img src="https://evil.example/p.png">${'<div><table><tr><td>'.repeat(20)}`
const cut = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length)).slice(0, bytes)

/** What stands in a part, cut as the reader asks for it. */
export function partOf(lie: Lie, key: string, most: number): string {
  if (lie === 'calendar bomb' && key === '2') return cut(EVENT, Math.min(most, MB))
  return lie === 'page of scripts' ? `${REFUSAL}${cut(PAGE, Math.min(most, MB) - REFUSAL.length)}` : REFUSAL
}

const LINE = `${'x'.repeat(900)}\r\n `
export const subjectOf = (lie: Lie) =>
  lie === 'subjects of 200 kB' ? `Your application ${'x'.repeat(200_000)}` : 'Your application'
/** What precedes the fields that were asked for. */
export const headOf = (lie: Lie) => (lie === 'head of 10 MB' ? `X-Long: ${cut(LINE, 10 * MB)}\r\n` : '')
