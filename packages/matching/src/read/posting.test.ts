import { describe, expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { requiredDriving } from '#read/kinds/driving'
import { requiredDegree } from '#read/kinds/requirements'
import { requiredCitizenship, requiredClearance, sponsorshipPolicy } from '#read/kinds/work-rights'
import { requiredYears } from '#read/kinds/years'
import { vocabulary } from '#tables/vocabulary'
import { type ParsedPosting, sentenceOf } from './posting.ts'

const highest = (years: ReturnType<typeof requiredYears>) => years.toSorted((a, b) => b.min - a.min)[0]?.min

const needsOf = (posting: ParsedPosting, nice: boolean) =>
  posting.needs.filter((need) => need.nice === nice).map(({ skill }) => vocabulary().skills[skill]?.name)

describe('must and nice', () => {
  test.each([
    [
      'English headings',
      `About us
We love Tableau.
What you'll do
- Write Python every day
Requirements:
- SQL and Airflow
- Docker is a plus
Nice to have
- Kubernetes
Benefits
- Free Figma licence`,
      ['Python', 'SQL', 'Airflow'],
      ['Docker', 'Kubernetes'],
    ],
    [
      'a heading about experience that is only wished for',
      `Requirements:
- SQL
Desired experience
- Kubernetes
- Docker`,
      ['SQL'],
      ['Kubernetes', 'Docker'],
    ],
    [
      'German headings',
      `Ihre Aufgaben
Schweißen von Rohren
Ihr Profil
Staplerschein erforderlich
Englisch wünschenswert
Wir bieten
Excel-Kurse`,
      ['Welding', 'Forklift license'],
      ['English'],
    ],
    [
      'French headings',
      `Vos missions
Soudage en atelier
Profil recherché
CACES exigé
L'anglais serait un atout
Avantages
Cours de Python`,
      ['Welding', 'Forklift license'],
      ['English'],
    ],
    [
      'headings in other words, and asides about the law',
      `As a data scientist, you will:
- Use Python
At a minimum, you need to have:
- SQL
A plus if you have:
- Spark
Equal opportunities for everyone, regardless of their Excel or Word.`,
      ['Python', 'SQL'],
      ['Spark'],
    ],
    ['no headings', 'You must know SQL. Python would be great. We use Docker.', ['SQL', 'Docker'], ['Python']],
    ['a wish in the second half of a sentence', 'You know SQL and Python, ideally with Tableau.', ['SQL', 'Python'], ['Tableau']],
    [
      'a wish with or within brackets',
      'Requirements:\n- Docker (any version) is a plus\n- SQL (a second dialect is a plus)\n- Kubernetes (preferred)',
      ['SQL'],
      ['Docker', 'Kubernetes'],
    ],
    [
      'a wish in a clause of its own, whatever its first word is',
      'Requirements:\n- Good knowledge of SQL; knowledge of Docker is a plus\n- Python; Kubernetes is a plus\n- Excel, experience with Tableau would be an asset',
      ['SQL', 'Python', 'Excel'],
      ['Docker', 'Kubernetes', 'Tableau'],
    ],
    ['a heading in the line', 'Must have: SQL, Python\nNice to have: Rust, Go', ['SQL', 'Python'], ['Rust', 'Go']],
  ])('%s', (_, description, must, nice) => {
    const posting = aPosting({ description })
    expect(needsOf(posting, false)).toEqual(must)
    expect(needsOf(posting, true)).toEqual(nice)
  })

  test('what the employer does is not asked for, where its name is long enough to be recognized', () => {
    const asked = (company: string) =>
      needsOf(aPosting({ company, description: `${company} delivers Kubernetes to banks.\nYou know Python.` }), false)
    expect(asked('Northwind')).toEqual(['Python'])
    expect(asked('Ubo')).toEqual(['Python'])
    expect(asked('The Ubo Group')).toEqual(['Python'])
    expect(asked('Ub')).toEqual(['Kubernetes', 'Python'])
  })

  test('a skill that is required once is not a nice-to-have elsewhere, and counts once', () => {
    const posting = aPosting({ description: 'SQL is a plus.\nRequirements:\nSQL\nMore SQL' })
    expect(needsOf(posting, false)).toEqual(['SQL'])
    expect(needsOf(posting, true)).toEqual([])
    expect(sentenceOf(posting, posting.needs[0]?.sentence ?? -1)).toBe('SQL')
  })

  test('a required skill weighs more than one in a duty, soft skills weigh little', () => {
    const weightOf = (description: string) => aPosting({ description }).needs[0]?.weight ?? 0
    expect(weightOf('Requirements:\nSQL')).toBeGreaterThan(weightOf('You use SQL'))
    expect(weightOf('Requirements:\nSQL')).toBeGreaterThan(weightOf('Requirements:\nTeamwork'))
  })

  test('a long list weighs no more than ten skills', () => {
    const names = vocabulary()
      .skills.filter(({ kind }) => kind === 'tool')
      .slice(0, 40)
      .map(({ name }) => name)
    const { needs } = aPosting({ description: `Requirements:\n${names.join(', ')}` })
    expect(needs.length).toBeGreaterThan(30)
    expect(needs.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(10)
  })

  test("the title, the source's tags and its own lists of requirements are read as well", () => {
    const posting = aPosting({ title: 'Python Developer', skills: ['Go', 'R'], requirements: { must: ['SQL'], nice: ['Rust'] } })
    expect(needsOf(posting, false)).toEqual(['Python', 'Go', 'R', 'SQL'])
    expect(needsOf(posting, true)).toEqual(['Rust'])
  })
})

describe('what a sentence requires', () => {
  test.each([
    ['5+ years of experience', 5],
    ['At least three (3) years in sales', 3],
    ['2-4 years of experience, 6 years with SQL', 6],
    ['mindestens 5 Jahre Berufserfahrung', 5],
    ["3 à 5 ans d'expérience", 3],
    ['0 to 2 years', 0],
    ['up to 3 years of experience', 0],
    ['You are at least 18 years old', undefined],
    ['We have been in business for over 25 years', undefined],
    ['Founded 40 years ago', undefined],
    ['Plan of the next 5 years', undefined],
  ])('years: %s -> %s', (sentence, min) => expect(highest(requiredYears(sentence))).toBe(min))

  test.each([
    ["Bachelor's degree in Nursing", 'bachelors'],
    ["Master's or PhD in Statistics", 'masters'],
    ['BS/MS in Computer Science', 'bachelors'],
    ['High school diploma or GED', 'high-school'],
    ['A degree in engineering', 'bachelors'],
    ['Abgeschlossenes Studium der Informatik', 'bachelors'],
    ['Diplôme bac+5', 'masters'],
    ['PhD in Physics', 'phd'],
    ['A high degree of autonomy', undefined],
    ['Praktikum während des Studiums', undefined],
    ['Career development, promotion and retirement', undefined],
    ['Scrum Master', undefined],
  ])('degree: %s -> %s', (sentence, level) => expect(requiredDegree(sentence)).toBe(level))

  test.each([
    ['We are unable to sponsor visas at this time.', 'none'],
    ['No visa sponsorship is available.', 'none'],
    ['Sponsorship is not offered for this role.', 'none'],
    ['You must be authorized to work in the US without sponsorship.', 'none'],
    ['Visa sponsorship available for the right candidate.', 'offered'],
    ['We can sponsor H-1B visas.', 'offered'],
    ['Must be legally authorized to work in Canada.', 'authorised'],
    ['Eine gültige Arbeitserlaubnis', 'authorised'],
    ['Our main sponsor is a bank.', undefined],
  ])('sponsorship: %s -> %s', (sentence, said) => expect(sponsorshipPolicy(sentence)).toBe(said))

  test.each([
    ['Active TS/SCI clearance required', 'sci', false],
    ['Must hold a Top Secret clearance', 'top-secret', false],
    ['Ability to obtain a Secret clearance', 'secret', true],
    ['Security clearance is required', 'other', false],
  ])('clearance: %s -> %s', (sentence, level, later) => expect(requiredClearance(sentence)).toEqual({ level, later }))
  test.each(['Customs clearance of goods', 'No security clearance needed', 'Clearance sale'])('no clearance: %s', (sentence) =>
    expect(requiredClearance(sentence)).toBeUndefined(),
  )

  test.each([
    ['Must be a U.S. citizen', 'United States', false],
    ['US Citizenship required', 'United States', false],
    ['Open to U.S. persons only (ITAR)', 'United States', true],
    ['Canadian citizenship is required', 'Canada', false],
  ])('citizenship: %s', (sentence, country, residentsToo) =>
    expect(requiredCitizenship(sentence)).toEqual({ country, residentsToo }),
  )
  test.each(['regardless of race, religion or citizenship', 'We are a good corporate citizen'])(
    'no citizenship: %s',
    (sentence) => expect(requiredCitizenship(sentence)).toBeUndefined(),
  )

  test.each(["Valid driver's license", 'Driver’s licence required', 'Führerschein Klasse B', 'Permis B exigé'])(
    'driving: %s',
    (sentence) => expect(requiredDriving(sentence)).toHaveLength(1),
  )
})

test('requirements are read from their sections, hiring conditions from the whole posting', () => {
  const { requirements } = aPosting({
    description: `About us
For over 30 years we have built bridges. A degree of fun is guaranteed.
We do not sponsor visas.
Requirements:
- 4 years of experience
- Bachelor's degree or equivalent
- Driver's license
Nice to have:
- Master's degree and 10 years of experience`,
  })
  expect(requirements.sponsorships.map(({ value }) => value.offer)).toEqual(['none'])
  expect(requirements.years.map(({ value, nice }) => [value.min, nice])).toEqual([
    [4, false],
    [10, true],
  ])
  expect(requirements.degrees.map(({ value, nice, isFirm }) => [value.level, nice, isFirm])).toEqual([
    ['bachelors', false, false],
    ['masters', true, false],
  ])
  expect(requirements.driving).toHaveLength(1)
})
