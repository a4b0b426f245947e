import { expect, test } from 'vitest'
import { describeRequirements } from '#fixtures/describe-requirements'
import { aPosting } from '#fixtures/sample'

/** Years of experience, and years that are something else. */
test.each([
  ['Plumber', "Minimum of 5 years' experience in domestic plumbing.", 'years 5'],
  ['Lawyer', 'Solicitor with 3-5 years PQE', 'years 3'],
  ['Bookkeeper', 'Min. 2 yrs exp with Xero', 'years 2'],
  ['Krankenpfleger', 'Mindestens drei Jahre Berufserfahrung in der Pflege', 'years 3'],
  ['Cuisinier', 'Un an d’expérience minimum en restauration', 'years 1'],
  ['Vendeuse', 'Profil recherché\nDeux ans d’expérience dans la vente', 'years 2'],
  [
    'Chemist',
    'Requirements:\n- Bachelor’s degree with 8 years of experience, or Master’s degree with 4 years',
    'years 4; degree bachelors!',
  ],
  ['Project manager', '5+ years of experience preferred', 'years 5?'],
  ['Sales rep', 'Experience: 1+ year of selling machines and/or long contact with wholesalers preferred', 'years 1?'],
  ['Receptionist', 'No experience needed, we train you for one year.', ''],
  ['Estate agent', 'With over 15 years of experience, we are the leading agency in the region.', ''],
  ['Roofer', 'Our crew has 12 years of experience on average.', ''],
  ['Marketing manager', 'A brand with 10 years of experience in organic food is looking for you.', ''],
  ['Nursery nurse', 'You have experience of working with children aged 2 to 5 years.', ''],
  ['Bartender', 'You must be at least 18 years of age.', ''],
  ['Delivery driver', 'You have held a full driving licence for at least 2 years.', 'driving'],
  ['Lab technician', 'This is a fixed-term post for 2 years; experience in a lab is required.', ''],
  ['Consultant', 'After 5 years of working with us you get a paid sabbatical.', ''],
  ['Bäcker', 'Seit über 20 Jahren backen wir mit Erfahrung und Liebe.', ''],
  ['Peintre', 'Depuis 15 ans, notre expérience fait la différence.', ''],
  ['Financial adviser', 'Experience of clean credit for the past 6 years is checked.', ''],
  ['Designer', '2 to 4 years of agency experience required', 'years 2'],
  ['Apprentice', 'Up to one year of experience', 'years 0'],
])('%s: %s', (title, description, said) => expect(describeRequirements(aPosting({ title, description }))).toBe(said))

/** Degrees, licences, driving. */
test.each([
  ['Accountant', 'Requirements:\n- Degree or equivalent', 'degree bachelors'],
  ['Tutor', 'Requirements:\n- Experience of teaching high school and/or college-age students', ''],
  [
    'Baker',
    'Ihr Profil\n- Abgeschlossenes Studium, zum Beispiel in Ernährung oder Chemie, ist ein großes Plus',
    'degree bachelors?',
  ],
  [
    'Engineer',
    'Applicants must be a US citizen, a green card holder or eligible to obtain the required authorizations from the Department of State.',
    'citizen United States or resident',
  ],
  ['Developer', "Bachelor's degree in Computer Science or related work experience required.", 'degree bachelors'],
  [
    'Analyst',
    'An equivalent combination of education and experience may be accepted in lieu of the required degree.',
    'degree bachelors',
  ],
  ['Support agent', 'A degree is not required.', ''],
  ['Sales representative', 'No degree required, only ambition.', ''],
  ['Producer', "We don't require a university degree.", ''],
  ['HR partner', 'Experience with 360-degree feedback is essential.', ''],
  ['Scientist', 'PhD in Biology, or MSc and industry experience, is required.', 'degree masters!'],
  ['Intern', "Requirements:\n- Currently pursuing a Bachelor's degree in Marketing", 'degree bachelors'],
  ['Werkstudent', 'Dein Profil\n- Immatrikuliert in einem Studium der Informatik', 'degree bachelors'],
  ['Nurse', 'BSN required', 'degree bachelors!'],
  ['Tester', 'You work beside our BA and two developers.', ''],
  ['Teacher', "Requirements:\n- Master's degree preferred", 'degree masters?'],
  ['Manager', "Bachelor's degree required; MBA preferred.", 'degree bachelors!; degree masters?'],
  ['Clerk', 'High school diploma or GED required', 'degree high-school!'],
  ['Mechatroniker', 'Ihr Profil\n- Abgeschlossene Ausbildung oder Studium der Elektrotechnik', 'degree diploma'],
  ['Infirmier', 'Profil recherché\n- Diplôme d’État d’infirmier', 'licence Registered Nurse license'],
  ['Banker', 'We pay for your master’s degree and your exams.', ''],
  ['Early educator', 'Requirements:\n- Diploma in Early Childhood Education', 'degree diploma!'],
  ['Staff nurse', 'You must have NMC registration.', 'licence Registered Nurse license'],
  ['Surveyor', 'Full UK driving licence is essential', 'driving'],
  ['Carer', 'A driving licence would be an advantage.', 'driving?'],
  ['Account executive', 'You must drive results; we pay your software licence.', ''],
  ['Servicetechniker', 'Führerschein Klasse B erforderlich', 'driving'],
  ['Chauffeur-livreur', 'Permis B indispensable', 'driving'],
  [
    'Electrician',
    'Journeyman electrician license or master electrician license required',
    'licence Journeyman electrician license / Master electrician license',
  ],
])('%s: %s', (title, description, said) => expect(describeRequirements(aPosting({ title, description }))).toBe(said))
