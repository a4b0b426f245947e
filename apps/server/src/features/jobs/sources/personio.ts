import type { Posting } from '@jobapply/core/jobs/posting'
import { BOARD_TERMS, type Board, type Source, XML_ANSWER } from './readers/source.ts'
import { isToken, pathOf } from './readers/tokens.ts'
import { readXmlEntries } from './rss.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts'

/** Documentation: developer.personio.de/docs/retrieving-open-job-positions. A token 'com/acme' is a board at personio.com. */
export const personio: Source = {
  id: 'personio',
  name: 'Personio',
  kind: 'board',
  hosts: ['*.jobs.personio.de', '*.jobs.personio.com'],
  terms: {
    basis: 'documented',
    page: 'https://developer.personio.de/docs/retrieving-open-job-positions',
    ...BOARD_TERMS,
    credit: 'From the company’s Personio board',
  },
  listHasText: true,
  list: (board) => ({ url: `${siteOf(board)}/xml`, accept: XML_ANSWER }),
  read: (text, board) =>
    readXmlEntries(
      text,
      (root) => (root.name === 'workzag-jobs' || root.name === 'positions' ? childrenOf(root, 'position') : undefined),
      (position) => toPosting(position, board),
    ),
  recognise(address) {
    const [, slug, domain] = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(address.hostname.toLowerCase()) ?? []
    if (!isToken(slug)) return undefined
    const [first, id] = pathOf(address)
    const token = domain === 'com' ? `com/${slug}` : slug
    return first === 'job' && id && /^\d+$/.test(id) ? { token, id } : { token }
  },
}

const siteOf = ({ token }: Board) =>
  token.startsWith('com/') ? `https://${token.slice(4)}.jobs.personio.com` : `https://${token}.jobs.personio.de`

function toPosting(position: XmlElement, board: Board): Posting | undefined {
  const [id, title] = [textOf(position, 'id'), textOf(position, 'name')]
  if (!id || !title) return undefined
  const additional = childOf(position, 'additionalOffices')
  const others = childrenOf(additional, 'office').map(({ text }) => text.trim())
  // Some feeds write the other offices as text.
  const offices = [textOf(position, 'office'), ...(others.length > 0 ? others : [additional?.text.trim()])]
  const sections = childrenOf(childOf(position, 'jobDescriptions'), 'jobDescription').map((section) => ({
    heading: textOf(section, 'name') ?? '',
    body: textOf(section, 'value') ?? '',
  }))
  const bodyOf = (heading: RegExp) => sections.filter((section) => heading.test(section.heading)).map(({ body }) => body)
  return {
    source: 'personio',
    id,
    title,
    company: textOf(position, 'subcompany') ?? board.name,
    location: [...new Set(offices.filter(Boolean))].join('; '),
    url: board.token ? `${siteOf(board)}/job/${id}` : '',
    description: sections.map(({ heading, body }) => `<h3>${heading}</h3>${body}`).join(''),
    jobType: [textOf(position, 'employmentType'), textOf(position, 'schedule')].filter(Boolean).join(' '),
    level: textOf(position, 'seniority'),
    posted: textOf(position, 'createdAt'),
    requirements: bodyOf(/profil|require|qualif|you (?:bring|have)|anforderung|mitbring/i).join(''),
    benefits: bodyOf(/benefit|offer|bieten|perks/i).join(''),
    tags: [textOf(position, 'department'), ...(textOf(position, 'keywords')?.split(',') ?? [])].filter(
      (tag) => tag !== undefined,
    ),
  }
}
