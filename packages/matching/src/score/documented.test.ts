import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPerson, aPost, aPosting } from '#fixtures/sample'
import { vocabulary } from '#tables/vocabulary'
import { documentedScores, overallScore, skillsPercentage, titleScore } from './documented.ts'

const SKILLS = ['SQL', 'Excel', 'Jira', 'Python']

/** Worked out by hand. Variations of a business analyst: see titles.ts. */
const TABLE = [
  {
    say: 'typed text 10, desired title 10, two primary variations 5 + 5, a secondary 1 and a related 0.5 in the description',
    searchText: 'analyst',
    title: 'Senior Business Analyst',
    description: 'You work with a product owner and a systems analyst. SQL and Jira.',
    titleScore: 31.5,
    skills: 50,
    overall: 42.6,
  },
  {
    say: 'desired title 10 and its primary variation 5',
    searchText: '',
    title: 'Business Analyst',
    description: '',
    titleScore: 15,
    skills: 0,
    overall: 6,
  },
  {
    say: 'a primary variation in the description alone 2',
    searchText: 'nurse',
    title: 'Analyst wanted',
    description: 'As a business analyst you use SQL, Excel, Jira and Python.',
    titleScore: 2,
    skills: 100,
    overall: 60.8,
  },
  {
    say: 'a secondary variation in the title 3, not again for the description',
    searchText: 'SYSTEMS',
    title: 'Systems Analyst',
    description: 'Our systems analysts know SQL, and Excel.',
    titleScore: 13,
    skills: 50,
    overall: 35.2,
  },
  {
    say: 'a related variation in the title 2',
    searchText: '',
    title: 'Data Analyst',
    description: 'Python and SQL, Excel and Jira.',
    titleScore: 2,
    skills: 100,
    overall: 60.8,
  },
  { say: 'nothing', searchText: 'analyst', title: 'Plumber', description: 'Pipes.', titleScore: 0, skills: 0, overall: 0 },
]

// proves MATCH-001 MATCH-002 MATCH-003 MATCH-004 MATCH-005 MATCH-006 MATCH-008
describe('the documented scores, computed by hand', () => {
  const person = aPerson({ desired_job_title: 'Business Analyst', technical_skills: SKILLS })
  test.each(TABLE)('MATCH-001 MATCH-004 MATCH-005 MATCH-006 $title: $say', (row) => {
    expect(documentedScores(aPosting({ title: row.title, description: row.description }), person, row.searchText)).toEqual({
      titleMatchScore: row.titleScore,
      skillsMatchScore: row.skills,
      intelligenceScore: row.overall,
    })
  })

  test('MATCH-001 title 50 and skills 100 give 80', () => expect(overallScore(50, 100)).toBe(80))

  test('MATCH-002 MATCH-003 the typed text and the desired title count where the title contains them, in any case', () => {
    const score = (title: string, searchText: string, desired_job_title: string | null) =>
      titleScore(aPosting({ title }), aPerson({ desired_job_title }), searchText)
    expect(score('Head of Beekeeping', 'BEEKEEP', null)).toBe(10)
    expect(score('Head of Beekeeping', ' of bee ', null)).toBe(10)
    expect(score('Head of Beekeeping', 'wasps', null)).toBe(0)
    expect(score('Business Analyst', '', 'business ANALYST')).toBe(15)
    expect(score('Analyst', '', 'business analyst')).toBe(0)
  })
})

describe('the title score', () => {
  // proves MATCH-007
  test('MATCH-007 is never above 100', () => {
    const { occupations, variations } = vocabulary()
    const nurse = occupations.find(({ name }) => name === 'registered nurse')
    const title =
      nurse?.variations
        .flat()
        .map((id) => variations[id])
        .join(', ') ?? ''
    expect(titleScore(aPosting({ title }), aPerson({ desired_job_title: 'Registered nurse' }), 'nurse')).toBe(100)
  })

  // proves MATCH-010
  test.each(['business analyst', 'software engineer', 'data scientist', 'product manager', 'QA engineer'])(
    'MATCH-010 the table knows variations of a %s',
    (title) => {
      const { fallbackVariations, desiredTiers } = aPerson({ desired_job_title: title })
      expect(fallbackVariations).toEqual([])
      expect(desiredTiers.filter((tier) => tier > 0).length).toBeGreaterThan(5)
    },
  )

  test('at least 150 occupations over all fields have variations of every tier', () => {
    const { occupations } = vocabulary()
    expect(occupations.length).toBeGreaterThanOrEqual(150)
    expect(occupations.filter(({ variations }) => variations.some((tier) => tier.length === 0))).toEqual([])
  })

  // proves MATCH-011
  test('MATCH-011 a title outside the table falls back to its words and to the seniority prefixes', () => {
    const { fallbackVariations } = aPerson({ desired_job_title: 'Llama Herder' })
    expect(fallbackVariations).toEqual([
      { tier: 'primary', text: 'llama' },
      { tier: 'primary', text: 'herder' },
      ...['senior', 'lead', 'principal', 'junior', 'associate'].map((prefix) => ({
        tier: 'secondary',
        text: `${prefix} llama herder`,
      })),
    ])
    const person = aPerson({ desired_job_title: 'Llama Herder' })
    expect(titleScore(aPosting({ title: 'Senior Llama Herder' }), person, '')).toBe(10 + 5 + 5 + 3)
    expect(titleScore(aPosting({ title: 'Helper', description: 'Two llamas wait.' }), person, '')).toBe(2)
    expect(titleScore(aPosting({ title: 'Sheep Herder' }), person, '')).toBe(5)
  })

  test('the longest name of a title decides: a nurse practitioner is more than a nurse', () => {
    const { desiredTiers } = aPerson({ desired_job_title: 'Nurse Practitioner' })
    const tierOf = (name: string) => desiredTiers[vocabulary().variations.indexOf(name)]
    expect(tierOf('nurse practitioner')).toBe(1)
    expect(tierOf('registered nurse')).toBe(3)
  })
})

describe('the skills percentage', () => {
  // proves MATCH-008 MATCH-012
  test('MATCH-008 MATCH-012 counts technical, soft and management skills and those that summary and experience name', () => {
    const person = aPerson({
      technical_skills: ['SQL'],
      soft_skills: ['Teamwork'],
      management_skills: ['Budgeting'],
      professional_summary: 'I write Python.',
      experience: [aPost({ position: 'Cook', description: 'Used Tableau.', technologies: ['dbt'] })],
    })
    expect(person.skillCount).toBe(6)
    expect(skillsPercentage(aPosting({ description: 'We need Python, Tableau and dbt.' }), person)).toBe(50)
  })

  test('two spellings of a skill count once', () => {
    expect(aPerson({ technical_skills: ['JS', 'JavaScript', 'ECMAScript'] }).skillCount).toBe(1)
    expect(skillsPercentage(aPosting({ description: 'ECMAScript' }), aPerson({ technical_skills: ['JS'] }))).toBe(100)
  })

  test('a skill outside the vocabulary is found as whole words', () => {
    const person = aPerson({ technical_skills: ['Zorbing', 'Wug tests'] })
    expect(person.skillCount).toBe(2)
    expect(skillsPercentage(aPosting({ description: 'Zorbing every day.' }), person)).toBe(50)
    expect(skillsPercentage(aPosting({ description: 'Zorbingen, wug testing' }), person)).toBe(0)
  })

  test('a profile without skills has 0', () => expect(skillsPercentage(aPosting({ description: 'Python' }), aPerson())).toBe(0))

  // proves MATCH-009
  test('MATCH-009 is between 0 and 100, whatever profile and posting say', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...vocabulary().skills.map(({ name }) => name)), { maxLength: 12 }),
        fc.array(fc.constantFrom(...vocabulary().skills.map(({ name }) => name)), { maxLength: 12 }),
        (own, named) => {
          const value = skillsPercentage(aPosting({ description: named.join(', ') }), aPerson({ technical_skills: own }))
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        },
      ),
    ))
})
