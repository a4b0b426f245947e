import { withoutSqlFragments } from './sql-fragments.ts'

/**
 * Cleans a one-line field (spec 2 §5.1): removes script and frame tags, script addresses, event handlers, injection-shaped fragments, and
 * the characters < and >. Plain words stay, and fields of several lines are not cleaned at all (decisions, Profiles and preferences).
 * The server does not depend on it: it stores text as typed, every query has parameters and all output is escaped.
 */
export function cleanText(text: string): { text: string; removed: boolean } {
  const clean = untilNothingGoes(text, (rest) => withoutBrackets(untilNothingGoes(rest, withoutFragments)))
  return { text: clean, removed: clean !== text }
}

const MAX_PASSES = 25

/** What is left of <scr<script>ipt> is a tag again. */
function untilNothingGoes(text: string, clean: (text: string) => string): string {
  let before = text
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = clean(before)
    if (after === before) break
    before = after
  }
  return before
}

const withoutFragments = (text: string) =>
  withoutSqlFragments(TAGS_AND_HANDLERS.reduce((rest, pattern) => rest.replace(pattern, ''), text)).replace(
    SCRIPT_ADDRESS,
    keepIfOrdinary,
  )

/** Between two words a blank stays, so that neither is lost: vector<int> is "vector int". */
const withoutBrackets = (text: string) => text.replace(/(?<=[\p{L}\p{N}])[<>]+(?=[\p{L}\p{N}])/gu, ' ').replace(/[<>]/g, '')

const TAGS_AND_HANDLERS = [
  /<(script|iframe)\b[^<>]{0,500}>[^<]{0,2000}<\/\1\s{0,20}>/gi,
  /<\/?\s{0,20}(?:script|iframe)\b[^<>]{0,500}>/gi,
  /\bon(?:load|error)\s{0,20}=\s{0,20}(?:"[^"\n]{0,500}"|'[^'\n]{0,500}'|[^\s<>]{0,500})/gi,
]

const SCRIPT_ADDRESS = /\b((?:java|vb)script):(?=(\s{0,20})(\S{0,40}))/gi
const BRAND_SPELLINGS = ['JavaScript', 'Javascript', 'VBScript', 'VbScript']
const CODE = /^(?:\/\/|["'`([{!+~%])|^[\w$.]{1,40}[([=`]|^(?:void|document|window|location)\b/i
const CALL = /^[\w$.]{1,40}\(/

/** "JavaScript: React, Vue" is a line of a resume; "javascript:alert(1)" is not. */
function keepIfOrdinary(match: string, name: string, blank: string, next: string): string {
  const isBrand = BRAND_SPELLINGS.includes(name)
  const isAddress = blank === '' ? next !== '' && (!isBrand || CODE.test(next)) : !isBrand && CALL.test(next)
  return isAddress ? '' : match
}
