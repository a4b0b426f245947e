import { foldWords } from '@jobapply/language/fold'
import type { ReplyWarning } from './constants.ts'
import { isSystemHost, readSender } from './sender.ts'
import type { Sentence } from './sentences.ts'
import { isSaid } from './statements.ts'

const MESSENGERS = new Set(['whatsapp', 'whatsap', 'telegram', 'wechat', 'viber'])
/** Shorter words of a sender's name are not looked for in its address. */
const NAME_WORD = 4

/** What in an email is typical of fraud. One alone is no proof: small firms use messengers, and contracts need papers. */
export function findWarnings(from: string, sentences: readonly Sentence[]): ReplyWarning[] {
  const some = (test: (sentence: Sentence) => boolean) => sentences.some((one) => !one.marks.has('never') && test(one))
  const found: [ReplyWarning, boolean][] = [
    ['money', some((sentence) => isSaid(sentence, 'money'))],
    ['credentials', some((sentence) => isSaid(sentence, 'credentials'))],
    ['identity', some((sentence) => isSaid(sentence, 'identity') && sentence.marks.has('ask'))],
    ['messenger', some(({ words }) => words.some((word) => MESSENGERS.has(word)))],
    ['sender', isBorrowedName(from)],
  ]
  return found.flatMap(([warning, isFound]) => (isFound ? warning : []))
}

/** 'Acme HR <acme.jobs@freemail.example>': the name is in front of the @, where anybody can put it, and not behind. */
function isBorrowedName(from: string): boolean {
  const { name, mailbox, host } = readSender(from)
  if (name === '' || isSystemHost(host)) return false
  const glued = foldWords(mailbox).replaceAll(' ', '')
  const domain = foldWords(host).replaceAll(' ', '')
  const words = foldWords(name).split(' ')
  const first = words.find((word) => word.length >= NAME_WORD && !DEPARTMENT.test(word))
  // People have their own names in front of the @, so a department must be named too.
  return first !== undefined && words.some((word) => DEPARTMENT.test(word)) && glued.includes(first) && !domain.includes(first)
}

/** 'careers@acme.example', 'Acme Recruiting <...>'. */
export function isFromDepartment(from: string): boolean {
  const { name, mailbox } = readSender(from)
  return foldWords(`${name} ${mailbox}`)
    .split(' ')
    .some((word) => DEPARTMENT.test(word))
}

const DEPARTMENT =
  /^(?:hr|rh|rrhh|hiring|jobs?|careers?|recruit\w*|recrutement|talent\w*|personal\w*|seleccion|selezione|risorse|onboarding|team|desk|ufficio|dpto|service|bewerbung\w*|vagas|lavoro|empleo|emploi|people|personas|gente|kadry|rekryter\w*|rekrut\w*|karriere|kariera|seleca?o|vacatures?|candidates?)$/
