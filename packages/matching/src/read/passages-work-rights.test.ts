import { expect, test } from 'vitest'
import { describeRequirements } from '#fixtures/describe-requirements'
import { aPosting } from '#fixtures/sample'

/** Who may be hired, in the words of postings. */
test.each([
  // Nobody is sponsored.
  ['Software engineer', 'You must be authorized to work in the US without sponsorship now or in the future.', 'work none'],
  [
    'Data analyst',
    'Applicants must not now, or at any time in the future, require sponsorship for an employment visa.',
    'work none',
  ],
  ['Accountant', 'We are unable to sponsor or take over sponsorship of an employment visa at this time.', 'work none'],
  ['Care worker', 'Please note that we do not hold a sponsorship licence.', 'work none'],
  ['Barista', 'This role does not meet the salary threshold for a Skilled Worker visa.', 'work none'],
  ['Civil engineer', 'Visa sponsorship: Not available', 'work none'],
  ['Chef', 'Candidates requiring sponsorship will not be considered.', 'work none'],
  ['Warehouse operative', 'Sadly, sponsorship isn’t something we can offer for this role.', 'work none'],
  ['Retail manager', 'No C2C, no visa transfers, W2 only.', 'work none'],
  ['Teacher', 'The school is not in a position to provide a Certificate of Sponsorship.', 'work none'],
  [
    'UX designer',
    'Only candidates who already have the right to work in Ireland will be considered; we can’t support visa applications.',
    'work none',
  ],
  ['Elektroniker', 'Eine Visumsbeantragung können wir leider nicht unterstützen.', 'work none'],
  ['Comptable', 'Nous ne sommes pas en mesure de parrainer un visa de travail.', 'work none'],
  ['Nurse', 'U.S. work authorization (no sponsorship)', 'work none'],
  // Somebody may be.
  ['Registered nurse', 'Visa sponsorship is available for experienced nurses from overseas.', 'work offered'],
  [
    'Research engineer',
    "Visa sponsorship: We do sponsor visas! However, we aren't able to sponsor visas for every role and every candidate.",
    'work offered',
  ],
  [
    'Senior carer',
    'We hold a sponsor licence and welcome applications from people who need a Skilled Worker visa.',
    'work offered',
  ],
  ['Welder', 'Relocation and visa support provided.', 'work offered'],
  // Nobody can rely on what may be given.
  ['Nurse', 'Work visa support is offered in the future.', 'work unclear'],
  ['Baker', 'Je nach Standort unterstützen wir dich beim Visum.', 'work unclear'],
  ['Events manager', 'You look after speakers who will in turn sponsor our projects for you.', ''],
  ['Scientist', 'H-1B sponsorship may be considered for exceptional candidates.', 'work unclear'],
  ['Truck mechanic', 'Employer is accredited (AEWV): we are happy to sponsor the right person.', 'work offered'],
  ['Koch', 'Wir unterstützen dich bei Visum und Arbeitserlaubnis.', 'work offered'],
  ['Développeur', 'Un parrainage de visa est possible pour ce poste.', 'work offered'],
  ['Physiotherapist', 'We will help with your visa if you need one.', 'work offered'],
  // A right to work is asked for, no more.
  ['Shop assistant', 'You must have the right to work in the UK.', 'work authorised'],
  ['Forklift driver', 'Must be legally authorized to work in Canada.', 'work authorised'],
  ['Hotel receptionist', 'You will need full Australian working rights.', 'work authorised'],
  [
    'Cleaner',
    'In compliance with federal law, all persons hired must verify identity and eligibility to work in the United States.',
    'work authorised',
  ],
  ['Lagerist', 'Gültige Aufenthalts- und Arbeitserlaubnis für Deutschland', 'work authorised'],
  ['Serveur', 'Vous disposez d’un permis de travail en cours de validité.', 'work authorised'],
  ['Gardener', 'Valid work permit for Switzerland (EU/EFTA citizens or permit C)', 'work authorised'],
  // Nothing is said of it.
  ['Event manager', 'You sell sponsorship packages to brands, with no cold calls.', ''],
  ['Payments analyst', 'You cannot do this without knowing the Visa and Mastercard rules.', ''],
  ['Programme manager', 'You keep the executive sponsor informed and never surprise a sponsor.', ''],
  ['Recruiter', 'Will you now or in the future require visa sponsorship?', ''],
  ['Paralegal', 'You prepare visa applications and H-1B petitions for our clients.', ''],
  ['Clerk', 'We do not discriminate on the basis of race, veteran status, disability, citizenship or immigration status.', ''],
])('%s: %s', (title, description, said) => expect(describeRequirements(aPosting({ title, description }))).toBe(said))

/** Citizenship and clearance. */
test.each([
  ['Systems engineer', 'U.S. citizenship is required due to the nature of the contract.', 'citizen United States'],
  ['Analyst', 'Must be a US citizen or lawful permanent resident.', 'citizen United States or resident'],
  [
    'Aerospace technician',
    'This position requires access to ITAR-controlled data: applicants must be U.S. persons.',
    'citizen United States or resident',
  ],
  ['Export officer', 'Experience with ITAR and EAR is a plus.', ''],
  ['Policy officer', 'To be eligible you must be an Australian citizen.', 'citizen Australia'],
  ['Police officer', 'Applicants must be Canadian citizens or permanent residents.', 'citizen Canada or resident'],
  ['Museum guard', 'Preference is given to US citizens.', 'citizen United States?'],
  ['Beamter', 'Die deutsche Staatsangehörigkeit ist zwingend erforderlich.', 'citizen Germany'],
  ['Agent de sûreté', 'Nationalité française exigée.', 'citizen France'],
  [
    'Baker',
    'All qualified applicants will be considered without regard to citizenship, disability or protected veteran status.',
    '',
  ],
  ['Teller', 'US citizenship is not required.', ''],
  ['Community worker', 'You help new citizens and require patience; senior citizens visit us daily.', ''],
  ['Network engineer', 'Active DoD Secret clearance required', 'clearance secret'],
  ['Developer', 'A security clearance is a plus.', 'clearance other?'],
  ['Analyst', 'Ability to obtain and maintain a Public Trust clearance.', 'clearance public-trust later'],
  ['Consultant', 'You must be eligible for SC clearance.', 'clearance other later'],
  ['Architect', 'Current NV1 security clearance', 'clearance other'],
  ['Linguist', 'Requirements:\n- TS/SCI with polygraph', 'clearance sci'],
  ['Teaching assistant', 'The post is subject to enhanced DBS clearance.', ''],
  ['Nanny', 'Requirements:\n- Police clearance and a Working with Children Check', ''],
  ['Bus driver', 'You must know the height clearance of every bridge on the route.', ''],
  ['Pharma operator', 'You perform line clearance before each batch.', ''],
  ['Freight agent', 'You must arrange customs clearance.', ''],
  ['Sales assistant', 'Our top secret: the end-of-season clearance sale.', ''],
  ['Administrator', 'No security clearance is needed.', ''],
])('%s: %s', (title, description, said) => expect(describeRequirements(aPosting({ title, description }))).toBe(said))
