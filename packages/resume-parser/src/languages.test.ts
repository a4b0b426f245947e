import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'
import { normalized, textBytes } from './testing.ts'

type Language = {
  titles: [experience: string, education: string, skills: string, languages: string]
  months: [string, string, string]
  present: string
  jobs: [[position: string, company: string, place: string], [position: string, company: string, place: string]]
  study: [degree: string, field: string, school: string]
  text: string
}

/** Invented people who write in the languages of our users. */
const LANGUAGES: Record<string, Language> = {
  English: {
    titles: ['Work Experience', 'Education', 'Skills', 'Languages'],
    months: ['May 2019', 'August 2014', 'October 2018'],
    present: 'Present',
    jobs: [
      ['Project Manager', 'Harrow Kilns Ltd', 'Leeds'],
      ['Sales Assistant', 'Moorland Tiles Ltd', 'York'],
    ],
    study: ['Bachelor of Science', 'Chemistry', 'University of Harrowgate'],
    text: 'Planned the production of tiled stoves with eleven colleagues.',
  },
  German: {
    titles: ['Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Sprachen'],
    months: ['Mai 2019', 'August 2014', 'Oktober 2018'],
    present: 'heute',
    jobs: [
      ['Projektleiterin', 'Ofenbau Grünau GmbH', 'Kassel'],
      ['Verkäuferin', 'Kachelhaus Eichenhain GmbH', 'Fulda'],
    ],
    study: ['Bachelor of Science', 'Chemie', 'Universität Eichenhain'],
    text: 'Planung der Fertigung von Kachelöfen mit elf Kollegen.',
  },
  French: {
    titles: ['Expérience professionnelle', 'Formation', 'Compétences', 'Langues'],
    months: ['mai 2019', 'août 2014', 'octobre 2018'],
    present: 'aujourd’hui',
    jobs: [
      ['Cheffe de projet', 'Poêles du Vallon SARL', 'Lyon'],
      ['Vendeuse', 'Carreaux Dumesnil SA', 'Dijon'],
    ],
    study: ['Licence', 'Chimie', 'Université du Vallon'],
    text: 'Planification de la production de poêles avec onze collègues.',
  },
  Spanish: {
    titles: ['Experiencia laboral', 'Formación académica', 'Habilidades', 'Idiomas'],
    months: ['mayo 2019', 'agosto 2014', 'octubre 2018'],
    present: 'actualidad',
    jobs: [
      ['Jefa de proyecto', 'Hornos del Valle S.L.', 'Valencia'],
      ['Vendedora', 'Azulejos Robledal S.A.', 'Sevilla'],
    ],
    study: ['Licenciatura', 'Química', 'Universidad del Robledal'],
    text: 'Planificación de la producción de hornos con once compañeros.',
  },
  Italian: {
    titles: ['Esperienza professionale', 'Istruzione e formazione', 'Competenze', 'Lingue'],
    months: ['maggio 2019', 'agosto 2014', 'ottobre 2018'],
    present: 'oggi',
    jobs: [
      ['Responsabile di progetto', 'Stufe Valchiara S.r.l.', 'Torino'],
      ['Commessa', 'Piastrelle Montalbo S.p.A.', 'Modena'],
    ],
    study: ['Laurea triennale', 'Chimica', 'Università di Montalbo'],
    text: 'Pianificazione della produzione di stufe con undici colleghi.',
  },
  Portuguese: {
    titles: ['Experiência profissional', 'Formação acadêmica', 'Competências', 'Idiomas'],
    months: ['maio 2019', 'agosto 2014', 'outubro 2018'],
    present: 'atual',
    jobs: [
      ['Gestora de projetos', 'Fornos do Vale Lda', 'Lisboa'],
      ['Vendedora', 'Azulejos Carvalhal Ltda', 'Porto'],
    ],
    study: ['Licenciatura', 'Química', 'Universidade do Carvalhal'],
    text: 'Planeamento da produção de fornos com onze colegas.',
  },
  Dutch: {
    titles: ['Werkervaring', 'Opleiding', 'Vaardigheden', 'Talen'],
    months: ['mei 2019', 'augustus 2014', 'oktober 2018'],
    present: 'heden',
    jobs: [
      ['Projectleider', 'Eems Kachels B.V.', 'Utrecht'],
      ['Verkoopmedewerker', 'Tegelhuis Winsum B.V.', 'Groningen'],
    ],
    study: ['Bachelor of Science', 'Scheikunde', 'Universiteit van Winsum'],
    text: 'Planning van de productie van tegelkachels met elf collega’s.',
  },
  Swedish: {
    titles: ['Arbetslivserfarenhet', 'Utbildning', 'Färdigheter', 'Språk'],
    months: ['maj 2019', 'augusti 2014', 'oktober 2018'],
    present: 'nuvarande',
    jobs: [
      ['Projektledare', 'Ugnsbruket i Mälardal AB', 'Västerås'],
      ['Butikssäljare', 'Kakelhuset AB', 'Örebro'],
    ],
    study: ['Kandidatexamen', 'Kemi', 'Mälardals universitet'],
    text: 'Planerade tillverkningen av kakelugnar med elva kollegor.',
  },
  Polish: {
    titles: ['Doświadczenie zawodowe', 'Wykształcenie', 'Umiejętności', 'Języki obce'],
    months: ['maj 2019', 'sierpień 2014', 'październik 2018'],
    present: 'obecnie',
    jobs: [
      ['Kierownik projektu', 'Piece Dębowa sp. z o.o.', 'Kraków'],
      ['Sprzedawca', 'Kafle Leszczyna S.A.', 'Łódź'],
    ],
    study: ['Licencjat', 'Chemia', 'Uniwersytet Leszczyński'],
    text: 'Planowanie produkcji pieców kaflowych z jedenastoma osobami.',
  },
}

/** Of the column with the dates. */
const WIDTH = 38

/** Three usual ways to write the heading of a job or a school. */
const FORMS: Record<string, (names: readonly string[], span: string) => string[]> = {
  'dates on the right': ([first = '', ...rest], span) => [`${first}          ${span}`, rest.join(', ')],
  'dates first': ([first = '', ...rest], span) => [`${span.padEnd(WIDTH)}${first}`, `${' '.repeat(WIDTH)}${rest.join(', ')}`],
  'dates below': ([first = '', ...rest], span) => [first, rest.join(', '), span],
}

const cases = Object.keys(LANGUAGES).flatMap((language) => Object.keys(FORMS).map((form) => [language, form] as const))

test.each(cases)('a resume in %s with %s is read', async (language, form) => {
  const { titles, months, present, jobs, study, text } = LANGUAGES[language] as Language
  const write = FORMS[form] as (typeof FORMS)[string]
  const [newest, older] = [`${months[0]} – ${present}`, `${months[1]} – ${months[2]}`]
  const [degree, field, school] = study
  const page = [
    'Zoë Lindström',
    'zoe@example.org',
    '+49 6622 555 0138',
    '',
    titles[0],
    '',
    ...write(jobs[0], newest),
    `- ${text}`,
    '',
    ...write(jobs[1], older),
    `- ${text}`,
    '',
    titles[1],
    '',
    ...write([`${degree}, ${field}`, school], '2010 – 2013'),
    '',
    titles[2],
    '',
    'Excel, SAP, AutoCAD, Python, Photoshop, PowerPoint, Jira',
  ].join('\n')
  const { data } = await readResume(textBytes(page), 'txt')
  const read = data.experience.map(({ position, company, location }) => [position, company, location].map(normalized))
  expect(read).toEqual(jobs.map((job) => job.map(normalized)))
  expect(data.experience.map(({ startDate, endDate, current }) => [startDate, endDate, current])).toEqual([
    ['2019-05', '', true],
    ['2014-08', '2018-10', false],
  ])
  expect(data.education).toMatchObject([{ degree, field, institution: school, startDate: '2010', endDate: '2013' }])
  expect(data.skills).toHaveLength(7)
})
