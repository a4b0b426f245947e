import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { pieceCounter } from './docx-body.ts'
import { LineBuilder, resumeTextOf } from './docx-lines.ts'
import { RtfBody } from './rtf-body.ts'
import { rtfTokens } from './rtf-tokens.ts'

const MAX_DEPTH = 256
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object objdata listtable listoverridetable rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl filetbl revtbl bkmkstart bkmkend sp nonshppict comment annotation footnote headerl footer footerf footerl footerr'.split(
    ' ',
  ),
)
/** Signs that have a word of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  '~': ' ',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
}

type Group = { isSkipped: boolean; isField: boolean; unicodeBytes: number }

/** Rich Text Format, which Word also writes under the name .doc. */
export function readRtf(bytes: Uint8Array): ResumeText {
  const body = new RtfBody(pieceCounter())
  const groups: Group[] = [{ isSkipped: false, isField: false, unicodeBytes: 1 }]
  let isOptional = false
  let toSkip = 0
  for (const token of rtfTokens(Buffer.from(bytes).toString('latin1'))) {
    const group = groups.at(-1) as Group
    if (token.kind === 'open') {
      if (groups.push({ ...group, isField: false }) > MAX_DEPTH) throw new UnreadableResume('damaged')
      body.save()
      toSkip = 0
    } else if (token.kind === 'close') {
      if (groups.length > 1) groups.pop()
      body.restore()
      if (group.isField) body.fields.end()
      toSkip = 0
    } else if (token.kind === 'text') {
      // What stands after a Unicode character for readers that do not know it.
      const rest = token.isByte && toSkip > 0 ? '' : token.text.slice(Math.min(toSkip, token.text.length))
      toSkip = Math.max(0, toSkip - token.text.length)
      if (!group.isSkipped && rest) body.text(rest, token.isByte)
    } else if (token.word === '*') isOptional = true
    else {
      const { word, value } = token
      if (word === 'u' && value !== undefined && !group.isSkipped) {
        body.character(String.fromCharCode(value & 0xffff))
        toSkip = group.unicodeBytes
      } else if (word === 'uc') group.unicodeBytes = Math.max(0, Math.min(8, value ?? 1))
      else if (word === 'field') {
        group.isField = true
        body.fields.begin()
      } else if (word === 'fldinst') group.isSkipped = false
      else if (word === 'fldrslt') body.fields.separate()
      else if (word === 'pntext' || word === 'listtext') {
        body.markListed()
        group.isSkipped = true
      } else if (SKIPPED.has(word) || (isOptional && word !== 'shpinst' && word !== 'shptxt')) {
        if (word === 'pict') body.hasImages = true
        group.isSkipped = true
      } else if (!group.isSkipped) {
        const sign = SIGNS[word]
        if (sign) body.character(sign)
        else body.word(word, value)
      }
      isOptional = false
    }
  }
  const builder = new LineBuilder()
  builder.add(body.blocks())
  return { ...resumeTextOf(builder), images: body.hasImages }
}
