import { readSender } from '#applications/replies/sender'
import { BOARD_HOSTS } from '#jobs/boards'
import type { AlertJob } from './alert-job.ts'

/** Boards whose alerts we know as plain text; others are read by their repeated blocks. */
type AlertBoard = 'linkedin' | 'indeed'
type KnownJob = Omit<AlertJob, 'id'>

const MAX_CHARS = 256 * 1024
const MAX_LINES = 5_000
const MAX_JOBS = 50
const MAX_FIELD = 200
const MAX_ADDRESS = 4_000

const BOARDS: readonly AlertBoard[] = ['linkedin', 'indeed']
/** 'jobalerts-noreply@linkedin.com', 'alert@indeed.com', 'donotreply@jobalert.indeed.com'; other emails of a board are about people. */
const ALERTS = /job|alert/

/** The board whose alert an email may be, by its head alone. */
export function alertBoardOf(from: string): AlertBoard | undefined {
  const { mailbox, host } = readSender(from)
  const board = BOARDS.find((one) => BOARD_HOSTS[one].some((own) => host === own || host.endsWith(`.${own}`)))
  return board && ALERTS.test(`${mailbox}@${host.split('.')[0]}`) ? board : undefined
}

/**
 * The jobs of an alert, each with an address that names the job alone: what the email adds to it leads to the person's account. A job
 * that is not told in the board's own form is left out.
 */
export function readAlert(board: AlertBoard, text: string): KnownJob[] {
  const found = new Map<string, KnownJob>()
  let lines: string[] = []
  for (const raw of text.slice(0, MAX_CHARS).split('\n', MAX_LINES)) {
    const line = raw.trim()
    if (!line.includes('://')) {
      // A rule ends what was told of a job.
      if (line.startsWith('---')) lines = []
      else lines.push(line)
      continue
    }
    const url = FORMS[board].addressOf(line)
    const job = url && FORMS[board].read(paragraphsOf(lines))
    if (job && [job.title, job.company].every(isField) && job.location.length <= MAX_FIELD && !found.has(url))
      found.set(url, { ...job, url })
    lines = []
    if (found.size >= MAX_JOBS) break
  }
  return [...found.values()]
}

type Told = Omit<KnownJob, 'url'>
type Form = { addressOf(line: string): string | undefined; read(paragraphs: readonly string[][]): Told | undefined }

const isField = (text: string) => text !== '' && text.length <= MAX_FIELD && /\p{L}/u.test(text)

function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of lines)
    if (line !== '') paragraphs.at(-1)?.push(line)
    else if (paragraphs.at(-1)?.length) paragraphs.push([])
  return paragraphs.filter((one) => one.length > 0)
}

/** An https address of the board itself in a line; a redirect elsewhere does not say where it leads. */
function boardUrl(board: AlertBoard, line: string): URL | undefined {
  const address = line.slice(line.indexOf('https://')).split(/[\s<>"]/)[0] ?? ''
  const url = address.length <= MAX_ADDRESS && URL.canParse(address) ? new URL(address) : undefined
  const isOwn = url && BOARD_HOSTS[board].some((own) => url.hostname === own || url.hostname.endsWith(`.${own}`))
  return isOwn && url.protocol === 'https:' && !url.username && !url.port ? url : undefined
}

const FORMS: Readonly<Record<AlertBoard, Form>> = {
  // Title, company and place in lines of their own; further lines say who works there.
  linkedin: {
    addressOf(line) {
      const [, id] =
        /^\/(?:comm\/)?jobs\/view\/(?:[\w%-]{0,300}-)?(\d{6,20})\/?$/.exec(boardUrl('linkedin', line)?.pathname ?? '') ?? []
      return id && `https://www.linkedin.com/jobs/view/${id}/`
    },
    read(paragraphs) {
      const [title, company, location] = paragraphs.find((lines) => lines.length >= 3) ?? []
      return title && company && location ? { title, company, location } : undefined
    },
  },
  // The title, then 'Company - Place', directly above the address with pay, a passage and the age.
  indeed: {
    addressOf(line) {
      const url = boardUrl('indeed', line)
      const key = url?.searchParams.get('jk') ?? ''
      const isJob = url && /^\/(?:rc\/clk|pagead\/clk|viewjob)(?:\/dl)?$/.test(url.pathname)
      return isJob && /^[0-9a-f]{16}$/i.test(key) ? `https://${url.hostname}/viewjob?jk=${key.toLowerCase()}` : undefined
    },
    read(paragraphs) {
      const [title, place = ''] = paragraphs.at(-1) ?? []
      const [company, location, ...more] = place.split(' - ')
      // With another hyphen nobody can tell where the company ends.
      return title && company && location && more.length === 0 ? { title, company, location } : undefined
    },
  },
}
