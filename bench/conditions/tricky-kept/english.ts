import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('United Kingdom'), {
    must: ['Evidence of your right to work in the UK is essential.'],
    denied: ['Only those with the right to work in the UK, and no one else, can be offered the job.'],
    negated: ['We never ask for a UK work permit.', 'Having no right to work in the UK is not an obstacle.'],
    hypothetical: ['In case the office moves to Leeds, you would require the right to work in the UK.'],
    others: ['Subcontractors are responsible for having the right to work in the UK.'],
    past: ['The right to work in the UK was previously mandatory for this team.'],
    duties: ['Assist managers who need to record the right to work in the UK of their staff.'],
  }),
  ...twists('citizenship', s.citizenship('United Kingdom'), {
    must: ['You must hold British citizenship.'],
    denied: ['Apart from British citizens, nobody may take up this post.'],
    negated: ['There is no requirement to hold British citizenship.'],
    hypothetical: ['Were you to join the royal household, you would need to be a British citizen.'],
    others: ['Donors must be British citizens.'],
    past: ['Only British citizens were eligible until the law changed.'],
    duties: ['Explain to clients when they must be British citizens.'],
  }),
  ...twists('clearance', s.clearance('secret'), {
    must: ['You hold an active secret clearance.'],
    denied: ['Nobody but holders of a secret clearance is admitted to the site, and the job is done there.'],
    negated: ['This role needs neither a secret clearance nor vetting.'],
    hypothetical: ['Once promoted, you may be asked for a secret clearance.'],
    others: ['Visitors need a secret clearance.'],
    past: ['Before 2020 a secret clearance was required.'],
    duties: ['Track which contractors need a secret clearance.'],
  }),
  ...twists('residence', s.residence('United Kingdom', 'Canada'), {
    must: ['Applicants must reside in the United Kingdom.'],
    denied: ['No one residing outside the United Kingdom can be employed.'],
    negated: ['There is no need to live in the United Kingdom.'],
    hypothetical: ['If the role becomes a sales role, you would need to reside in the United Kingdom.'],
    others: ['Card holders must reside in the United Kingdom.'],
    past: ['Residence in the United Kingdom was once a condition.'],
    duties: ['Check that card holders reside in the United Kingdom.'],
  }),
  ...twists('age', s.age(), {
    must: ['Minimum age: 18 years.'],
    denied: ['Unless you are at least 18 years old you cannot work here.'],
    negated: ['You may apply even if you are not 18 years old yet.'],
    others: ['Visitors must be aged 18 or over.', 'Drivers of our hire cars must be at least 21 years old.'],
    duties: ['Refuse entry to anybody who is not at least 18 years old.'],
  }),
  ...twists('licence', s.paper('Forklift licence'), {
    must: ['You hold a valid forklift licence.'],
    denied: ['We take nobody on unless they hold a forklift licence.', 'Not having a forklift licence rules you out.'],
    negated: ['Neither a forklift licence nor experience is needed.', 'You can do this job without holding a forklift licence.'],
    hypothetical: ['Depending on where you end up, a forklift licence might be required.'],
    others: ['Hauliers must show a forklift licence at the gate.'],
    past: ['Our job adverts used to demand a forklift licence.'],
    optional: ['A forklift licence is by no means required, though we would be glad of one.'],
    duties: ['Maintain the list of operators who require a forklift licence.'],
  }),
  ...twists('registration', s.registration('NMC registration', 'Nursing and Midwifery Council'), {
    must: ['You must have current NMC registration.'],
    denied: ['In the absence of NMC registration we cannot proceed with your application.'],
    negated: ['You are not expected to have NMC registration.'],
    hypothetical: ['In the event of a transfer to the clinic, you must have NMC registration.'],
    others: ['The agency nurses must have NMC registration.'],
    past: ['NMC registration was formerly a requirement.'],
    duties: ['Remind nurses who must renew their NMC registration.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['You must have a valid driving licence.'],
      denied: [
        'Nobody can do these rounds unless they have a driving licence.',
        'Lacking a driving licence, you cannot be considered.',
      ],
      negated: ['It does not matter whether you have a driving licence.', 'Neither a driving licence nor a car is required.'],
      hypothetical: ['Whoever takes the van home needs a driving licence.'],
      others: ['Parents must have a driving licence to borrow our minibus.'],
      past: ['We no longer require a driving licence.'],
      optional: ['We would be pleased if you had a driving licence, but you need not have one.'],
      duties: ['Photocopy the driving licence that each customer must bring.'],
    },
    ['vehicle'],
  ),
]
