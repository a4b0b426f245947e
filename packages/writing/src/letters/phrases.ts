/**
 * Sentences with places for facts. Between two places stand at most eight words, so that letters of different people have no longer
 * run of words in common. Each sentence passes the truth check whatever true facts it is filled with.
 */
export const OPENINGS = {
  plain: [
    'I would like to apply for the {title} position at {company}.',
    'Please accept my application for the position of {title} at {company}.',
    'I am writing to apply for the {title} vacancy at {company}.',
    'Your advert for the {title} role at {company} caught my interest.',
    'The {title} role is what I hope for, and {company} is where I would like to do it.',
    'With this letter I apply for the {title} post at {company}.',
    'I would like to join {company} and apply for your {title} position.',
    '{company} has an opening for {aTitle}, and I would like to apply.',
  ],
  warm: [
    'I was glad to see that {company} has a vacancy for {aTitle}.',
    'The {title} role at {company} is one I would love to take on.',
    'I am excited to apply for the {title} position at {company}.',
    'It would be a pleasure to join {company} in the {title} role.',
    'Your {title} vacancy made me curious about {company}.',
    'I would love to be considered for the {title} role at {company}.',
  ],
  formal: [
    'I wish to apply for the position of {title} at {company}.',
    'Please consider my application for the post of {title} with {company}.',
    'I would be grateful if {company} considered me for the {title} position.',
    'I am writing to apply for the {title} position at {company}.',
    'With this application I would like to be considered for the {title} position at {company}.',
    'I would welcome the opportunity to work for {company} in the {title} position.',
  ],
} as const

/** Where the person works now, or worked last. */
export const PRESENT = [
  'Since {since} I have worked as {aRole} at {org}.',
  'I am {aRole} at {org}, where I started in {since}.',
  'At present I work as {aRole} at {org}; I joined in {since}.',
  'My current job is {role} at {org}, since {since}.',
  'I joined {org} in {since} and work there as {aRole}.',
]
export const PAST = [
  'My last job was {role} at {org}, from {since} to {until}.',
  'From {since} to {until} I worked as {aRole} at {org}.',
  'I worked at {org} as {aRole} from {since} to {until}.',
]

/** What the person did, by the place of the sentence in its paragraph; "inside" is another role with the same employer. */
const ACHIEVEMENTS = {
  first: [
    'At {org} I {achievement}.',
    'In my job at {org} I {achievement}.',
    'As {aRole} at {org}, I {achievement}.',
    'In my role at {org}, I {achievement}.',
  ],
  again: [
    'There I also {achievement}.',
    'In the same job, I {achievement}.',
    'At {org} I also {achievement}.',
    'I also {achievement}.',
    'In that role I also {achievement}.',
  ],
  earlier: [
    'Earlier, at {org}, I {achievement}.',
    'Before that, as {aRole} at {org}, I {achievement}.',
    'Previously, at {org}, I {achievement}.',
    'In an earlier job, at {org}, I {achievement}.',
  ],
  inside: ['Earlier, in another role at {org}, I {achievement}.', 'As {aRole} at {org}, I {achievement}.'],
} as const
/** "Planning routes" in the place of the verb. */
const COVERS = {
  first: [
    'My work at {org} {covers} {achievement}.',
    'At {org} my work {covers} {achievement}.',
    'My job at {org} {covers} {achievement}.',
  ],
  again: ['My work there also {covers} {achievement}.', 'The same job also {covers} {achievement}.'],
  earlier: ['Earlier, my work at {org} {covers} {achievement}.', 'Before that, my job at {org} {covers} {achievement}.'],
  inside: ['Earlier, another role at {org} {covers} {achievement}.'],
} as const
/** "A foreman for six people". */
const ROLES = {
  first: ['At {org} I {am} {achievement}.'],
  again: ['There I {am} also {achievement}.', 'In the same job, I {am} {achievement}.'],
  earlier: ['Earlier, at {org}, I {am} {achievement}.', 'Before that, at {org}, I {am} {achievement}.'],
  inside: ['Earlier, in another role at {org}, I {am} {achievement}.'],
} as const
/** "Care of twelve beds". */
const NOUNS = {
  first: ['My work at {org}: {achievement}.', 'In short, my work at {org}: {achievement}.'],
  again: ['Also part of that work: {achievement}.', 'The same job, in short: {achievement}.'],
  earlier: ['Earlier work, at {org}: {achievement}.', 'My job before that, at {org}: {achievement}.'],
  inside: ['Earlier work at {org}: {achievement}.'],
} as const
const QUOTES = {
  first: ['In my own words, my work at {org}: “{achievement}.”', 'My profile says of my work at {org}: “{achievement}.”'],
  again: ['Also from my profile: “{achievement}.”', 'My profile adds: “{achievement}.”'],
  earlier: ['Of my earlier work at {org} my profile says: “{achievement}.”'],
  inside: ['Of an earlier role at {org} my profile says: “{achievement}.”'],
} as const
export const CLAUSES = { achievement: ACHIEVEMENTS, covers: COVERS, role: ROLES, noun: NOUNS, quote: QUOTES } as const

/** Skills that the posting names too. */
export const ASKED_SKILLS = [
  'Of the skills in your advert, I have {skills}.',
  'From your list I can offer {skills}.',
  'My skills include {skills}, which your advert names.',
  'You ask for {skills}, and I have that experience.',
]
export const SKILLS = [
  'My experience includes {skills}.',
  'I have experience with {skills}.',
  'Among my skills you will find {skills}.',
  'My skills include {skills}.',
]
export const CERTIFICATES = [
  'I hold “{name}”{from}.',
  'My certificates include “{name}”{from}.',
  'Among my certificates is “{name}”{from}.',
]
export const COURSES = ['I have completed “{name}”{from}.', 'I attended “{name}”{from}.', 'I took part in “{name}”{from}.']
export const DEGREES = [
  'I have {aDegree} from {school}.',
  'My education: {degree}, {school}.',
  'I studied at {school} and hold {aDegree}.',
]
export const LANGUAGES = ['I speak {languages}.', 'My languages include {languages}.']

export const WISHES = {
  plain: [
    'I would be glad to meet {company}.',
    'I would like to tell {company} more in person.',
    'I hope to hear from {company} soon.',
    'A conversation with {company} would be welcome at any time.',
    'I look forward to talking with {company}.',
  ],
  warm: [
    'I would love to meet the team at {company}.',
    'It would make me happy to hear from {company}.',
    'I would be delighted to talk with {company}.',
    'I hope we can talk soon about {company}.',
  ],
  formal: [
    'I would welcome an interview with {company}.',
    'I would be pleased to present myself at {company}.',
    'I look forward to a reply from {company}.',
    'An interview at {company} would be a pleasure.',
  ],
} as const
export const GREETINGS = { plain: 'Dear {company} team,', warm: 'Hello {company} team,', formal: 'Dear Hiring Manager,' } as const
export const CLOSINGS = { plain: 'Kind regards,', warm: 'Warm regards,', formal: 'Yours faithfully,' } as const
