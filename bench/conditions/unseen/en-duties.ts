import { physical, shift, someLanguage, language as speaks, travel } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { away, DEGREES, german, JOBS, lifting, nights, OTHER_TONGUES, TONGUES } from './fillings/en.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  row(
    'language',
    'must',
    [
      'You must speak fluent {tongue}.',
      'Fluency in {tongue} is essential.',
      'Excellent written and spoken {tongue} is required.',
      'You have to be fluent in {tongue} to talk to our suppliers.',
    ],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'phrase',
    ['Fluent {tongue}', '{tongue} at native level', 'Business fluent in {tongue}, spoken and written', '{tongue} (C1 or better)'],
    { tongue: TONGUES },
  ),
  row('language', 'phrase', ['Basic {tongue}', 'Some knowledge of {tongue} (required)'], {
    tongue: [
      ['German', someLanguage('German')],
      ['Spanish', someLanguage('Spanish')],
    ],
  }),
  row(
    'language',
    'and',
    [
      'Fluent {a} and {b} are required.',
      'You must be fluent in both {a} and {b}.',
      'Native or fluent {a} and excellent {b} are essential.',
    ],
    { a: TONGUES, b: OTHER_TONGUES },
  ),
  row(
    'language',
    'or',
    [
      'You must be fluent in {a} or {b}.',
      'Fluent {a} or {b} is required.',
      'We need somebody who speaks either {a} or {b} fluently.',
    ],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: any('a', 'b') },
  ),
  row(
    'language',
    'beside',
    ['A {degree} and fluent {tongue} are required.', 'You must have fluent {tongue} as well as a {degree}.'],
    { degree: DEGREES, tongue: TONGUES },
  ),
  row(
    'language',
    'beside',
    [
      'You must speak fluent {tongue} and have worked as a {job} for at least {n} years.',
      'With at least {n} years as a {job} you also speak fluent {tongue}; both are essential.',
    ],
    { tongue: TONGUES, job: JOBS, n: ['two', '4'] },
  ),
  row(
    'language',
    'mixed',
    ['Fluent {a} is essential, {b} is a bonus.', '{b} would be nice to have, but fluent {a} is a must.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: all('a', wish('b')) },
  ),
  row(
    'language',
    'wish',
    [
      '{tongue} is a plus.',
      'Any {tongue} would be a bonus.',
      'It would be great if you also spoke {tongue}.',
      'Fluent {tongue} is desirable.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'wish', ['{tongue}', 'Fluent {tongue}'], { tongue: TONGUES }, { form: 'wishList' }),
  row('language', 'wish', 'A language other than English is a plus.', {}, { about: speaks('English') }),
  row(
    'language',
    'negated',
    [
      'You do not need to speak {tongue}.',
      '{tongue} is not required.',
      'No {tongue} needed, since we all speak English at work.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'benefit', ['Free {tongue} lessons', 'We pay for {tongue} classes'], { tongue: TONGUES }, { form: 'benefit' }),
  row(
    'language',
    'team',
    ['Half of the team speaks {tongue}.', 'Your colleagues come from nine countries and speak fluent {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'customer',
    ['Most of our guests speak {tongue}.', 'Our customers are {tongue} speakers abroad.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'employer',
    ['We publish {tongue} novels.', 'We are a {tongue} restaurant with forty seats.'],
    { tongue: ['German', 'French', 'Portuguese'] },
    german,
  ),
  row(
    'shift',
    'must',
    [
      'You must be able to work {hours}.',
      'The job involves working {hours}, so you must be available then.',
      'Availability for {hours} is essential.',
    ],
    {
      hours: [
        ['night shifts', shift()],
        ['weekends', shift()],
        ['rotating shifts', shift()],
        ['evenings and weekends', shift()],
      ],
    },
  ),
  row('shift', 'phrase', ['Willing to work {hours}', 'Able to work {hours}', 'Flexible to work {hours}'], {
    hours: [
      ['nights', shift()],
      ['weekends and bank holidays', shift()],
      ['a rotating shift pattern', shift()],
    ],
  }),
  row(
    'shift',
    'negated',
    ['There are no night shifts.', 'You never have to work weekends.', 'No evening or weekend work.'],
    {},
    nights,
  ),
  row(
    'shift',
    'benefit',
    ['Extra pay for night shifts', 'Free taxi home after late shifts', 'Every weekend off'],
    {},
    { ...nights, form: 'benefit' },
  ),
  row(
    'shift',
    'team',
    ['The night shift hands over to you at seven.', 'Our weekend team is a different crew.'],
    {},
    { ...nights, form: 'offer' },
  ),
  row(
    'shift',
    'described',
    ['You plan the shifts of thirty drivers.', 'You lead the shift from data centres to the cloud.'],
    {},
    { ...nights, may: ['years'] },
  ),
  row(
    'travel',
    'must',
    [
      'You must be willing to travel {much} of the time.',
      'The role requires travel of {much}.',
      'Regular travel across Europe is required ({much} of your time).',
    ],
    {
      much: [
        ['50%', travel()],
        ['up to 60 %', travel()],
      ],
    },
  ),
  row(
    'travel',
    'phrase',
    ['Willingness to travel', 'Able to travel {much} of the time', 'Travel: {much}'],
    { much: ['50%', 'up to 70%'] },
    away,
  ),
  row('travel', 'negated', ['The job involves no travel.', 'You do not have to travel.', 'No travel required.'], {}, away),
  row(
    'travel',
    'employer',
    ['We are a leading travel company.', 'We build software for the travel industry.', 'Our travel guides have won prizes.'],
    {},
    away,
  ),
  row(
    'travel',
    'benefit',
    ['Travel expenses paid', 'Discounted travel for you and your family', 'Free travel on all city buses'],
    {},
    { ...away, form: 'benefit' },
  ),
  row(
    'travel',
    'described',
    ['You keep calendars, book travel and take minutes.', 'You arrange travel for the board.', 'You process travel claims.'],
    {},
    away,
  ),
  row('travel', 'wish', ['A willingness to travel now and then would be helpful.', 'Ideally you are happy to travel.'], {}, away),
  row(
    'physical',
    'must',
    [
      'You must be able to lift {kg}.',
      'The job requires lifting boxes of up to {kg}.',
      'You have to lift and carry up to {kg} on your own.',
    ],
    {
      kg: [
        ['25 kg', physical()],
        ['50 pounds', physical()],
        ['20kg', physical()],
      ],
    },
  ),
  row(
    'physical',
    'phrase',
    ['Able to stand for long periods', 'Ability to lift {kg}', 'Physically able to climb ladders all day'],
    { kg: ['25 kg', '40 lbs'] },
    lifting,
  ),
  row('physical', 'negated', ['There is no heavy lifting.', 'You do not have to lift anything heavy.'], {}, lifting),
  row(
    'physical',
    'equal',
    ['We welcome people with disabilities.', 'We make reasonable adjustments for people who cannot stand for long or lift.'],
    {},
    { ...lifting, form: 'offer' },
  ),
  row(
    'physical',
    'described',
    ['You sell lifts and hoists.', 'Our cranes lift up to 40 tonnes.', 'You lift the mood of every guest.'],
    {},
    lifting,
  ),
  row('physical', 'benefit', ['Free gym membership', 'Standing desks for everybody'], {}, { ...lifting, form: 'benefit' }),
]
