import { fold } from '@jobapply/language/fold'
import { companyInHost, isSystemHost, readSender } from '#applications/replies/sender'
import { BOARD_HOSTS, BOARD_NAMES } from '#jobs/boards'
import { foldWords } from '#shared/text/text'
import { readBlocks } from './alert-blocks.ts'
import type { AlertJob, AlertSender } from './alert-job.ts'
import { alertBoardOf, readAlert } from './alerts.ts'

/** Subjects of alerts speak of jobs, in eight languages. */
const JOBS = new Set(
  'job jobs jobb tjanst tjanster opening openings vacancy vacancies role roles stelle stellen stellenangebot stellenangebote jobangebote emploi emplois offre offres poste postes empleo empleos oferta ofertas trabajo trabajos vaga vagas emprego empregos vacature vacatures baan banen lavoro annuncio annunci offerte'.split(
    ' ',
  ),
)
/** Mailboxes that send nothing but alerts. */
const ALERT_MAILBOX = /job.{0,3}alert|alert.{0,3}job/
/** What employers add to their name. */
const DEPARTMENT = new Set(
  'careers career jobs talent recruiting recruitment team hr karriere emploi empleo carreiras lavoro'.split(' '),
)
const MAX_SUBJECT = 300

/** Whose alert an email may be, by its head alone. */
export function alertSender(from: string, subject: string): AlertSender | undefined {
  const { name, mailbox, host } = readSender(from)
  if (host === '') return undefined
  const board = BOARD_NAMES.find((one) => BOARD_HOSTS[one].some((own) => host === own || host.endsWith(`.${own}`))) ?? null
  const speaksOfJobs = foldWords(subject.slice(0, MAX_SUBJECT))
    .split(' ')
    .some((word) => JOBS.has(word))
  // Boards also write about people: of those whose form we know only their alerts' own mailboxes count.
  if (board === 'linkedin' || board === 'indeed') return alertBoardOf(from) ? { board, company: null } : undefined
  if (!speaksOfJobs && !ALERT_MAILBOX.test(mailbox)) return undefined
  return { board, company: board || isSystemHost(host) ? null : employerOf(name, host) }
}

/** 'Harbour Trust' of 'Harbour Trust Careers <jobs@harbourtrust.example>': only where name and address agree. */
function employerOf(name: string, host: string): string | null {
  const words = name.split(/\s+/).filter((word) => word !== '' && !DEPARTMENT.has(fold(word)))
  const company = words.join(' ')
  return company !== '' && fold(words.join('')).replace(/[^a-z0-9]/g, '') === companyInHost(host) ? company : null
}

/** The jobs of an alert; in a form that we do not know by its repeated blocks. */
export function readJobAlert(sender: AlertSender, text: string): AlertJob[] {
  const { board } = sender
  const known = board === 'linkedin' || board === 'indeed' ? readAlert(board, text) : []
  return known.length > 0 ? known.map((job) => ({ id: job.url, ...job })) : readBlocks(sender, text)
}
