import { expect, test } from 'vitest'
import { fixture, read } from './forms.testing.ts'
import { findSystem } from './systems/all-systems.ts'

/** label | kind (* required) | key | decision. */
const EXPECTED: Readonly<Record<string, { system: string; rows: string }>> = {
  greenhouse: {
    system: 'greenhouse',
    rows: `
First Name | text* | firstName | fill
Last Name | text* | lastName | fill
Email | text* | email | fill
Country | combobox | phoneCountryCode | fill
Phone | tel | phone | fill
Resume/CV | file* | resumeFile | fill
Will you now or in the future require sponsorship for employment visa status? | combobox* | requiresSponsorship | fill
School | combobox | education[0].school | leave
Degree | combobox | education[0].degree | leave
Start date year | number | education[0].startYear | leave
Gender | combobox | gender | leave`,
  },
  'greenhouse-classic': {
    system: 'greenhouse',
    rows: `
First Name | text* | firstName | fill
Last Name | text* | lastName | fill
Email | text* | email | fill
Phone | text | phone | fill
LinkedIn Profile | text | linkedin | fill
Are you legally authorized to work in Germany? | select* | workAuthorization | fill
Resume/CV | file | resumeFile | fill
Cover Letter | file | coverLetter | ask`,
  },
  lever: {
    system: 'lever',
    rows: `
Resume/CV | file* | resumeFile | fill
Full name | text* | fullName | fill
Pronouns | checkbox-group | - | leave
Custom | checkbox | - | ask
Pronouns (custom) | text | - | leave
Email | email* | email | fill
Current location | text | location | fill
Current company | text | currentCompany | fill
LinkedIn URL | text | linkedin | fill
Portfolio URL | text | portfolio | fill
Other website | text | portfolio | leave
Will you need visa sponsorship (now or in the future)? | radio-group* | requiresSponsorship | ask`,
  },
  ashby: {
    system: 'ashby',
    rows: `
Autofill from resume | file | - | leave
Legal Name | text* | fullName | fill
Email | email* | email | fill
Phone | tel* | phone | fill
Text message consent | radio-group* | - | ask
Resume | file* | resumeFile | fill
Are you currently based in Lyon? | yes-no-buttons* | - | ask`,
  },
  workable: {
    system: 'workable',
    rows: `
First name | text* | firstName | fill
Headline | text | headline | ask
Phone country code | combobox | phoneCountryCode | fill
Phone | tel | phone | fill
Address | text | address | fill
Address: city | text | - | leave
Resume | file* | resumeFile | fill
Right to work | checkbox-group* | workAuthorization | fill
I accept the Privacy Notice. | checkbox* | - | ask`,
  },
  smartrecruiters: {
    system: 'smartrecruiters',
    rows: `
Autocomplete with your resume | file | - | leave
First name | text* | firstName | fill
Last name | text* | lastName | fill
Email | email* | email | fill
Confirm your email | email* | email | fill
Resume | file* | resumeFile | fill`,
  },
  workday: {
    system: 'workday',
    rows: `
Job Title | text* | experience[0].title | fill
Location | text | experience[0].location | fill
I currently work here | checkbox | experience[0].current | fill
From Month | date-part* | experience[0].startMonth | fill
From Year | date-part* | experience[0].startYear | fill
Job Title | text* | experience[1].title | leave
Type to Add Skills | combobox | skills | ask
Resume/CV | file | resumeFile | fill`,
  },
  recruitee: {
    system: 'recruitee',
    rows: `
Volledige naam | text* | fullName | fill
E-mailadres | email* | email | fill
Telefoonnummer | tel | phone | fill
CV | file* | resumeFile | fill
Heb je een rijbewijs? | radio-group* | - | propose`,
  },
  teamtailor: {
    system: 'teamtailor',
    rows: `
First name | text* | firstName | fill
Last name | text* | lastName | fill
Email | email* | email | fill
Phone | tel | phone | fill
Resume | file* | resumeFile | fill
Personal letter | textarea | coverLetter | ask
Website | text | - | leave
I have read the privacy policy and confirm that Blue Oven stores my details | checkbox* | - | ask`,
  },
  bamboohr: {
    system: 'bamboohr',
    rows: `
First Name | text* | firstName | fill
Email | text* | email | fill
Address | text | address | fill
ZIP | text | postalCode | fill
State | combobox | state | ask
Nickname | text | - | leave
Desired Pay | text* | salaryExpectation | fill
Resume | file* | resumeFile | fill`,
  },
  linkedin: {
    system: 'linkedin-easyapply',
    rows: `
Email address | select* | email | fill
Phone country code | select* | phoneCountryCode | fill
Mobile phone number | text* | phone | fill
Do you have a driver's license? | radio-group | - | propose`,
  },
}

test.each(Object.entries(EXPECTED))('a form of %s is read', (name, { system, rows }) => {
  const document = fixture(name)
  expect(findSystem(document, 'careers.example')?.id).toBe(system)
  expect(read(document)).toEqual(rows.trim().split('\n'))
})

/** What only the system's own file knows. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'greenhouse-classic': ['Resume/CV', 'Cover Letter'],
  ashby: ['Text message consent'],
  workable: ['I accept the Privacy Notice.'],
  workday: ['Type to Add Skills'],
  smartrecruiters: ['Autocomplete with your resume'],
  teamtailor: ['Personal letter'],
}

test.each(Object.entries(EXPECTED))(
  'without its own file %s is read by the general reader, with nothing filled wrongly',
  (name, { rows }) => {
    const found = read(fixture(name), true)
    const wanted = rows.trim().split('\n')
    const own = (OWN[name] ?? []).flatMap((label) => wanted.filter((row) => row.startsWith(`${label} |`)))
    const missing = wanted.filter((row) => !found.includes(row) && !own.includes(row))
    expect(missing).toEqual([])
    const filled = (list: readonly string[]) => list.filter((row) => row.endsWith('| fill')).map((row) => row.split(' | ')[2])
    expect(filled(found).filter((key) => !filled(wanted).includes(key))).toEqual([])
  },
)

test('a form of no known system is read: a table, another language, a trap, somebody else, a newsletter beside it', () => {
  expect(read(fixture('general'))).toEqual([
    'Vorname | text* | firstName | fill',
    'Name | text* | lastName | fill',
    'E-Mail | email* | email | fill',
    'PLZ | text | postalCode | fill',
    'Gehaltsvorstellung | text | salaryExpectation | fill',
    'Haben Sie eine Arbeitserlaubnis in Deutschland? | radio-group* | workAuthorization | fill',
    'Telefon | tel | - | ask',
    'Lebenslauf | file* | resumeFile | fill',
    'E-Mail | text | - | leave',
    'Ich stimme der Datenschutzerklärung zu. | checkbox* | - | ask',
  ])
})

test('headings as labels, marks beside them, shared boxes, uploads in a row, histories and other people are told apart', () => {
  expect(read(fixture('general-english'))).toEqual([
    'Full Name | text* | fullName | fill',
    'Desired Salary | select | salaryCurrency | ask',
    'Desired Salary | text | salaryExpectation | ask',
    'Desired Salary | select | salaryPeriod | ask',
    'Which tools do you know? | checkbox-group | - | ask',
    'City | text* | city | fill',
    'Upload your resume (PDF) | file* | resumeFile | fill',
    'Cover letter | file | coverLetter | ask',
    'Employer | text | experience[0].company | fill',
    'Title | text | experience[0].title | fill',
    'City | text | experience[0].city | ask',
    "Supervisor's phone | tel | - | ask",
    'First Name | text | - | ask',
    'Email | email | - | ask',
    'First name | text | firstName | fill',
    'Last name | text | lastName | fill',
    'Mentor | text | - | ask',
    'Last | text | - | ask',
    'Do you require visa sponsorship? | radio-group | requiresSponsorship | fill',
    'Do you require visa sponsorship?: b abc | text | - | leave',
  ])
})
