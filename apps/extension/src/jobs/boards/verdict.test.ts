import { describe, expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { BOARDS } from './all-boards.ts'
import { readBoard } from './read-board.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')
const SEARCH = {
  jobTitle: 'nurse',
  location: '',
  country: 'all',
  jobType: 'all',
  workType: 'all',
  experienceLevel: 'all',
  selectedPlatform: 'all' as const,
}

/** What each board says of a page that is in none of their layouts. */
const outcomesOf = (title: string, body: string, head = '') => {
  const html = `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`
  const outcomes = BOARDS.map((board) => readBoard(board, readPage(html), board.buildAddress(SEARCH, 0) ?? '', NOW).outcome)
  return [...new Set(outcomes)]
}

const LONG = '<p>Some words of an invented page. </p>'.repeat(200)
const SIGN_IN = '<form action="/uas/login-submit"><input type="email"><input type="password"></form>'

describe('a wall is blocked, never a search without results', () => {
  test.each([
    ['Just a moment...', '<p>www.board.example needs to review the security of your connection before proceeding.</p>'],
    ['Nur einen Moment…', ''],
    ['Un momento…', ''],
    ['Security | Glassdoor', '<h1>Help Us Protect Glassdoor</h1>'],
    ['Attention Required! | Cloudflare', '<h1>Sorry, you have been blocked</h1>'],
    ['Sign Up | LinkedIn', SIGN_IN],
    ['LinkedIn Login, Sign in | LinkedIn', SIGN_IN],
    ['Security Verification | LinkedIn', '<h1>Let’s do a quick security check</h1>'],
    ['Sign In | Indeed Accounts', '<h1>Ready to take the next step?</h1><input type="email">'],
    ['Blocked - Indeed.com', '<h1>Request Blocked</h1>'],
    ['hCaptcha solve page', '<div class="h-captcha" data-sitekey="x"></div>'],
    ['Board', '<p>Verifying you are human. This may take a few seconds.</p>'],
    ['Board', '<p>Please enable JS and disable any ad blocker</p>'],
    ['Board', '<p>Press &amp; Hold to confirm you are a human (and not a bot).</p>'],
    ['ERROR: The request could not be satisfied', '<h1>403 ERROR</h1><h2>The request could not be satisfied.</h2>'],
    ['429 Too Many Requests', ''],
    ['', '<script>window.location.href="https://board.example/authwall?trk=x"</script>'],
    ['', '<script>window._cf_chl_opt={cType:"managed"}</script>'],
    ['Jobs', `<p>Bitte melde dich an, um fortzufahren.</p>${SIGN_IN}`],
    ['LinkedIn: Log In or Sign Up', LONG],
    ['Jobs', '<iframe src="https://captcha.example/frame"></iframe>'],
  ])('%s %s', (title, body) => {
    expect(outcomesOf(title, body)).toEqual(['blocked'])
  })

  test('by its own address, or the one that it names', () => {
    expect(outcomesOf('LinkedIn', LONG, '<link rel="canonical" href="/authwall">')).toEqual(['blocked'])
    const page = readPage(`<html><head><title>LinkedIn</title></head><body>${LONG}</body></html>`)
    for (const board of BOARDS)
      expect(readBoard(board, page, 'https://board.example/checkpoint/challenge/x', NOW).outcome).toBe('blocked')
  })
})

describe('a search without results is empty', () => {
  test.each([
    ['0 Data Internship jobs in Morocco', SIGN_IN],
    ['Jobs', `<h1>We couldn’t find a match for <strong>Nurse jobs in Morocco</strong></h1>${SIGN_IN}`],
    ['Jobs', '<div>The search <b>xyzzy</b> did not match any jobs</div>'],
    ['Jobs', '<p>No matching jobs found.</p>'],
    ['Jobs', '<h2>Keine Stellenangebote gefunden</h2>'],
    ['Jobs', '<h2>Aucun résultat pour votre recherche</h2>'],
    ['Jobs', '<h2>No se han encontrado empleos para esta búsqueda</h2>'],
    ['Jobs', '<h2>Nessun risultato trovato</h2>'],
    ['Jobs', '<h2>Geen vacatures gevonden</h2>'],
  ])('%s %s', (title, body) => {
    expect(outcomesOf(title, body)).toEqual(['empty'])
  })

  const dataOf = (board: string, data: string) => {
    const found = BOARDS.find(({ id }) => id === board)
    const html = `<html><head><title>Jobs</title></head><body><p>Jobs</p>${data}</body></html>`
    return found && readBoard(found, readPage(html), found.buildAddress(SEARCH, 0) ?? '', NOW).outcome
  }
  const flight = (value: unknown) => `<script>self.__next_f.push(${JSON.stringify([1, `5:${JSON.stringify(value)}\n`])})</script>`
  const next = (value: unknown) => `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(value)}</script>`
  const mosaic = (value: unknown) =>
    `<script>window.mosaic.providerData["mosaic-provider-jobcards"]=${JSON.stringify(value)};</script>`

  test.each([
    ['indeed', mosaic({ metaData: { mosaicProviderJobCardsModel: { results: [] } } })],
    ['glassdoor', flight({ searchResultsData: { jobListings: { jobListings: [] } } })],
    ['dice', flight({ jobList: { data: [] } })],
    ['simplyhired', next({ props: { pageProps: { jobs: [] } } })],
    ['ziprecruiter', flight({ jobKeysMap: {} })],
  ])('%s: its own data lists none', (board, data) => {
    expect(dataOf(board, data)).toBe('empty')
  })

  test.each([
    ['indeed', mosaic({ metaData: { mosaicProviderJobCardsModel: { results: [{ key: 'renamed' }] } } })],
    ['glassdoor', flight({ searchResultsData: { jobListings: { jobListings: [{ renamed: {} }] } } })],
    ['dice', flight({ jobList: { data: [{ renamed: 1 }] } })],
    ['simplyhired', next({ props: { pageProps: { jobs: [{ renamed: 1 }] } } })],
    ['ziprecruiter', flight({ jobKeysMap: { x: { renamed: 1 } } })],
  ])('%s: entries that we cannot read are no empty list', (board, data) => {
    expect(dataOf(board, data)).toBe('layout-changed')
  })
})

test('a page that says neither has another layout', () => {
  expect(outcomesOf('Nurse jobs', LONG)).toEqual(['layout-changed'])
  // A result page of LinkedIn has a sign-in form, too.
  expect(outcomesOf('Nurse jobs', LONG + SIGN_IN)).toEqual(['layout-changed'])
  expect(outcomesOf('Sign Installer jobs', LONG)).toEqual(['layout-changed'])
})
