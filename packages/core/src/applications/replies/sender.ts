/** Services that send emails for many employers. */
const SYSTEMS = new Set(
  'greenhouse greenhouse-mail lever hire workday myworkday myworkdayjobs smartrecruiters ashbyhq teamtailor teamtailor-mail personio recruitee workable workablemail breezy breezy-mail ats apply bamboohr icims jobvite taleo successfactors jazzhr jobscore pinpointhq homerun softgarden rexx concludis linkedin indeed stepstone xing'.split(
    ' ',
  ),
)
/** Boards send alerts about everybody's jobs too. */
const BOARDS = new Set(['linkedin', 'indeed', 'stepstone', 'xing'])
const PRIVATE_MAILBOXES = new Set(
  'gmail googlemail outlook hotmail live yahoo ymail gmx web icloud aol proton protonmail mail fastmail zoho yandex'.split(' '),
)
const LONGEST = 600

export type Sender = { name: string; mailbox: string; host: string }

/** 'Sara Klein <sara@mail.northwind.example>' in its parts. */
export function readSender(from: string): Sender {
  const text = from.slice(0, LONGEST)
  const [address = '', mailbox = '', host = ''] = /([a-z0-9._%+-]{1,100})@([a-z0-9.-]{1,253})/i.exec(text) ?? []
  const name = text.slice(0, address === '' ? LONGEST : text.indexOf(address)).replace(/[<>"']/g, ' ')
  return { name: name.trim(), mailbox: mailbox.toLowerCase(), host: host.toLowerCase() }
}

const partsOf = (host: string) => host.split('.')

export const isBoardHost = (host: string) => partsOf(host).some((part) => BOARDS.has(part))
export const isSystemHost = (host: string) => partsOf(host).some((part) => SYSTEMS.has(part))

/** The name in a sender's domain: 'northwindlabs' of 'mail.northwindlabs.co.uk'; empty for services and private mailboxes. */
export function companyInHost(host: string): string {
  const parts = partsOf(host).filter((part) => part.length > 3)
  const name = parts.find((part) => !SYSTEMS.has(part) && !PRIVATE_MAILBOXES.has(part)) ?? ''
  return name.replaceAll('-', '')
}
