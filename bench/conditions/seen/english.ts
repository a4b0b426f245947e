import * as s from '#bench/conditions/subjects.ts'
import { all, any, says, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'

export const language: TemplateFile['language'] = 'en'

const jobs = [
  ['chef', s.years('Chef')],
  ['bookkeeper', s.years('Bookkeeper')],
  ['electrician', s.years('Electrician')],
] as const
const tongues = [
  ['German', s.language('German')],
  ['French', s.language('French')],
  ['Spanish', s.language('Spanish')],
] as const
const others = [
  ['Italian', s.language('Italian')],
  ['Dutch', s.language('Dutch')],
] as const
const papers = [
  ['a forklift licence', s.paper('Forklift licence')],
  ['a CSCS card', s.paper('CSCS card')],
  ['an SIA licence', s.paper('SIA licence')],
] as const
const bodies = [
  ['NMC', s.registration('NMC registration', 'NMC')],
  ['HCPC', s.registration('HCPC registration', 'HCPC')],
] as const

export const templates: readonly Template[] = [
  says(
    'years',
    'must',
    [
      'You must have at least {n} years of experience as a {job}.',
      'A minimum of {n} years working as a {job} is required.',
      '{n}+ years as a {job} are essential.',
    ],
    { n: ['two', '3', '5'], job: jobs },
  ),
  says(
    'years',
    'phrase',
    ['{n} years of experience as a {job}', 'At least {n} years as a {job}', '{n}+ years’ experience as a {job}'],
    { n: ['2', 'three', '5'], job: jobs },
  ),
  says('years', 'label', ['{job}: {n} years (required)', 'Experience as a {job}: {n} years (required)'], {
    n: ['2', '4'],
    job: [
      ['Chef', s.yearsElsewhere('Chef', 'Bookkeeper')],
      ['Electrician', s.yearsElsewhere('Electrician', 'Bookkeeper')],
    ],
  }),
  says(
    'years',
    'wish',
    [
      '{n} years of experience as a {job} would be an advantage.',
      'Ideally you have {n} years of experience as a {job}.',
      '{n} years as a {job} preferred.',
    ],
    { n: ['2', '5'], job: jobs },
  ),
  says(
    'years',
    'negated',
    [
      'No experience as a {job} is required.',
      'You do not need {n} years of experience as a {job}.',
      'Experience as a {job} is not necessary.',
    ],
    { n: ['2', '5'], job: jobs },
  ),
  says(
    'years',
    'employer',
    [
      'We have been around for {n} years.',
      'Our company has {n} years of experience in the trade.',
      'For more than {n} years we have looked after families.',
      'Founded {n} years ago, we now have four branches.',
    ],
    { n: ['10', '15', 'eight'] },
    { about: s.years('Chef') },
  ),
  says(
    'years',
    'team',
    ['Our team has more than {n} years of combined experience.', 'The team brings {n} years of experience.'],
    { n: ['12', '20'] },
    { about: s.years('Chef') },
  ),
  says(
    'years',
    'pay',
    ['£28,000 a year, rising to £31,000 after {n} years.', 'Salary: £30,000 with {n} years of experience, £35,000 with more.'],
    { n: ['2', '3'] },
    { about: s.years('Chef') },
  ),
  says(
    'years',
    'described',
    ['In the last {n} years the town has grown.', 'The contract runs for {n} years.'],
    { n: ['two', '3'] },
    { about: s.years('Chef') },
  ),
  says('degree', 'must', ['A {level} is required.', 'You must hold a {level}.', 'You need a {level}.'], {
    level: [
      ["bachelor's degree", s.degree('bachelors')],
      ["master's degree", s.degree('masters')],
      ['PhD', s.degree('phd')],
    ],
  }),
  says('degree', 'wish', ['A {level} is a plus.', 'A {level} would be desirable.', 'Preferably a {level}.'], {
    level: [
      ["bachelor's degree", s.degree('bachelors')],
      ["master's degree", s.degree('masters')],
    ],
  }),
  says(
    'degree',
    'negated',
    ['No degree is required.', 'You do not need a degree.', 'A degree is not essential.'],
    s.degree('bachelors'),
  ),
  says('degree', 'offered', ["We fund your master's degree.", 'We will pay for your degree.'], s.degree('masters')),
  says('field', 'must', ["A bachelor's degree in {field} is required.", 'You must hold a degree in {field}.'], {
    field: [
      ['accounting', s.degreeIn('bachelors', 'Accounting', 'Biology')],
      ['civil engineering', s.degreeIn('bachelors', 'Civil Engineering', 'History')],
      ['nursing', s.degreeIn('bachelors', 'Nursing', 'Law')],
    ],
  }),
  says(
    'schooling',
    'must',
    ['GCSEs in English and maths are essential.', 'You must be educated to GCSE level.'],
    s.schooling('GCSE'),
    { may: ['language'] },
  ),
  says('schooling', 'phrase', ['High school diploma', 'High school diploma or GED'], s.finishedSchool()),
  says('licence', 'must', ['You must hold {paper}.', '{paper} is essential.', 'You need {paper}.'], { paper: papers }),
  says(
    'licence',
    'wish',
    ['{paper} is a plus.', 'Ideally you hold {paper}.', '{paper} would be an advantage but is not essential.'],
    { paper: papers },
  ),
  says('licence', 'negated', ['You do not need {paper}.', 'No need for {paper}.'], { paper: papers }),
  says('licence', 'offered', ['We will pay for {paper}.', 'We provide training for {paper}.'], { paper: papers }),
  says(
    'licence',
    'or',
    ['You must hold {one} or {two}.', 'Either {one} or {two} is required.'],
    { one: [papers[0]], two: [papers[1], papers[2]] },
    { asks: any('one', 'two') },
  ),
  says('licence', 'and', ['You must hold {one} and {two}.', 'Both {one} and {two} are required.'], {
    one: [papers[0]],
    two: [papers[1], papers[2]],
  }),
  says('licence', 'or', ['ACA, ACCA or AAT is required.', 'You must be ACA, ACCA or AAT qualified.'], s.paper('ACCA')),
  says(
    'registration',
    'must',
    ['You must be registered with the {body}.', '{body} registration is required.', 'You must be {body} registered.'],
    { body: bodies },
  ),
  says(
    'registration',
    'customer',
    ['Our patients are registered with a doctor nearby.', 'Our clinic is registered with the CQC.'],
    s.registration('NMC registration', 'NMC'),
  ),
  says(
    'registration',
    'beside',
    [
      'You must have {body} registration and a full driving licence.',
      'A full driving licence and {body} registration are essential.',
    ],
    { body: bodies, _: [['', s.driving()]] },
    { asks: all('body', '_') },
  ),
  says(
    'driving',
    'must',
    [
      'A full driving licence is required.',
      'You must hold a valid driving licence.',
      'You need a driving licence (category B).',
      'A clean driving licence is essential.',
    ],
    s.driving(),
  ),
  says('driving', 'must', ['You must hold a category {c} driving licence.', 'A driving licence of class {c} is required.'], {
    c: [
      ['C1', s.drivingClass()],
      ['CE', s.drivingClass()],
      ['D1', s.drivingClass()],
    ],
  }),
  says(
    'driving',
    'must',
    ['A full UK driving licence is essential.', 'You must have a valid UK driving licence.'],
    s.drivingIn('United Kingdom'),
  ),
  says(
    'driving',
    'wish',
    ['A driving licence is a plus.', 'A driving licence would be helpful.', 'Driving licence preferred.'],
    s.driving(),
  ),
  says(
    'driving',
    'negated',
    ['No driving licence is needed.', 'You do not need a driving licence.', 'A driving licence is not required.'],
    s.driving(),
  ),
  says(
    'vehicle',
    'must',
    ['You must have your own car.', 'Your own vehicle is essential.', 'You need access to a car.'],
    s.vehicle(),
  ),
  says('vehicle', 'offered', ['We provide a company car.', 'A company car is provided.'], s.vehicle()),
  says(
    'language',
    'must',
    [
      'Fluent {tongue} is required.',
      'You must speak fluent {tongue}.',
      'You speak fluent {tongue}.',
      '{tongue} at C1 level is essential.',
    ],
    { tongue: tongues },
  ),
  says(
    'language',
    'phrase',
    ['Fluent {tongue}', '{tongue} (C1)', 'Excellent written and spoken {tongue}', '{tongue}: native or fluent'],
    { tongue: tongues },
  ),
  says(
    'language',
    'wish',
    [
      '{tongue} is a plus.',
      'Knowledge of {tongue} would be an asset.',
      '{tongue} would be nice.',
      'Ideally you speak fluent {tongue}.',
    ],
    { tongue: tongues },
  ),
  says('language', 'negated', ['No {tongue} needed.', '{tongue} is not required.', 'You do not need to speak {tongue}.'], {
    tongue: tongues,
  }),
  says(
    'language',
    'and',
    ['Native or fluent {one} and excellent {two} are required.', 'You must speak fluent {one} and {two}.'],
    { one: tongues, two: others },
  ),
  says(
    'language',
    'or',
    ['You must speak fluent {one} or {two}.', 'Fluent {one} or {two} is essential.'],
    { one: tongues, two: others },
    { asks: any('one', 'two') },
  ),
  says(
    'language',
    'mixed',
    ['Fluent {one} is required, {two} is a plus.', 'You must speak fluent {one}; {two} would be an advantage.'],
    { one: tongues, two: others },
    { asks: all('one', wish('two')) },
  ),
  says('language', 'team', ['Our team speaks {tongue} and plays football.', 'Our colleagues speak {tongue} among themselves.'], {
    tongue: tongues,
  }),
  says('language', 'customer', ['Our customers speak {tongue}.', 'Many of our guests speak fluent {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'offered', ['We offer free {tongue} lessons.', 'We pay for your {tongue} course.'], { tongue: tongues }),
  says('language', 'beside', ['You have a {level} and speak fluent {tongue}.', 'Fluent {tongue} and a {level} are required.'], {
    level: [["bachelor's degree", s.degree('bachelors')]],
    tongue: tongues,
  }),
  says('language', 'must', ['Basic {tongue} is required.', 'You must speak some {tongue}.'], {
    tongue: [
      ['German', s.someLanguage('German')],
      ['French', s.someLanguage('French')],
    ],
  }),
]
