import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { vocabulary } from '#tables/vocabulary'

/** Skills that whole postings require: benefits, company and legal texts require none. */
test.each([
  [
    'Warehouse operative',
    'The role\nYou pick and pack.\nBenefits\n- Life insurance\n- Free Spanish lessons',
    [],
    ['Spanish', 'Insurance'],
  ],
  ['Barista', 'We offer German courses and a gym.\nYou need latte art.', [], ['German']],
  ['Dental nurse', 'What we offer\n- Excel training\nWhat you need\n- Infection control', ['Infection control'], ['Excel']],
  [
    'Data engineer',
    "You'll love it here if you enjoy Python.\nWhat we need from you\n- SQL\nPerks & benefits\n- Budget for Coursera and Udemy, Python or Rust",
    ['Python', 'SQL'],
    ['Rust'],
  ],
  [
    'Office manager',
    'Equal opportunity employer: we do not discriminate on grounds of teaching, marketing or nursing.',
    [],
    ['Marketing', 'Nursing', 'Teaching'],
  ],
  [
    'Lagermitarbeiter',
    'Das erwartet Sie\n- Kommissionierung\nUnser Angebot\n- Deutschkurse und Englischkurse\n- Staplerschein auf unsere Kosten',
    [],
    ['Forklift license', 'English', 'German'],
  ],
  ['Assistante', 'Ce que nous proposons\n- Cours d’anglais\nVotre profil\n- Maîtrise de Excel', ['Excel'], ['English']],
  // Words of one language that are skills in another.
  ['Caixa', 'Requisitos\n- Habilidade em lidar com clientes', [], ['Remote sensing']],
  ['Maçon', 'Profil\n- Vous aimez relever les défis\n- La détention du permis B', [], ['Blockchain', 'Correctional services']],
  ['Recruiter', 'Dein Profil\n- Erfahrung mit Job-Grading\n- BI-Architektur', [], ['Student assessment', 'Architectural design']],
  ['Gerente', 'Requisitos\n- Certificação CPA 10', ['CPA-10'], ['Certified Public Accountant']],
  ['Backend developer', 'No Java experience is needed. You know Python.', ['Python'], ['Java']],
  ['Teacher of physics', 'Essential\n- Classroom management\nDesirable\n- Robotics', ['Classroom management'], []],
  [
    'Carpenter',
    'You go the extra mile, excel at what you do and react fast. Word gets around.',
    [],
    ['Go', 'Excel', 'React', 'Word'],
  ],
  [
    'Sales assistant',
    'About Acme\nFounded by a welding engineer, we make software for nursing homes.\nYour tasks\n- Cash handling',
    ['Cash handling'],
    ['Welding', 'Nursing'],
  ],
  ['Support agent', 'Your tasks\n- Help our customers with SQL\nSupport our clients in Excel.', ['SQL', 'Excel'], []],
  ['Developer', 'We are a team of ten who write Haskell.\nYou know Python.', ['Python'], ['Haskell']],
  ['Developer', 'We are looking for somebody who writes Haskell.', ['Haskell'], []],
  ['Benefits officer', 'Requirements:\n- You run the pension scheme in SAP', ['SAP'], []],
  ['Clerk', 'Medical, dental and life insurance, paid time off and 401k.', [], ['Life insurance']],
  ['Analyst', 'Experience with SQL, ideally with Tableau', ['SQL', 'Tableau'], []],
  // A skill's word counts only where it asks for something of the reader.
  ['Clerk', 'You file invoices for the legal, logistics and marketing teams.', [], ['Logistics', 'Marketing']],
  ['Clerk', 'You have experience leading marketing teams.', ['Marketing'], []],
  ['Clerk', 'Requirements:\n- Work closely with payroll providers\n- Payroll', ['Payroll'], []],
  ['Planner', 'Liaise with Purchasing, Logistics and Finance on prices.', [], ['Procurement', 'Logistics']],
  ['Clerk', 'You protect the integrity of the archive.', [], ['Integrity']],
  ['Clerk', 'Requirements:\n- Integrity\n- Discretion', ['Integrity', 'Discretion'], []],
  ['Host', 'You speak a language other than English.', [], ['English']],
  [
    'Cook',
    'The old mill has been a landmark of innovation and creativity for nearly a hundred years now.',
    [],
    ['Innovation', 'Creativity'],
  ],
  ['Cook', 'You stay calm and bring creativity.', ['Creativity'], []],
  [
    'Porter',
    'The Harbour Clinic is known for paediatrics, oncology and rehabilitation in the whole county.',
    [],
    ['Oncology', 'Rehabilitation'],
  ],
  ['Nurse', 'The nurse provides rehabilitation to people on the ward after operations.', ['Rehabilitation'], []],
  ['Driver', 'Harbour Example is a leading regional supplier of welding machines since the sixties.', [], ['Welding']],
  [
    'Clerk',
    'Requirements:\n- Driving licence\n\nEmployees get counselling, life insurance and mental health coverage.',
    [],
    ['Life insurance', 'Mental health'],
  ],
  ['Sjuksköterska', 'Du har minst två års erfarenhet inför uppdraget.', [], ['VAT', 'Infor']],
  ['Ouvrier', 'Assembler les pièces au plus vite !', [], ['Assembly language', 'Vite']],
  ['Atendente', 'Conhecimento em informática', ['Computer literacy'], ['Informatica']],
])('%s: %s', (title, description, asked, free) => {
  const posting = aPosting({ title: 'Job', description })
  const names = posting.needs.map(({ skill }) => vocabulary().skills[skill]?.name)
  expect(names, title).toEqual(expect.arrayContaining(asked))
  for (const name of free) expect(names, title).not.toContain(name)
})

test.each([
  ['Agent', 'We place people in payroll, whether you are looking for a new job or not.', 'Payroll'],
  ['Lead', 'Build a strong brand for pricing and be able to attract talent.', 'Pricing'],
  ['Recruiter', 'Requirements:\n- Experience recruiting rare talent for roles in marketing and accounting', 'Accounting'],
  ['Cook', 'You are required to support the head cook, the Catering Manager and others.', 'Catering'],
  ['Mechanic', 'Requirements:\n- You ensure that every ride on our bikes is safe and reliable', 'Reliability'],
  ['Chauffeur', 'Requirements:\n- Ervaring als chauffeur', 'Taxi driving'],
  ['Seller', 'Requirements:\n- Ability to pitch our product to decision makers', 'Decision making'],
])('%s: what a sentence only names is not required: %s', (_, description, name) => {
  const required = aPosting({ title: 'Job', description }).needs.filter(({ isNamed }) => !isNamed)
  expect(required.map(({ skill }) => vocabulary().skills[skill]?.name)).not.toContain(name)
})

test('a title that is also a licence counts as a required licence only in a requirement', () => {
  const requirements = (description: string) =>
    aPosting({ title: 'Registered Nurse', description }).needs.map(({ skill }) => vocabulary().skills[skill]?.name)
  expect(requirements('The clinic looks for a Registered Nurse who likes calm handovers.')).not.toContain(
    'Registered Nurse license',
  )
  expect(requirements('Requirements:\n- Licensed as a registered nurse')).toContain('Registered Nurse license')
})

test.each(['Python or Rust', 'Python/Rust', 'Python, or Rust', 'Python, und/oder Rust', 'one of Python, Rust'])(
  'of %s one is enough',
  (words) => {
    const groups = aPosting({ title: 'Developer', description: `Requirements:\n- ${words}` }).needs.map(({ group }) => group)
    expect(groups).toEqual([1, 1])
  },
)
