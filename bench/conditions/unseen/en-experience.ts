import { degree, schooling, years, yearsElsewhere } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { CARDS, chef, DEGREES, ENGINEERING, FEW, FIELDS, JOBS, TONGUES, TRADES, TRADES_UPPER } from './fillings/en.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  row(
    'years',
    'pay',
    [
      '£28,000, rising to £31,000 after {n} years.',
      'The salary goes up every {n} years.',
      'Pay depends on your years of experience.',
    ],
    { n: ['two', '3'] },
    { about: years('Chef'), form: 'offer' },
  ),
  row(
    'years',
    'heading',
    ['At least 3 years as a {job}', 'Three years or more as a {job}'],
    { job: JOBS },
    {
      form: 'phrase',
      headings: ["You'll fit in if you have", 'The must-haves', 'What we expect from you', 'Skills and experience required'],
    },
  ),
  row(
    'years',
    'must',
    [
      'You must have worked as a {job} for two years within the last five years.',
      'At least two of the last five years as a {job} are required.',
    ],
    { job: JOBS },
  ),
  row('years', 'phrase', ['{n}+ years in {trade}', 'At least {n} years of {trade} experience'], {
    n: ['3', '5'],
    trade: ENGINEERING,
  }),
  row(
    'years',
    'must',
    [
      'We need somebody who has spent at least {n} years as a {job}.',
      'At least {n} years as a {job} are required.',
      'You must have worked as a {job} for {n} years or more.',
    ],
    { n: FEW, job: JOBS },
  ),
  row(
    'years',
    'phrase',
    [
      "{n} or more years' experience as a {job}",
      'Minimum {n} years of experience working as a {job}',
      'Proven track record of at least {n} years as a {job}',
    ],
    { n: ['3', '5', '7'], job: JOBS },
  ),
  row(
    'years',
    'label',
    ['{trade}: {n} years (required)', '{trade} - {n} years (Required)'],
    { trade: TRADES_UPPER, n: ['2', '3', '5'] },
    { form: 'phrase' },
  ),
  row('years', 'must', 'Applicants without {n} years in {trade} cannot be considered.', { n: ['two', 'three'], trade: TRADES }),
  row('years', 'phrase', '{n}+ years in {trade}', {
    n: ['3', '5'],
    trade: [
      ['welding', yearsElsewhere('Welder', 'Florist')],
      ['payroll', yearsElsewhere('Payroll Specialist', 'Ski Instructor')],
    ],
  }),
  row(
    'years',
    'beside',
    ['At least {n} years as a {job}, and fluent {tongue}.', 'Fluent {tongue}, with {n} years or more as a {job}, is required.'],
    { n: ['three', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', 'tongue') },
  ),
  row('years', 'beside', 'A {degree} and {n} years as a {job} are required.', { degree: DEGREES, n: ['three', '4'], job: JOBS }),
  row(
    'years',
    'or',
    'You will need either a {degree} or {n} years as a {job}.',
    { degree: DEGREES, n: ['five', '6'], job: JOBS },
    { asks: any('degree', 'job') },
  ),
  row(
    'years',
    'wish',
    [
      '{n} years or more as a {job} would be an advantage.',
      'Ideally you have {n} years as a {job} behind you.',
      'A background of {n} years as a {job} is desirable but not essential.',
    ],
    { n: FEW, job: JOBS },
  ),
  row('years', 'wish', "{n} years' experience as a {job}", { n: ['two', '5'], job: JOBS }, { form: 'wishList' }),
  row(
    'years',
    'negated',
    [
      'You do not need any experience as a {job}, because we train you.',
      'No previous experience as a {job} is needed.',
      "It doesn't matter if you have never worked as a {job}.",
    ],
    { job: JOBS },
  ),
  row(
    'years',
    'employer',
    [
      'We have been baking bread in this town for {n} years.',
      'With over {n} years of experience in the trade, we are the oldest shop in the county.',
      'Founded {n} years ago, we now have six branches.',
    ],
    { n: ['20', 'thirty-five', '140'] },
    chef,
  ),
  row(
    'years',
    'team',
    ['Our cooks bring {n} years of experience on average.', 'You will learn from colleagues with {n}+ years in the kitchen.'],
    { n: ['10', 'fifteen', '25'] },
    { ...chef, form: 'offer' },
  ),
  row(
    'years',
    'described',
    [
      'Over the last {n} years we have doubled our turnover.',
      'The contract runs for {n} years with a chance of renewal.',
      'The project was started {n} years ago.',
    ],
    { n: ['two', '3', 'five'] },
    chef,
  ),
  row(
    'years',
    'benefit',
    [
      'Two extra days off after {n} years with us',
      'Sabbatical after {n} years of service',
      'Pension contributions double after {n} years',
    ],
    { n: ['three', '5', 'ten'] },
    { ...chef, form: 'benefit' },
  ),
  row(
    'years',
    'customer',
    [
      'Many of our clients have trusted us for more than {n} years.',
      'You will visit customers who have been with us for {n} years.',
    ],
    { n: ['ten', '15'] },
    { ...chef, form: 'offer' },
  ),
  row(
    'years',
    'mixed',
    [
      'At least {n} years as a {job} is a must; {tongue} is a bonus.',
      '{tongue} would be nice, but {n} years as a {job} are essential.',
    ],
    { n: ['three', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', wish('tongue')) },
  ),
  row(
    'degree',
    'must',
    ['You must hold a {degree}.', 'A {degree} is mandatory for this position.', 'Candidates need to have completed a {degree}.'],
    { degree: DEGREES },
  ),
  row('degree', 'phrase', ['Completed {degree}', '{degree} or higher', 'Educated to {degree} level'], {
    degree: [
      ["bachelor's degree", degree('bachelors')],
      ["master's degree", degree('masters')],
    ],
  }),
  row(
    'degree',
    'wish',
    [
      'A {degree} is a plus.',
      'We would love to see a {degree}, but it is not a deal-breaker.',
      'Preference will be given to candidates with a {degree}.',
    ],
    { degree: DEGREES },
  ),
  row('degree', 'negated', ['A {degree} is not required.', 'You do not need a {degree} to apply.', 'No {degree} necessary.'], {
    degree: DEGREES,
  }),
  row(
    'degree',
    'benefit',
    ['We pay your fees if you study for a {degree} alongside work.', 'Support while you complete your {degree}'],
    { degree: DEGREES },
    { form: 'benefit' },
  ),
  row(
    'degree',
    'team',
    ['Half of our team holds a {degree}.', 'Your manager has a {degree} and loves teaching.'],
    { degree: DEGREES },
    { form: 'offer' },
  ),
  row('field', 'must', ['You must have a degree in {field}.', 'A university degree in {field} is essential.'], { field: FIELDS }),
  row('field', 'phrase', ["Bachelor's degree in {field}", 'BSc in {field} (or higher)', 'Degree: {field}'], { field: FIELDS }),
  row(
    'field',
    'or',
    ['You hold a degree in {field} or {other}.', "A bachelor's degree in either {field} or {other} is required."],
    { field: FIELDS, other: FIELDS },
    { asks: any('field', 'other') },
  ),
  row('field', 'wish', ['Ideally your degree is in {field}.', 'A degree in {field} is preferred, though not required.'], {
    field: FIELDS,
  }),
  row('field', 'beside', 'A degree in {field} and the {card} are both required.', { field: FIELDS, card: CARDS }),
  row('schooling', 'must', ['You must have {papers}.', '{papers} are essential.'], {
    papers: [
      ['GCSEs in English and Maths at grade C or above', schooling('GCSE English and Maths')],
      ['five GCSEs at grade 4 or above including English', schooling('GCSEs')],
    ],
  }),
  row(
    'schooling',
    'phrase',
    ['{paper} or equivalent', 'Minimum education: {paper}'],
    {
      paper: [
        ['High school diploma', schooling('High school diploma')],
        ['GED', schooling('GED')],
      ],
    },
    { at: 'Denver, CO, United States' },
  ),
  row('schooling', 'negated', ['You can apply without any GCSEs.', 'No GCSEs needed.'], {}, { about: schooling('GCSEs') }),
  row(
    'schooling',
    'benefit',
    'We pay for GCSE Maths and English if you do not have them yet',
    {},
    { about: schooling('GCSEs'), form: 'benefit' },
  ),
]
