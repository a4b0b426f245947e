import type { Status } from '@jobapply/core/applications/constants'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'

export type DemoApplication = {
  job: { job_title: string; company: string; location: string; source: string }
  score: number
  /** Statuses with the days since then, the oldest first. */
  course: [Status, daysAgo: number][]
  postedDaysBefore?: number
  deadlineIn?: number
  /** The advert's text as it was kept. */
  posting?: string
  note?: string
  contact?: { name: string; role: string; email: string; phone: string }
  tasks?: { title: string; inDays: number; time: string | null }[]
  reply?: { kind: ReplyKind; from: string; subject: string; quote: string; text: string }
}

const at = (job_title: string, company: string, location: string, source: string) => ({ job_title, company, location, source })

const NURSE: DemoApplication[] = [
  {
    ...{ job: at('Registered Nurse, Cardiology', 'Sankt Lars Sjukhus', 'Lund', 'Greenhouse'), score: 93 },
    course: [
      ['saved', 22],
      ['applied', 20],
      ['under-review', 12],
      ['interview', 3],
    ],
    posting: [
      'Our cardiology ward has twelve beds with telemetry and four in the intermediate care unit.',
      'Requirements:\n- Licence as a registered nurse\n- At least 3 years of experience in cardiology\n- Telemetry and IV therapy',
      '- Fluent Swedish\n- Experience with ventilators is an advantage',
    ].join('\n'),
    note: 'Twelve beds with telemetry, as now. Ask about the night rota and who covers holidays.',
    contact: { name: 'Eva Holm', role: 'Ward manager', email: 'eva.holm@example.org', phone: '' },
    tasks: [
      { title: 'Interview', inDays: 1, time: '10:00' },
      { title: 'Read the ward report', inDays: 0, time: null },
    ],
    reply: {
      kind: 'interview',
      from: 'Eva Holm <eva.holm@example.org>',
      subject: 'Interview at Sankt Lars',
      quote: 'We would like to invite you to an interview.',
      text: 'Dear Maya,\n\nThank you for your application. We would like to invite you to an interview.\n\nKind regards\nEva Holm',
    },
  },
  {
    ...{ job: at('Nurse, Day Surgery', 'Öresund Clinic', 'Malmö', 'Lever'), score: 88 },
    course: [
      ['applied', 34],
      ['under-review', 27],
      ['interview', 16],
      ['offer', 2],
    ],
    deadlineIn: 6,
    note: 'Offer by phone: 80%, start on 1 February. They send it in writing.',
    contact: { name: 'Jonas Ek', role: 'Recruiter', email: 'jonas.ek@example.org', phone: '' },
    tasks: [{ title: 'Answer the offer', inDays: 5, time: null }],
    reply: {
      kind: 'offer',
      from: 'Jonas Ek <jonas.ek@example.org>',
      subject: 'Our offer',
      quote: 'We are happy to offer you the position.',
      text: 'Hello Maya,\n\nWe are happy to offer you the position. Please let us know within a week.\n\nJonas Ek',
    },
  },
  {
    ...{ job: at('Triage Nurse', 'Lund Emergency Centre', 'Lund', 'Indeed'), score: 81 },
    course: [
      ['applied', 41],
      ['interview', 25],
      ['rejected', 15],
    ],
    reply: {
      kind: 'rejection',
      from: 'jobs@example.org',
      subject: 'Your application',
      quote: 'We have decided to go on with another candidate.',
      text: 'Dear Maya,\n\nWe have decided to go on with another candidate. We wish you all the best.',
    },
  },
  {
    ...{ job: at('School Nurse', 'Ribersund Schools', 'Malmö', 'Typed in by you'), score: 70 },
    course: [['applied', 18]],
    tasks: [{ title: 'Follow up on the decision', inDays: -1, time: null }],
  },
  {
    job: at('Telemetry Nurse', 'Helsingborg Heart Centre', 'Helsingborg', 'Greenhouse'),
    score: 90,
    course: [
      ['applied', 9],
      ['under-review', 4],
    ],
  },
  { job: at('Nurse, Wound Care', 'Trelleborg Home Care', 'Trelleborg', 'Indeed'), score: 76, course: [['applied', 6]] },
  {
    job: at('Registered Nurse, Nights', 'Sandvinge Hospital', 'Ystad', 'Lever'),
    score: 68,
    course: [['applied', 5]],
    postedDaysBefore: 20,
  },
  { job: at('Nurse, Dialysis', 'Skåne Kliniken', 'Kristianstad', 'Greenhouse'), score: 72, course: [['applied', 2]] },
  { job: at('Cardiology Nurse', 'Västra Heart Clinic', 'Göteborg', 'LinkedIn'), score: 84, course: [['applied', 1]] },
  { job: at('Vaccination Nurse', 'Travel Health', 'Malmö', 'Indeed'), score: 55, course: [['applied', 0]] },
  {
    job: at('Nurse, Occupational Health', 'Varvsborg Works', 'Malmö', 'LinkedIn'),
    score: 61,
    course: [
      ['applied', 48],
      ['rejected', 39],
    ],
  },
  {
    job: at('Research Nurse', 'Vipelund Research', 'Lund', 'Greenhouse'),
    score: 66,
    course: [
      ['applied', 55],
      ['under-review', 50],
      ['rejected', 30],
    ],
  },
  {
    job: at('Care Coordinator', 'Klarvatten Care', 'Malmö', 'Lever'),
    score: 58,
    course: [
      ['applied', 60],
      ['withdrawn', 44],
    ],
  },
  {
    job: at('Ward Manager, Cardiology', 'Nissavik Hospital', 'Halmstad', 'LinkedIn'),
    score: 79,
    course: [['saved', 4]],
    deadlineIn: 3,
  },
  { job: at('Nurse Educator', 'Möllevik College', 'Malmö', 'Greenhouse'), score: 64, course: [['saved', 2]], deadlineIn: 12 },
  { job: at('Anaesthetics Nurse', 'Öresund Hospital', 'Malmö', 'Lever'), score: 47, course: [['saved', 1]] },
]

const ANALYST: DemoApplication[] = [
  {
    ...{ job: at('Data Analyst', 'Douro Logistics', 'Porto', 'Greenhouse'), score: 86 },
    course: [
      ['applied', 14],
      ['interview', 5],
    ],
    tasks: [{ title: 'Case interview', inDays: 3, time: '15:00' }],
  },
  { job: at('BI Analyst', 'Ribeira Bank', 'Porto', 'Indeed'), score: 74, course: [['applied', 8]] },
  {
    job: at('Analytics Engineer', 'Atlantic Cloud', 'Lisbon', 'Lever'),
    score: 69,
    course: [
      ['applied', 30],
      ['rejected', 21],
    ],
  },
  { job: at('Reporting Analyst', 'Foz Insurance', 'Porto', 'LinkedIn'), score: 71, course: [['saved', 3]], deadlineIn: 5 },
]

/** Invented employers. Jin has none, to show an empty tracker. */
export const DEMO_APPLICATIONS = {
  'maya.lindqvist@gmail.com': NURSE,
  'tomas.pereira@gmail.com': ANALYST,
} satisfies Record<string, DemoApplication[]>
