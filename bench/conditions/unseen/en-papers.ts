import { paper, registration } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { ACCOUNTANTS, BODIES, CARDS, nurse } from './fillings/en.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  row('licence', 'inherited', ['A valid {card} is mandatory.', 'Please note: you must hold a {card}.'], { card: CARDS }),
  row(
    'registration',
    'or',
    ['{body} registered or eligible to register', '{body} registration, or working towards it'],
    { body: BODIES },
    { form: 'phrase' },
  ),
  row(
    'registration',
    'and',
    ['{a}/{b} qualified and registered with the {c}', '{a} or {b}, with {c} registration', '{a}/{b} and {c} registration'],
    {
      a: [['RMN', registration('RMN', 'Mental health nursing')]],
      b: [['RNLD', registration('RNLD', 'Learning disability nursing')]],
      c: BODIES.slice(0, 1),
    },
    { asks: all(any('a', 'b'), 'c'), form: 'phrase' },
  ),
  row(
    'licence',
    'or',
    ['{a}, {b} or {c} qualified', 'Qualification required: {a}, {b} or {c}'],
    { a: ACCOUNTANTS.slice(0, 1), b: ACCOUNTANTS.slice(1, 2), c: ACCOUNTANTS.slice(2) },
    { asks: any('a', 'b', 'c'), form: 'phrase' },
  ),
  row('licence', 'must', ['You must hold a {card}.', 'A valid {card} is essential.', 'Without a {card} you cannot start.'], {
    card: CARDS,
  }),
  row('licence', 'phrase', ['Valid {card}', 'Current {card}', '{card} (essential)'], { card: CARDS }),
  row(
    'licence',
    'brackets',
    ['Fully qualified accountant ({a}, {b} or {c})', 'Qualified accountant ({a}/{b}/{c})'],
    { a: ACCOUNTANTS.slice(0, 1), b: ACCOUNTANTS.slice(1, 2), c: ACCOUNTANTS.slice(2) },
    { asks: any('a', 'b', 'c'), form: 'phrase', may: ['degree', 'years'] },
  ),
  row(
    'licence',
    'or',
    [
      'You must be {a} or {b} qualified.',
      'Either {a} or {b} is required.',
      'You hold {a} and/or {b}; one of the two is required.',
    ],
    { a: ACCOUNTANTS, b: ACCOUNTANTS },
    { asks: any('a', 'b') },
  ),
  row('licence', 'and', ['You must hold both the {a} and the {b}.', 'The {a} and the {b} are each required.'], {
    a: CARDS,
    b: CARDS,
  }),
  row('licence', 'wish', ['A {card} would be helpful.', 'It helps if you already have a {card}.', 'A {card} is a nice extra.'], {
    card: CARDS,
  }),
  row('licence', 'wish', ['{card}'], { card: CARDS }, { form: 'wishList' }),
  row('licence', 'negated', ['You do not need a {card}.', 'A {card} is not necessary for this job.', 'No {card}? No problem.'], {
    card: CARDS,
  }),
  row(
    'licence',
    'benefit',
    ['We pay for your {card}', 'A free {card} for every starter', 'You get your {card} with us, at our cost'],
    { card: CARDS },
    { form: 'benefit' },
  ),
  row(
    'licence',
    'employer',
    ['We are a {name} certified company.', 'Our workshop is {name} accredited.'],
    { name: ['ISO 9001', 'Investors in People', 'B Corp'] },
    { about: paper('ISO 9001 Lead Auditor') },
  ),
  row(
    'registration',
    'must',
    [
      'You must be registered with the {body}.',
      'Current {body} registration is a condition of this post.',
      'We can only employ people who are {body} registered.',
    ],
    { body: BODIES },
  ),
  row(
    'registration',
    'phrase',
    ['{body} registered', '{body} registration with a valid PIN', 'Active registration with the {body}'],
    { body: BODIES },
  ),
  row(
    'registration',
    'or',
    ['You must be registered with the {a} or the {b}.', '{a} or {b} registration is essential.'],
    { a: BODIES, b: BODIES },
    { asks: any('a', 'b') },
  ),
  row(
    'registration',
    'beside',
    ['{body} registration and a {card} are essential.', 'You need a {card} as well as {body} registration.'],
    { body: BODIES, card: CARDS },
  ),
  row('registration', 'wish', ['{body} registration is desirable.', 'It is a bonus if you are {body} registered.'], {
    body: BODIES,
  }),
  row(
    'registration',
    'team',
    ['You will work beside {body} registered colleagues.', 'All of our managers are {body} registered.'],
    { body: BODIES },
    { form: 'offer' },
  ),
  row(
    'registration',
    'employer',
    ['Our home is registered with the {body}.', 'We are regulated by the {body} and rated good.'],
    { body: ['CQC', 'FCA', 'Charity Commission'] },
    nurse,
  ),
  row(
    'registration',
    'benefit',
    ['We pay your {body} fees', '{body} registration fee paid every year'],
    { body: BODIES },
    { form: 'benefit' },
  ),
  row(
    'registration',
    'negated',
    ['{body} registration is not required for this post.', 'You do not have to be registered with the {body}.'],
    { body: BODIES },
  ),
]
