import { age, check, driving, drivingClass, drivingIn, nearby, residence } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { BODIES, CARDS, car, licence, UK, US } from './fillings/en.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  row(
    'driving',
    'must',
    [
      'You must have a full {licence}.',
      'A {licence} is essential because you visit clients.',
      'The job cannot be done without a {licence}.',
    ],
    { licence },
  ),
  row('driving', 'phrase', ['Full {licence}', 'Valid {licence}', '{licence} (essential)'], { licence }),
  row('driving', 'phrase', ["Valid driver's license", "Must possess a driver's license"], {}, { about: driving(), ...US }),
  row('driving', 'must', ['A {class} driving licence is essential.', 'You must hold a {class} licence to drive our lorries.'], {
    class: [
      ['category C1', drivingClass()],
      ['category C+E', drivingClass()],
      ['Class 1 HGV', drivingClass()],
      ['D1', drivingClass()],
    ],
  }),
  row(
    'driving',
    'phrase',
    ['Commercial Driver License ({class})', '{class} CDL required'],
    {
      class: [
        ['Class A', drivingClass()],
        ['Class B', drivingClass()],
      ],
    },
    US,
  ),
  row(
    'driving',
    'must',
    ['You must hold a full UK driving licence.', 'A full UK licence is essential for the rounds.'],
    {},
    { about: drivingIn(UK) },
  ),
  row(
    'driving',
    'wish',
    ['A {licence} would be useful but is not essential.', 'It would help if you had a {licence}.', 'A {licence} is desirable.'],
    { licence },
  ),
  row(
    'driving',
    'negated',
    [
      'You do not need a {licence} for this role.',
      'A {licence} is not required.',
      'No {licence} needed: the bus stops at our door.',
    ],
    { licence },
  ),
  row(
    'driving',
    'benefit',
    ['We pay for your {licence}', 'Help towards getting your {licence}'],
    { licence },
    { form: 'benefit' },
  ),
  row(
    'driving',
    'team',
    ['Our drivers all hold a {licence}, so you will be picked up.', 'A colleague with a {licence} takes you to the site.'],
    { licence },
    { form: 'offer' },
  ),
  row(
    'driving',
    'beside',
    ['{body} registration and a full {licence} are essential.', 'You must have a full {licence} and be {body} registered.'],
    { body: BODIES, licence },
  ),
  row('driving', 'beside', 'A full {licence} and a {card} are required.', { licence, card: CARDS }),
  row(
    'vehicle',
    'must',
    [
      'You must have the use of your own {car}.',
      'Your own {car} is essential for the visits.',
      'You will need access to a {car} during working hours.',
    ],
    { car },
    { may: ['driving'] },
  ),
  row('vehicle', 'and', ['A full {licence} and your own {car} are essential.', 'You must have your own {car} and a {licence}.'], {
    licence,
    car,
  }),
  row(
    'vehicle',
    'benefit',
    ['Company {car} that you may use at weekends', 'A company {car} and a fuel card'],
    { car },
    { form: 'benefit' },
  ),
  row('vehicle', 'wish', ['Your own {car} would be an advantage.', 'Having your own {car} is helpful.'], { car }),
  row('vehicle', 'negated', ['You do not need your own {car}; we have pool cars.', 'No {car} of your own is needed.'], { car }),
  row(
    'residence',
    'must',
    [
      'You must live in the United Kingdom.',
      'Applicants have to be based in the United Kingdom.',
      'We can only hire people who reside in the UK.',
    ],
    {},
    { about: residence(UK, 'Canada') },
  ),
  row(
    'residence',
    'must',
    ['You must be a resident of Colorado.', 'Candidates must reside in Colorado.', 'Open to Colorado residents only.'],
    {},
    { about: residence('United States', 'Canada', 'Colorado'), ...US },
  ),
  row(
    'residence',
    'must',
    ['You must live within {n} miles of the station.', 'You have to be within {n} minutes of the hospital when you are on call.'],
    { n: ['20', 'thirty'] },
    { about: nearby(), may: ['shift'] },
  ),
  row(
    'residence',
    'negated',
    ['You can live anywhere you like.', 'You do not have to live in the United Kingdom.', 'It does not matter where you live.'],
    {},
    { about: residence(UK, 'Canada') },
  ),
  row(
    'residence',
    'employer',
    ['We are based in the United Kingdom, with a second office in Cork.', 'Our founders live in the United Kingdom.'],
    {},
    { about: residence(UK, 'Canada') },
  ),
  row(
    'residence',
    'customer',
    ['Our residents live in the United Kingdom’s oldest care home.', 'You look after clients who live in the United Kingdom.'],
    {},
    { about: residence(UK, 'Canada'), form: 'offer' },
  ),
  row(
    'age',
    'must',
    [
      'You must be at least {n} years old.',
      'Applicants must be {n} or over.',
      'By law we can only employ people aged {n} or older for this job.',
    ],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row(
    'age',
    'phrase',
    ['{n} years of age or older', 'Minimum age {n}', 'Aged {n} or over'],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row(
    'age',
    'equal',
    ['We welcome people of any age.', 'We hire regardless of age, sex, faith or background.'],
    {},
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'customer',
    [
      'You will care for people aged {n} and over.',
      'Our pupils are between {n} and 18 years old.',
      'The club is for children aged {n} or older.',
    ],
    { n: ['4', '11', '16'] },
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'benefit',
    ['Free eye tests for everybody over {n}', 'Pension from the age of {n}'],
    { n: ['22', '40'] },
    { about: age(), form: 'benefit' },
  ),
  row(
    'check',
    'must',
    [
      'This post is subject to {check}.',
      'You must pass {check} before you start.',
      'We carry out {check} on every new starter, and you have to pass it.',
    ],
    {
      check: [
        ['an enhanced DBS check', check()],
        ['a criminal record check', check()],
        ['a background check', check()],
        ['a drug test', check()],
      ],
    },
  ),
  row('check', 'phrase', ['Willing to undergo {check}', 'Able to pass {check}'], {
    check: [
      ['a DBS check', check()],
      ['a background check', check()],
      ['a drug screen', check()],
    ],
  }),
  row(
    'check',
    'described',
    [
      'You run quality checks on every batch.',
      'You check invoices and run credit checks on new customers.',
      'You carry out safety checks each morning.',
    ],
    {},
    { about: check() },
  ),
  row('check', 'negated', ['There is no background check for this role.', 'We do not run drug tests.'], {}, { about: check() }),
]
