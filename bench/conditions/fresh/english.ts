import {
  age,
  check,
  citizenship,
  clearance,
  degree,
  degreeIn,
  driving,
  drivingClass,
  nearby,
  paper,
  physical,
  registration,
  residence,
  shift,
  language as speaks,
  sponsorship,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import { all, any, row, says, type Template, type TemplateFile } from '#bench/conditions/template.ts'

const GERMAN = ['German', speaks('German')] as const
const FRENCH = ['French', speaks('French')] as const
const CHEF = ['chef', years('Chef')] as const
const WELDER = ['welder', years('Welder')] as const

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    [
      'Before your first day we need proof that you are entitled to work in the UK.',
      'Candidates will be asked to evidence their right to work in the United Kingdom at interview.',
    ],
    workRight('United Kingdom'),
  ),
  says(
    'sponsorship',
    'must',
    [
      'Unfortunately this position does not meet the criteria for visa sponsorship.',
      'We are not in a position to sponsor work visas for this vacancy.',
    ],
    sponsorship('United Kingdom'),
  ),
  says(
    'workRight',
    'described',
    [
      'You will check that new starters have the right to work before their first shift.',
      'Part of the job is keeping right to work documents up to date for every employee.',
    ],
    workRight('United Kingdom'),
    { form: 'offer' },
  ),
  says(
    'citizenship',
    'must',
    ['This post is reserved for British nationals.', 'Because of export rules, only British citizens can be considered.'],
    citizenship('United Kingdom'),
  ),
  says(
    'clearance',
    'must',
    ['An existing top secret clearance is needed on day one.', 'Nobody can start without an active top secret clearance.'],
    clearance('top-secret'),
  ),
  says(
    'clearance',
    'customer',
    [
      'Our customers include agencies whose staff hold top secret clearance.',
      'The platform is used by analysts with top secret clearance.',
    ],
    clearance('top-secret'),
    { form: 'offer' },
  ),
  says(
    'residence',
    'must',
    [
      'Applicants have to be based in the United Kingdom already.',
      'Only people who currently live in the United Kingdom can be hired for this role.',
    ],
    residence('United Kingdom', 'Canada'),
  ),
  says('residence', 'must', ['Your home should be no more than 40 minutes from the depot.'], nearby()),
  says('age', 'must', ['By law nobody under 18 may do this work.', 'The minimum age for this job is 18.'], age()),
  says('age', 'employer', ['We have been baking bread for over 18 years.', 'Our youngest branch turned 18 last year.'], age(), {
    form: 'offer',
  }),
  row(
    'registration',
    'or',
    ['A live registration with the {a} or the {b}.', 'Either {a} or {b} registration must be in place.'],
    {
      a: [['NMC', registration('NMC registration', 'Nursing and Midwifery Council')]],
      b: [['HCPC', registration('HCPC registration', 'Health and Care Professions Council')]],
    },
    { asks: any('a', 'b'), form: 'sentence' },
  ),
  says(
    'licence',
    'must',
    ['You hold a door supervisor licence from the SIA.', 'A current SIA licence has to be produced on the first day.'],
    paper('SIA licence', 'Security Industry Authority'),
  ),
  says(
    'licence',
    'offered',
    ['We will put you through your SIA licence at our cost.', 'No SIA licence yet? We train you and pay for it.'],
    paper('SIA licence', 'Security Industry Authority'),
    { form: 'offer' },
  ),
  says(
    'driving',
    'must',
    [
      'As you will visit clients by car, you must be licensed to drive.',
      'Being able to drive and holding a full driving licence are musts.',
    ],
    driving(),
    { may: ['vehicle'] },
  ),
  says(
    'driving',
    'negated',
    [
      'You do not have to drive for this job, so a driving licence is not a requirement.',
      'There is no need to hold a driving licence.',
    ],
    driving(),
  ),
  says('driving', 'must', ['You must be qualified to drive 18-tonne vehicles (category C licence).'], drivingClass()),
  says(
    'vehicle',
    'must',
    ['You will need the use of your own car for visits.', 'A car of your own is needed to reach the sites.'],
    vehicle(),
    {
      may: ['driving'],
    },
  ),
  row(
    'language',
    'and',
    ['You write {a} without mistakes and speak {b} confidently.', 'We need somebody equally at home in {a} and in {b}.'],
    {
      a: [GERMAN],
      b: [FRENCH],
    },
  ),
  row(
    'language',
    'mixed',
    'Fluent {a} is a must, while some {b} would be welcome.',
    { a: [GERMAN], b: [FRENCH] },
    {
      asks: all('a', { wish: 'b' }),
    },
  ),
  row(
    'language',
    'team',
    ['Colleagues on your shift speak {a}, {b} and English.', 'The team chats in {a} and {b} over lunch.'],
    {
      a: [GERMAN],
      b: [FRENCH],
    },
    { form: 'offer' },
  ),
  row(
    'years',
    'must',
    [
      'You should have worked as a {job} for no less than {n} years.',
      'Candidates without {n} years behind them as a {job} will not be shortlisted.',
    ],
    { n: ['three', '4'], job: [CHEF, WELDER] },
  ),
  row(
    'years',
    'employer',
    ['For {n} years our {job} has trained apprentices here.', 'Our head {job} joined {n} years ago.'],
    {
      n: ['four', '12'],
      job: [CHEF, WELDER],
    },
    { form: 'offer' },
  ),
  row(
    'degree',
    'or',
    '{degree} or at least {n} years as a {job}',
    {
      degree: [["A bachelor's degree", degree('bachelors')]],
      n: ['four', '5'],
      job: [CHEF, WELDER],
    },
    { asks: any('degree', 'job'), form: 'phrase' },
  ),
  row('field', 'must', ['You completed a {degree}.', 'Your {degree} is finished by the start date.'], {
    degree: [
      ["bachelor's degree in chemistry", degreeIn('bachelors', 'Chemistry', 'Music')],
      ["master's degree in economics", degreeIn('masters', 'Economics', 'Music')],
    ],
  }),
  says(
    'shift',
    'must',
    [
      'The rota covers early, late and night shifts, which everybody works in turn.',
      'You have to be free to work every other weekend.',
    ],
    shift(),
  ),
  says(
    'travel',
    'must',
    [
      'Expect to be on the road three nights a week.',
      'You will be away from home for up to half of each month, so you must be willing to travel.',
    ],
    travel(),
  ),
  says('travel', 'benefit', ['Discounted travel on all our routes', 'Interest-free loan for travel season tickets'], travel()),
  says(
    'physical',
    'must',
    ['You must manage loads of up to 20 kg by hand.', 'The work means standing for a whole shift and lifting 15 kg boxes.'],
    physical(),
  ),
  says(
    'check',
    'must',
    ['Your appointment depends on a clean enhanced DBS disclosure.', 'We will ask for a criminal record check before you start.'],
    check(),
  ),
  says(
    'check',
    'described',
    ['You will carry out background checks on tenants.', 'You process DBS checks for our volunteers.'],
    check(),
    {
      form: 'offer',
    },
  ),
]
