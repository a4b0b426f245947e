import { citizenship, laterClearance, sponsorship, workRight } from '#bench/conditions/subjects.ts'
import { all, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { britain, LEVELS, states, TONGUES, UK, US } from './fillings/en.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  row(
    'workRight',
    'must',
    [
      'You must already have the right to work in the UK.',
      'Only people with the right to work in the UK can be considered.',
      'Proof of your right to work in the UK is required.',
    ],
    {},
    britain,
  ),
  row(
    'workRight',
    'must',
    [
      'Applicants must be legally authorized to work in the United States.',
      'You must be able to legally work in the US.',
      'US work authorization is required.',
    ],
    {},
    states,
  ),
  row('workRight', 'phrase', ['Right to work in the UK', 'Eligible to work in the UK'], {}, britain),
  row(
    'workRight',
    'beside',
    [
      'You must have the right to work in the UK and speak fluent {tongue}.',
      'Fluent {tongue} and the right to work in the UK are required.',
    ],
    { tongue: TONGUES, right: [['', workRight(UK)]] },
  ),
  row(
    'workRight',
    'described',
    [
      'We help new starters to collect their right to work papers on day one.',
      'You advise employers on the right to work in the UK.',
    ],
    {},
    { ...britain, form: 'offer' },
  ),
  row(
    'workRight',
    'equal',
    [
      'We welcome applications from everybody, whatever their nationality or immigration history.',
      'Nationality plays no part in how we choose people.',
    ],
    {},
    { about: workRight(UK), form: 'offer' },
  ),
  row(
    'sponsorship',
    'must',
    [
      'We are unable to sponsor visas for this role.',
      'Visa sponsorship is not available.',
      'This post does not meet the criteria for sponsorship.',
      'We do not offer sponsorship now or in the future.',
    ],
    {},
    { about: sponsorship(UK) },
  ),
  row(
    'sponsorship',
    'must',
    [
      'Candidates must not require sponsorship now or at any time.',
      'No H-1B sponsorship for this position.',
      'We will not sponsor work visas.',
    ],
    {},
    { about: sponsorship('United States'), ...US },
  ),
  row(
    'sponsorship',
    'offered',
    [
      'We are happy to sponsor a visa for the right person.',
      'Visa sponsorship is available.',
      'As a licensed sponsor we can support your visa application.',
    ],
    {},
    { about: sponsorship(UK), form: 'offer' },
  ),
  row(
    'sponsorship',
    'benefit',
    ['We sponsor the local football club.', 'Free entry to the festival that we sponsor'],
    {},
    { about: sponsorship(UK), form: 'benefit' },
  ),
  row(
    'citizenship',
    'must',
    [
      'You must be a US citizen.',
      'U.S. citizenship is required by contract.',
      'Only United States citizens may be hired for this program.',
    ],
    {},
    { about: citizenship('United States'), ...US },
  ),
  row('citizenship', 'phrase', ['US citizenship', 'U.S. citizen'], {}, { about: citizenship('United States'), ...US }),
  row(
    'citizenship',
    'negated',
    ['US citizenship is not required.', 'You do not have to be a US citizen.'],
    {},
    { about: citizenship('United States'), ...US },
  ),
  row(
    'citizenship',
    'equal',
    [
      'We do not discriminate on the basis of citizenship, age, religion or disability.',
      'All qualified applicants will be considered without regard to citizenship status or veteran status.',
    ],
    {},
    { about: citizenship('United States'), ...US, form: 'offer' },
  ),
  row(
    'clearance',
    'must',
    [
      'You must hold an active {level} clearance.',
      'An active {level} security clearance is required before you start.',
      'Candidates without a current {level} clearance will not be considered.',
    ],
    { level: LEVELS },
    { ...US, may: ['citizenship'] },
  ),
  row(
    'clearance',
    'phrase',
    ['Active {level} clearance', 'Current {level} security clearance (required)'],
    { level: LEVELS },
    US,
  ),
  row(
    'clearance',
    'must',
    [
      'You must be able to obtain a security clearance.',
      'You must be eligible for a {level} clearance, which we apply for after you join.',
    ],
    { level: ['Secret', 'Top Secret'] },
    { ...US, about: laterClearance() },
  ),
  row(
    'clearance',
    'wish',
    ['An active {level} clearance is a plus.', 'A {level} clearance is preferred but not required.'],
    { level: LEVELS },
    US,
  ),
  row(
    'clearance',
    'negated',
    ['A {level} clearance is not required.', 'No {level} clearance is needed for this job.'],
    { level: LEVELS },
    US,
  ),
  row(
    'clearance',
    'team',
    ['Some of our engineers hold a {level} clearance.', 'Your colleagues with a {level} clearance work in another building.'],
    { level: LEVELS },
    { ...US, form: 'offer' },
  ),
  row(
    'clearance',
    'mixed',
    ['A {level} clearance is required; {tongue} is a plus.', '{tongue} is nice to have, but you must hold a {level} clearance.'],
    { level: LEVELS, tongue: TONGUES },
    { ...US, asks: all('level', wish('tongue')) },
  ),
]
