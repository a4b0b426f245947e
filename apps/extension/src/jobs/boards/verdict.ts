import { hasWallWords, isWallTitle } from '@jobapply/core/jobs/walls'
import type { BoardOutcome } from './board.ts'
import { dataTexts } from './embedded-json.ts'
import { piecesOf } from './page-text.ts'

const MAX_PIECES = 2_000
const MAX_PIECE = 300
/** Result pages of LinkedIn carry a sign-in form too; a page that has hardly anything else is a wall. */
const FEW_CHARACTERS = 4_000

const CHALLENGE =
  '#challenge-form, #challenge-running, #challenge-stage, #challenge-error-text, #px-captcha, [src*="captcha-delivery.com"], form[action*="/checkpoint/challenge"], meta[name="pageKey"][content*="auth_wall"], link[rel="canonical"][href*="/authwall"], link[rel="canonical"][href*="/login"]'
const CAPTCHA = 'iframe[src*="captcha"], .g-recaptcha, .h-captcha, .cf-turnstile, [data-sitekey], [id*="captcha" i]'
const SIGN_IN =
  'input[type="password"], input[autocomplete*="username"], form[action*="login"], form[action*="signin"], form[id*="sign-in"]'

/** Sentences of boards for a search without results, in the languages of their sites. */
const NOTHING =
  /\b(?:couldn['’]t find (?:a match|any)|could not find any|did(?: not|n['’]t) match any|do(?:es)? not match any|no (?:matching |exact )?(?:jobs|results|matches|vacancies|positions|listings)(?: were)? (?:found|match|available|for)|no matching jobs|no jobs? match|(?:^|\s)0 (?:jobs|results)\b|there are no (?:jobs|results)|sorry, no (?:jobs|results)|no search results)|\bkeine (?:passenden )?(?:jobs|stellen\w*|treffer|ergebnisse)\b|\baucun(?:e)? (?:résultat|offre|emploi|poste)|\bne correspond à aucun|\bno (?:se han|hemos|se) encontra(?:do|ron)\b|\bno hay (?:empleos|resultados|ofertas)|\bning[uú]n (?:resultado|empleo)|\bnessun[ao]? (?:risultato|offerta|lavoro|annuncio)|\bnon abbiamo trovato\b|\bnenhum(?:a)? (?:resultado|vaga|emprego)|\bn[ãa]o encontramos\b|\bgeen (?:resultaten|vacatures|banen)\b|\bnie znaleziono\b|\bbrak (?:wyników|ofert)\b|\binga (?:jobb|resultat|träffar)\b|\bingen (?:jobs?|resultater|treff)\b|見つかりません|没有找到|검색 결과가 없/i

const WALL_PATH = /\/(?:authwall|login|signin|sign-in|signup|checkpoint|challenge|captcha)(?:$|[/.?])/i

/** What a page is on which no job could be read. `isListEmpty`: its own data lists none. */
export function judgeBarePage(page: Document, address: URL, isListEmpty: boolean): Exclude<BoardOutcome, 'jobs'> {
  if (WALL_PATH.test(address.pathname) || isWallTitle(page.title ?? '') || page.querySelector(CHALLENGE)) return 'blocked'
  const pieces = page.body ? piecesOf(page.body, MAX_PIECES).map((piece) => piece.slice(0, MAX_PIECE)) : []
  const text = pieces.join(' ')
  if (hasWallWords(text) || leadsToWall(page, text)) return 'blocked'
  if (isListEmpty || /^\s*0 /.test(page.title ?? '') || pieces.some((piece) => NOTHING.test(piece))) return 'empty'
  if (text.length < FEW_CHARACTERS && page.querySelector(`${CAPTCHA}, ${SIGN_IN}`)) return 'blocked'
  return 'layout-changed'
}

/** A page without text whose script runs a check or sends the visitor to the sign-in page. */
const leadsToWall = (page: Document, text: string) =>
  dataTexts(page).some((script) => script.includes('_cf_chl_opt') || (text.length < 200 && script.includes('/authwall')))
