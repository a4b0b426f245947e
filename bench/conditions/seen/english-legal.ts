import * as s from '#bench/conditions/subjects.ts'
import { says, type Template, type TemplateFile } from '#bench/conditions/template.ts'

/** What the law asks for, and what only the person can judge. */
export const language: TemplateFile['language'] = 'en'

const UK = 'Leeds, United Kingdom'

export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    [
      'You must have the right to work in the UK.',
      'You must be able to legally work in the UK.',
      'Applicants must be eligible to work in the United Kingdom.',
    ],
    s.workRight('United Kingdom'),
    { at: UK },
  ),
  says(
    'sponsorship',
    'must',
    ['We cannot offer visa sponsorship.', 'No visa sponsorship is available.', 'We are unable to sponsor visas.'],
    s.sponsorship('United Kingdom'),
    { at: UK },
  ),
  says(
    'sponsorship',
    'offered',
    ['Visa sponsorship is available.', 'We can sponsor your visa.'],
    s.sponsorship('United Kingdom'),
    { at: UK },
  ),
  says(
    'citizenship',
    'must',
    ['You must be a British citizen.', 'British citizenship is required.', 'Only British citizens can apply.'],
    s.citizenship('United Kingdom'),
    { at: UK },
  ),
  says(
    'citizenship',
    'equal',
    [
      'We welcome all applicants regardless of age, citizenship or gender.',
      'We are an equal opportunity employer and do not discriminate on the basis of nationality or citizenship.',
    ],
    s.citizenship('United Kingdom'),
  ),
  says(
    'clearance',
    'must',
    ['You must hold an active Secret clearance.', 'An active Secret security clearance is required.'],
    s.clearance('secret'),
  ),
  says(
    'clearance',
    'must',
    ['You must be able to obtain a security clearance.', 'Eligibility for a security clearance is required.'],
    s.laterClearance(),
  ),
  says(
    'clearance',
    'negated',
    ['No security clearance is required.', 'A security clearance is not needed.'],
    s.clearance('secret'),
  ),
  says(
    'residence',
    'must',
    [
      'You must live in the United Kingdom.',
      'Applicants must be based in the United Kingdom.',
      'You must be resident in the United Kingdom.',
    ],
    s.residence('United Kingdom', 'Germany'),
    { at: UK },
  ),
  says(
    'residence',
    'employer',
    ['Our office is located in the United Kingdom.', 'We are based in the United Kingdom.'],
    s.residence('United Kingdom', 'Germany'),
    { at: UK },
  ),
  says(
    'age',
    'must',
    ['You must be at least 18 years old.', 'You must be over 18.', 'Applicants must be 21 years of age or older.'],
    s.age(),
  ),
  says('age', 'customer', ['You look after children aged 2 to 5 years.', 'Our residents are over 80 years old.'], s.age()),
  says(
    'shift',
    'must',
    ['You must be able to work nights and weekends.', 'Shift work is required.', 'You will need to work rotating shifts.'],
    s.shift(),
  ),
  says(
    'shift',
    'negated',
    ['No weekend work is required.', 'There are no night shifts.', 'You do not have to work weekends.'],
    s.shift(),
  ),
  says(
    'travel',
    'must',
    [
      'You must be willing to travel up to 50% of the time.',
      'Travel of up to 40% is required.',
      'Willingness to travel is essential.',
    ],
    s.travel(),
  ),
  says('travel', 'negated', ['No travel is required.', 'The job does not involve any travel.'], s.travel()),
  says(
    'travel',
    'described',
    ['You keep calendars, travel and meetings in order.', 'We are a leader in the travel industry.'],
    s.travel(),
  ),
  says('travel', 'benefit', ['Free travel card', 'Discounts on travel'], s.travel(), { form: 'benefit' }),
  says(
    'physical',
    'must',
    ['You must be able to lift 20 kg.', 'You need to be able to stand for long periods.', 'The job requires heavy lifting.'],
    s.physical(),
  ),
  says('physical', 'negated', ['No heavy lifting is required.', 'You do not have to lift heavy loads.'], s.physical()),
  says(
    'check',
    'must',
    ['An enhanced DBS check is required.', 'You must pass a background check.', 'Offers are subject to a criminal record check.'],
    s.check(),
  ),
  says('check', 'negated', ['No background check is required.', 'A DBS check is not needed.'], s.check()),
  says(
    'clearance',
    'must',
    ['You will need to pass security vetting and obtain SC clearance.', 'You must be willing to undergo SC security clearance.'],
    s.vetting(),
    { may: ['check'] },
  ),
  says('residence', 'must', ['You must live within 20 miles of the office.', 'You must live locally.'], s.nearby()),
]
