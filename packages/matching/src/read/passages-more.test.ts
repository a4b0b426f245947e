import { expect, test } from 'vitest'
import { describeRequirements } from '#fixtures/describe-requirements'
import { aPosting } from '#fixtures/sample'

/** Further wordings, written after the rules. */
test.each([
  ['Midwife', 'We can offer sponsorship to suitably qualified midwives.', 'work offered'],
  ['Joiner', 'Regrettably, we are not currently able to offer visa sponsorship.', 'work none'],
  ['Pharmacist', 'If you do not have the right to work in the UK, we may be able to sponsor you.', 'work unclear'],
  ['Cashier', 'If you require sponsorship, we cannot consider your application.', 'work none'],
  ['Estimator', 'Applicants must be authorized to work for any employer in the U.S.', 'work none'],
  ['HR officer', 'You carry out right to work checks and keep the records.', ''],
  ['Data scientist', 'This position is not eligible for immigration sponsorship.', 'work none'],
  ['Nurse', 'We welcome international nurses and will support your visa.', 'work offered'],
  ['Bauleiter', 'Wir bieten Unterstützung bei Visum und Umzug.', 'work offered'],
  ['Aide-soignante', 'Titre de séjour et autorisation de travail obligatoires', 'work authorised'],
  [
    'Mechanical engineer',
    'Candidates must be able to obtain a US security clearance; US citizenship required.',
    'clearance other later; citizen United States',
  ],
  ['Cleaner', 'Security clearance will be arranged for you once you start.', 'clearance other later'],
  ['Developer', 'Holding an active clearance is preferred but not required.', 'clearance other?'],
  [
    'Dietitian',
    'A post has come up for a suitably qualified, HCPC registered candidate to join the ward.',
    'licence HCPC registration',
  ],
  ['Courier', 'What we offer\nA pension\n\nWho we look for\n\nApplicants hold GCSE grade C or above.', 'degree high-school!'],
  ['Vertrieb', 'Sie ...\n... wohnen im Vertriebsgebiet und kennen die Gegend.', 'from '],
  ['Tree surgeon', 'You keep the utility lines free: line clearance and pruning.', ''],
  ['Diplomat', 'You must hold British citizenship.', 'citizen United Kingdom'],
  ['Soldier', 'Only Irish citizens can apply: citizens only.', 'citizen Ireland'],
  ['Tutor', 'Citizenship lessons are part of the timetable; you must be able to teach them.', ''],
  ['Florist', '3 or more years in a flower shop required', 'years 3'],
  ['Baker', 'Founded 60 years ago, our bakery needs a baker with 2 years of experience.', 'years 2'],
  ['Nanny', 'Three years of experience working with children', 'years 3'],
  ['Surveyor', '10+ years experience in quantity surveying (5 years at senior level)', 'years 10'],
  ['Verkäufer', 'Idealerweise 2 Jahre Erfahrung im Einzelhandel', 'years 2?'],
  ['Vertriebler', 'Mindestens 2 Jahre Erfahrung im Vertrieb, idealerweise in der IT', 'years 2'],
  ['Ingénieur', 'Profil recherché\n- Diplôme bac+5, 3 ans d’expérience minimum', 'years 3; degree masters!'],
  ['Painter', 'The contract runs for 3 years.', ''],
  ['Sales lead', '4 years of sales experience, preferably in software', 'years 4'],
  ['Physicist', 'Requirements:\n- PhD or equivalent in physics', 'degree phd'],
  ['Buyer', "Bachelor's degree strongly preferred", 'degree bachelors?'],
  ['Carer', 'You do not need a degree or any experience of care.', ''],
  ['Nurse', 'Requirements:\n- You have finished your training; first experience as a registered nurse is welcome', ''],
  ['Social worker', 'MSW required', 'degree masters!'],
  ['Sozialarbeiter', 'Ihr Profil\n- Abgeschlossenes Studium der Sozialen Arbeit', 'degree bachelors!'],
  ['Nurse', 'Hospital bed management and MED rounds are required.', ''],
  ['Lecturer', 'You teach bachelor’s and master’s students; a PhD is required.', 'degree phd!'],
  ['Field engineer', 'Must possess a valid driver license and clean driving record', 'driving'],
  ['Product owner', 'You own the driver licence app of our customer.', ''],
  ['Developer', 'Candidates must be located in the United States or Canada.', 'from Canada or United States'],
  ['Writer', 'You can live in any country you like.', ''],
  ['Driver', 'You must pass a background check and hold a CDL.', "licence Commercial driver's license"],
  ['Agent', 'Our office is located in Canada.', ''],
  ['Nurse', 'You may have a degree in nursing already.', 'degree bachelors?'],
  ['Analyst', 'Probably a graduate, you will have skills in statistics.', 'degree bachelors'],
  ['Recruiter', 'You lead the hiring of students who finish their PhD in physics for our lab.', ''],
  ['Recruiter', 'Build lasting ties to universities and to their best PhD candidates in every country.', ''],
  ['Analyst', '- A relevant degree in statistics', 'degree bachelors'],
  ['Tutor', 'The courses of the evening school are part of a computer science degree.', ''],
  ['Guide', 'You will work towards a bachelor in tourism during the season.', ''],
  ['Werkstudentin', 'Suchst du neben dem Studium in Teilzeit eine Arbeit?', ''],
  ['Forscherin', 'Ihr Profil\n- Hochschulabschluss (Masterabschluss oder höher)', 'degree masters!'],
  ['Coach', 'Requirements:\n- Why German?\n- You can drive discussions', ''],
  ['Coach', 'You must be able to drive the change in our clinics.', ''],
  ['Beautician', '- Experience of laser treatments (minimum 2 years preferred)', 'years 2?'],
])('%s: %s', (title, description, said) => expect(describeRequirements(aPosting({ title, description }))).toBe(said))

test.each([
  ['Een rijbewijs is voor dit werk niet nodig.', []],
  ['Körkort krävs inte för det här arbetet.', []],
  ['Non è necessaria la patente di guida.', []],
  ['Rijbewijs B is een pluspunt.', [true]],
  ['Det är meriterande om du har körkort.', [true]],
  ['La patente B costituisce titolo preferenziale.', [true]],
  ['Je beschikt over een rijbewijs B.', [false]],
  ['B-körkort är ett krav.', [false]],
  ['È richiesta la patente B.', [false]],
])('Dutch, Italian and Swedish say how firmly they ask: %s', (description, wishes) => {
  expect(aPosting({ title: 'Job', description }).requirements.driving.map(({ nice }) => nice)).toEqual(wishes)
})

test('in a state of the US class B is no car', () => {
  const classesOf = (description: string) => aPosting({ description }).requirements.driving.map(({ value }) => value.classes)
  expect(classesOf("A valid Ohio Class B driver's license is required.")).toEqual([['B']])
  expect(classesOf("A valid Ohio Class C driver's license is required.")).toEqual([[]])
  expect(classesOf('A valid class B driving licence is required.')).toEqual([[]])
})

test('speakers who are welcome to apply are not asked for their language', () => {
  const description = 'Speaking Welsh is desirable; English speakers are equally welcome to apply.'
  const { languages } = aPosting({ title: 'Guide', description }).requirements
  expect(languages.map(({ nice, value }) => [nice, value.options[0]?.name])).toEqual([[true, 'Welsh']])
})

test('who adapts to shifts does not plan them', () => {
  const { duties } = aPosting({
    title: 'Carer',
    description: 'Requirements:\n- Flexible schedule to cover varying shifts',
  }).requirements
  expect(duties.map(({ value }) => value.name)).toEqual(['shift'])
})
