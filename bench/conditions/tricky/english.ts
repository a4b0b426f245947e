import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'en'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('United Kingdom'), {
    must: [
      'You hold the right to work in the United Kingdom.',
      'Proof of eligibility to work in the UK is required before you start.',
    ],
    denied: [
      'We cannot employ anybody without the right to work in the UK.',
      'Unless you have the right to work in the UK, please do not apply.',
    ],
    negated: [
      'You do not need the right to work in the UK, because the job is done from abroad.',
      'A UK work permit is not needed.',
    ],
    hypothetical: ['If we post you to London later on, a UK work permit may become necessary.'],
    others: [
      'Our tenants must prove their right to work in the UK.',
      'Many of our clients have lost the right to work in the UK.',
    ],
    past: ['Until last year applicants had to hold a UK work permit; that rule is gone.'],
    optional: ['Holding the right to work in the UK already would be a plus.'],
    duties: [
      'You verify the right to work in the UK of every new starter.',
      'Your tasks include explaining UK work permits to employers.',
    ],
  }),
  ...twists('sponsorship', s.sponsorship('United Kingdom'), {
    must: ['Visa sponsorship is not available for this role.'],
    denied: [
      'No applicant who needs visa sponsorship can be considered.',
      'We do not sponsor visas, other than in exceptional cases.',
    ],
    others: ['Our competitors do not offer visa sponsorship.'],
    duties: ['You tell students why the university does not offer visa sponsorship.'],
  }),
  ...twists('citizenship', s.citizenship('United Kingdom'), {
    must: ['British citizenship is a strict condition.'],
    denied: ['Nobody other than British citizens can be appointed.', 'We cannot appoint anyone except British citizens.'],
    negated: ['British citizenship is not required.', 'You need not be a British citizen.'],
    hypothetical: ['For postings to embassies you might have to be a British citizen.'],
    others: ['Our passengers must be British citizens to use this gate.', 'The founders are British citizens.'],
    past: ['In the past only British citizens could hold this post.'],
    optional: ['British citizenship would be an advantage.'],
    duties: ['You help families who must be British citizens to vote.', 'You prepare people for the British citizenship test.'],
  }),
  ...twists('clearance', s.clearance('secret'), {
    must: ['An active secret clearance is required.'],
    denied: ['Applications without an active secret clearance will not be considered.'],
    negated: ['A secret clearance is not needed for this role.', 'You can start without a secret clearance.'],
    hypothetical: ['Should you move to the defence team, a secret clearance would be needed.'],
    others: ['Our auditors hold an active secret clearance.', 'The customer requires a secret clearance of its own guards.'],
    past: ['This role formerly required an active secret clearance.'],
    optional: ['An active secret clearance is nice to have.'],
    duties: ['You renew the secret clearances of our engineers.', 'You interview people who apply for a secret clearance.'],
  }),
  ...twists('residence', s.residence('United Kingdom', 'Canada'), {
    must: ['You must live in the United Kingdom.'],
    denied: [
      'We cannot hire anyone who lives outside the United Kingdom.',
      'Without a home in the United Kingdom you cannot be hired.',
    ],
    negated: ['You do not have to live in the United Kingdom.', 'You can work from anywhere, not only from the United Kingdom.'],
    hypothetical: ['If you join the field team one day, you will have to live in the United Kingdom.'],
    others: ['Our members must live in the United Kingdom.'],
    past: ['Everybody used to be required to live in the United Kingdom, which is no longer the case.'],
    optional: ['Ideally you live in the United Kingdom.'],
    duties: ['You advise people who must live in the United Kingdom for tax reasons.'],
  }),
  ...twists('age', s.age(), {
    must: ['You must be at least 18 years old.'],
    denied: ['We cannot employ anyone under 18 years of age.'],
    negated: ['You do not have to be 18 years old for this job.'],
    hypothetical: ['If you also want to serve alcohol later, you may need to be at least 18 years old.'],
    others: ['Our guests must be at least 18 years old.', 'Players have to be over 18 to enter.'],
    past: ['Staff formerly had to be 21 years old.'],
    duties: ['You make sure that buyers are at least 18 years old.'],
  }),
  ...twists('licence', s.paper('Forklift licence'), {
    must: ['A valid forklift licence is required.'],
    denied: ['Nobody without a forklift licence may start.', 'No application will be read unless you hold a forklift licence.'],
    negated: ['You do not need a forklift licence.', 'Everything except a forklift licence is required of you.'],
    hypothetical: ['If you move to the warehouse later, you will need a forklift licence.'],
    others: ['Our suppliers must hold a forklift licence.', 'Your colleagues in the warehouse all need a forklift licence.'],
    past: ['A forklift licence was once required here.'],
    optional: ['It is no must, but a forklift licence would help.'],
    duties: ['You check who holds a forklift licence.', 'You file the forklift licence of every driver.'],
  }),
  ...twists('registration', s.registration('NMC registration', 'Nursing and Midwifery Council'), {
    must: ['NMC registration is essential.'],
    denied: ['You cannot be offered the post without NMC registration.'],
    negated: ['NMC registration is not essential.', 'The post is open to people other than those with NMC registration.'],
    hypothetical: ['Should you later work on the wards, NMC registration would be required.'],
    others: ['Our visiting nurses have to hold NMC registration.'],
    past: ['NMC registration used to be essential.'],
    optional: ['NMC registration is welcome but not a condition.'],
    duties: [
      'You help nurses from abroad to get their NMC registration.',
      'You monitor when NMC registration is required to be renewed.',
    ],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['A full driving licence is required.'],
      denied: ['Without a driving licence the job cannot be done.', 'Unless you hold a driving licence you will not be invited.'],
      negated: ['A driving licence is not required.', 'We ask for no papers, not even a driving licence.'],
      hypothetical: ['If you would like to use the van some day, you will need a driving licence.'],
      others: [
        'Our couriers must have a driving licence.',
        'Learners must have passed a theory test before they get a driving licence.',
      ],
      past: ['A driving licence was required until we moved into town.'],
      optional: ['A driving licence would come in handy, yet nobody has to have one.'],
      duties: [
        'You examine people who need a driving licence.',
        'You make sure that hire customers must show a driving licence.',
      ],
    },
    ['vehicle'],
  ),
]
