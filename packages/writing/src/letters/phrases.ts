/**
 * Sentences with places for facts. Between two places stand at most eight words, so that letters of different people have no longer
 * run of words in common. Each sentence passes the truth check whatever true facts it is filled with. There are many of each kind, so that
 * no reader meets the same letter twice.
 */
export const OPENINGS = {
  plain: [
    'I would like to apply for the {title} position.',
    'This is my application for the {title} role.',
    'I am applying for your {title} vacancy.',
    'Your {title} position is one I would like to fill.',
    'I am interested in your {title} role.',
    'I saw your advert for {aTitle} and would like to apply.',
    'You are looking for {aTitle}, and I would like to apply.',
    'The {title} role is the kind of work I am looking for.',
  ],
  warm: [
    'I was glad to see your vacancy for {aTitle}.',
    'Your {title} role is one I would love to take on.',
    'I would gladly join you in the {title} role.',
    'I would love to be considered for your {title} role.',
    'Your advert for {aTitle} made me want to write to you.',
    'I would enjoy the {title} role you describe.',
    'I would be happy to work with you in the {title} role.',
  ],
  formal: [
    'I wish to apply for the position of {title} at {company}.',
    'Please consider my application for the post of {title} with {company}.',
    'I would be grateful if {company} considered me for the {title} position.',
    'My application is for the {title} position at {company}.',
    'I would like to be considered for the {title} position at {company}.',
    'I would be glad to work for {company} in the {title} position.',
    'With this letter I apply for the {title} position at {company}.',
  ],
} as const

/** Where the person works now, or worked last. */
export const PRESENT = [
  'I have been {aRole} at {org} since {since}.',
  'Since {since} I have worked as {aRole} at {org}.',
  'I am {aRole} at {org}, where I started in {since}.',
  'I joined {org} in {since} and work there as {aRole}.',
  'I work at {org} as {aRole} and have done so since {since}.',
  'At the moment I am {aRole} at {org}; I started in {since}.',
  'My current employer is {org}, where I have been {aRole} since {since}.',
  'I currently work as {aRole} at {org}, which I joined in {since}.',
  'I work as {aRole} at {org}; I have been there since {since}.',
  'I work for {org} as {aRole} and joined in {since}.',
]
export const PAST = [
  'My last job was {role} at {org}, from {since} to {until}.',
  'From {since} to {until} I worked as {aRole} at {org}.',
  'I worked at {org} as {aRole} from {since} to {until}.',
  'Until {until} I was {aRole} at {org}, where I started in {since}.',
  'Most recently I was {aRole} at {org}, from {since} to {until}.',
]

/**
 * What the person did, by the place of the sentence: "told" is in the job that the opening has named, "inside" is another role with the same
 * employer.
 */
const ACHIEVEMENTS = {
  told: [
    'There I {achievement}.',
    'In this job I {achievement}.',
    'In this role I {achievement}.',
    'As part of this job I {achievement}.',
    'One example from this job: I {achievement}.',
    'In my work there I {achievement}.',
    'To give an example, I {achievement}.',
    'At {org} I {achievement}.',
    'In my role at {org}, I {achievement}.',
    'One example of my work: I {achievement}.',
  ],
  first: [
    'At {org} I {achievement}.',
    'In my job at {org} I {achievement}.',
    'As {aRole} at {org}, I {achievement}.',
    'In my role at {org}, I {achievement}.',
    'One example from {org}: I {achievement}.',
    'In my work at {org} I {achievement}.',
    'To give an example, at {org} I {achievement}.',
    'As part of my job at {org} I {achievement}.',
    'Working for {org}, I {achievement}.',
  ],
  again: [
    'I also {achievement}.',
    'There I also {achievement}.',
    'In the same job, I {achievement}.',
    'In that role I also {achievement}.',
    'Besides that, I {achievement}.',
    'In addition, I {achievement}.',
    'On top of that, I {achievement}.',
    'Another example: I {achievement}.',
    'Beyond that, I {achievement}.',
    'As part of the same work, I {achievement}.',
    'Also in that job, I {achievement}.',
    'Apart from that, I {achievement}.',
  ],
  earlier: [
    'Earlier, at {org}, I {achievement}.',
    'Before that, as {aRole} at {org}, I {achievement}.',
    'Previously, at {org}, I {achievement}.',
    'In an earlier job, at {org}, I {achievement}.',
    'Before that, at {org}, I {achievement}.',
    'My job before that was at {org}, where I {achievement}.',
    'At {org}, where I worked before, I {achievement}.',
    'In my previous job, at {org}, I {achievement}.',
  ],
  inside: [
    'Earlier, in another role at {org}, I {achievement}.',
    'As {aRole} at {org}, I {achievement}.',
    'Before that, also at {org}, I {achievement}.',
  ],
} as const
/** "Planning routes" in the place of the verb. */
const COVERS = {
  told: [
    'My work there {covers} {achievement}.',
    'The job {covers} {achievement}.',
    'My role there {covers} {achievement}.',
    'This job {covers} {achievement}.',
    'My work at {org} {covers} {achievement}.',
  ],
  first: [
    'My work at {org} {covers} {achievement}.',
    'At {org} my work {covers} {achievement}.',
    'My job at {org} {covers} {achievement}.',
    'My role at {org} {covers} {achievement}.',
  ],
  again: [
    'My work there also {covers} {achievement}.',
    'The same job also {covers} {achievement}.',
    'The role also {covers} {achievement}.',
  ],
  earlier: [
    'Earlier, my work at {org} {covers} {achievement}.',
    'Before that, my job at {org} {covers} {achievement}.',
    'My job before that, at {org}, {covers} {achievement}.',
  ],
  inside: ['Earlier, another role at {org} {covers} {achievement}.'],
} as const
/** "A foreman for six people". */
const ROLES = {
  told: ['There I {am} {achievement}.', 'At {org} I {am} {achievement}.'],
  first: ['At {org} I {am} {achievement}.', 'In my job at {org} I {am} {achievement}.'],
  again: ['There I {am} also {achievement}.', 'In the same job, I {am} {achievement}.'],
  earlier: ['Earlier, at {org}, I {am} {achievement}.', 'Before that, at {org}, I {am} {achievement}.'],
  inside: ['Earlier, in another role at {org}, I {am} {achievement}.'],
} as const
/** A noun phrase is what the work covers: "care of twelve beds". */
export const CLAUSES = { achievement: ACHIEVEMENTS, covers: COVERS, role: ROLES, noun: COVERS } as const

/** Skills that the posting names too. */
export const ASKED_SKILLS = [
  'You ask for {skills}, and I have that experience.',
  'You are looking for {skills}: I have that experience.',
  'I have the experience of {skills} that you ask for.',
]
export const SKILLS = [
  'My experience includes {skills}.',
  'I have experience with {skills}.',
  'My skills include {skills}.',
  'I can offer experience of {skills}.',
  'I am familiar with {skills}.',
  'I can help with {skills}.',
  'I also have experience of {skills}.',
  'I have practical experience of {skills}.',
]
export const CERTIFICATES = [
  'I hold {name}{from}.',
  'My certificates include {name}{from}.',
  'Among my certificates is {name}{from}.',
  'My qualifications include {name}{from}.',
  'I have the certificate {name}{from}.',
  'I hold the certificate {name}{from}.',
]
export const COURSES = [
  'I completed {name}{from}.',
  'I attended {name}{from}.',
  'I took part in {name}{from}.',
  'My courses include {name}{from}.',
]
export const DEGREES = [
  'I have {aDegree} from {school}.',
  'I studied at {school} and hold {aDegree}.',
  'I hold {aDegree} from {school}.',
  'My education includes {aDegree} from {school}.',
  'My degree is {aDegree} from {school}.',
  'I graduated from {school} with {aDegree}.',
]
export const LANGUAGES = ['I speak {languages}.', 'My languages include {languages}.']

export const WISHES = {
  plain: [
    'I would be glad to tell you more.',
    'I would like to meet you in person.',
    'When could we talk?',
    'I am happy to answer any questions.',
    'I would like to hear more from you.',
    'I hope we can talk soon.',
    'A first conversation would be welcome at any time.',
  ],
  warm: [
    'I would love to meet the team.',
    'I would gladly talk with you.',
    'I hope we can meet soon.',
    'I would love to tell you more.',
    'It would be lovely to talk in person.',
    'I would gladly come and see you.',
  ],
  formal: [
    'I would be glad to come and talk.',
    'I would be pleased to meet you.',
    'Please write if you would like to meet.',
    'I would be glad to attend an interview.',
    'Please let me know when we could meet.',
    'Thank you for reading my application.',
  ],
} as const
export const GREETINGS = { plain: 'Dear {company} team,', warm: 'Hello {company} team,', formal: 'Dear Hiring Manager,' } as const
export const CLOSINGS = { plain: 'Kind regards,', warm: 'Warm regards,', formal: 'Yours faithfully,' } as const
