import type { IMPORTANCE } from './constants.ts'

export type Link = {
  /** What a form asks for (answers/topics.ts). */
  topic: string
  /** Beside the address itself. */
  name: string
  /** Of the field that it is typed into. */
  label: string
  invalid: string
  importance: keyof typeof IMPORTANCE
  placeholder?: string
  /** How a JSON Resume names it, and what its user names stand for; without one it is the person's own site. */
  network?: { matches: RegExp; address: (username: string) => string }
}

/**
 * A person's web addresses. Schema, editor, review, builder, printed documents, JSON Resume, public profile, API and answers to forms read
 * this list; beyond it a new one needs its column. Forms ask for it by its name, or by what answers/words adds to its topic.
 */
export const LINKS = {
  linkedin_url: {
    topic: 'linkedin',
    name: 'LinkedIn',
    label: 'LinkedIn URL',
    invalid: 'Invalid LinkedIn URL',
    importance: 'mandatory',
    placeholder: 'https://www.linkedin.com/in/you',
    network: { matches: /linkedin/i, address: (username) => `https://www.linkedin.com/in/${username}` },
  },
  github_url: {
    topic: 'github',
    name: 'GitHub',
    label: 'GitHub URL',
    invalid: 'Invalid GitHub URL',
    importance: 'best',
    placeholder: 'https://github.com/you',
    network: { matches: /github/i, address: (username) => `https://github.com/${username}` },
  },
  portfolio_url: {
    topic: 'portfolio',
    name: 'Portfolio',
    label: 'Portfolio URL',
    invalid: 'Invalid portfolio URL',
    importance: 'best',
    network: { matches: /portfolio|website/i, address: (username) => username },
  },
  personal_website: {
    topic: 'website',
    name: 'Website',
    label: 'Other URL',
    invalid: 'Invalid website URL',
    importance: 'nice',
  },
} as const satisfies Record<string, Link>

export type LinkField = keyof typeof LINKS
export type LinkTopic = (typeof LINKS)[LinkField]['topic']
export const LINK_FIELDS = Object.keys(LINKS) as LinkField[]
export const LINK_TOPICS = LINK_FIELDS.map((field) => LINKS[field].topic)
export const isLinkField = (field: string): field is LinkField => Object.hasOwn(LINKS, field)

/** All links: these first, then the others. */
export const linksFrom = (...first: LinkField[]): LinkField[] => [
  ...first,
  ...LINK_FIELDS.filter((field) => !first.includes(field)),
]

/** Something for each link, in this order. */
export const forLinks = <T>(make: (field: LinkField) => T, fields: readonly LinkField[] = LINK_FIELDS) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<LinkField, T>

export type NetworkField = { [F in LinkField]: (typeof LINKS)[F] extends { network: object } ? F : never }[LinkField]
/** Links to accounts, and to a portfolio: all but the person's own site. */
export const NETWORK_FIELDS = LINK_FIELDS.filter((field): field is NetworkField => 'network' in LINKS[field])
export const NETWORK_TOPICS = NETWORK_FIELDS.map((field) => LINKS[field].topic)

/** Something for each topic of these links. */
export const forTopics = <F extends LinkField, T>(fields: readonly F[], make: (field: F) => T) =>
  Object.fromEntries(fields.map((field) => [LINKS[field].topic, make(field)])) as Record<(typeof LINKS)[F]['topic'], T>
