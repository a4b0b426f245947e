import type { ProfileFields } from '@jobapply/core/profiles/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCKED_MAX } from '#constants'
import { aJob, aPerson, aPosting, NOW } from '#fixtures/sample'
import { type PostedJob, readPosting } from '#read/posting'
import { vocabulary } from '#tables/vocabulary'
import { bandOf, explainMatch } from './explain.ts'
import { scoreJob } from './score.ts'

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const skillName = fc.constantFrom(...vocabulary().skills.map(({ name }) => name))
const title = fc.constantFrom('Nurse', 'Senior Data Scientist', 'Welder', 'Llama Herder', 'Teacher', '')
const lines = fc.array(
  fc.oneof(
    skillName,
    fc.constantFrom(
      'Requirements:',
      'Nice to have',
      'Benefits',
      "Bachelor's degree required",
      '5+ years of experience',
      'Must have',
    ),
    fc.tuple(skillName, skillName).map(([a, b]) => `You must know ${a} and ${b}, ideally.`),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  ),
  { maxLength: 12 },
)
const job: fc.Arbitrary<PostedJob> = fc
  .record({
    title,
    lines,
    level: fc.constantFrom('entry' as const, 'lead' as const, null),
    workMode: fc.constantFrom('remote' as const, 'onsite' as const, null),
    country: fc.constantFrom('Germany', 'France', null),
    salaryMax: maybe(fc.integer({ min: 0, max: 200_000 })),
    postedAt: fc.constantFrom('2026-11-14T00:00:00Z', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', null),
  })
  .map(({ lines: all, ...rest }) => aJob({ ...rest, salaryPeriod: 'year', description: all.join('\n') }))
const fields: fc.Arbitrary<Partial<ProfileFields>> = fc.record({
  desired_job_title: maybe(title),
  technical_skills: fc.array(fc.oneof(skillName, fc.string({ maxLength: 10 })), { maxLength: 8 }),
  professional_summary: maybe(lines.map((all) => all.join(' '))),
  total_experience: maybe(fc.integer({ min: 0, max: 50 })),
  location_country: fc.constantFrom('Germany', null),
  desired_salary_min: maybe(fc.integer({ min: 1, max: 100_000 })),
})

describe('matchScore', () => {
  // proves MATCH-017
  test('MATCH-017 is a whole number from 0 to 100 for every job and profile', () =>
    fc.assert(
      fc.property(job, fields, (one, profile) => {
        const { matchScore } = scoreJob(readPosting(one), aPerson(profile), NOW)
        expect(Number.isInteger(matchScore)).toBe(true)
        expect(matchScore).toBeGreaterThanOrEqual(0)
        expect(matchScore).toBeLessThanOrEqual(100)
      }),
    ))

  test('adding a skill to a profile never lowers it, whatever the job', () =>
    fc.assert(
      fc.property(
        job,
        fields,
        fc.oneof(skillName, fc.string({ maxLength: 12 })),
        fc.constantFrom('technical_skills' as const, 'soft_skills' as const, 'management_skills' as const),
        (one, profile, skill, section) => {
          const posting = readPosting(one)
          const before = scoreJob(posting, aPerson(profile), NOW).matchScore
          const more = { ...profile, [section]: [...(profile[section] ?? []), skill] }
          expect(scoreJob(posting, aPerson(more), NOW).matchScore).toBeGreaterThanOrEqual(before)
        },
      ),
      { numRuns: 500 },
    ))

  test('a required skill raises it more than a nice-to-have, a skill that is not needed leaves it unchanged', () => {
    const posting = aPosting({ title: 'Data Engineer', description: 'Requirements:\nSQL\nAirflow\ndbt\nNice to have\nTableau' })
    const scoreWith = (...technical_skills: string[]) =>
      scoreJob(posting, aPerson({ desired_job_title: 'Data Engineer', technical_skills }), NOW).matchScore
    expect(scoreWith('SQL')).toBeGreaterThan(scoreWith('Tableau'))
    expect(scoreWith('Tableau')).toBeGreaterThan(scoreWith())
    expect(scoreWith('Welding')).toBe(scoreWith())
  })

  test('React covers JavaScript', () => {
    const posting = aPosting({ description: 'Requirements:\nJavaScript' })
    expect(explainMatch(posting, aPerson({ technical_skills: ['React'] }), NOW).strengths).toEqual(['JavaScript'])
  })

  test('a closer title, level, place and pay and a newer posting score higher', () => {
    const person = aPerson({
      desired_job_title: 'Registered Nurse',
      technical_skills: ['Triage', 'Wound care'],
      total_experience: 3,
      location_city: 'Leeds',
      location_country: 'United Kingdom',
      desired_salary_min: 35_000,
      expected_salary_currency: 'GBP',
    })
    const good: Partial<PostedJob> = {
      title: 'Registered Nurse',
      level: 'mid',
      location: 'Leeds',
      city: 'Leeds',
      country: 'United Kingdom',
      workMode: 'onsite',
      salaryMax: 40_000,
      salaryCurrency: 'GBP',
      salaryPeriod: 'year',
      postedAt: '2026-11-12T00:00:00Z',
      description: 'Requirements:\nTriage and wound care\n2 years of experience',
    }
    const best = scoreJob(aPosting(good), person, NOW).matchScore
    expect(best).toBe(100)
    for (const worse of [
      { title: 'Nurse Practitioner' },
      { title: 'Welder' },
      { level: 'executive' as const },
      { location: 'Exeter', city: 'Exeter' },
      { location: 'Lyon', city: 'Lyon', country: 'France' },
      { salaryMax: 20_000 },
      { postedAt: '2026-09-01T00:00:00Z' },
      { description: 'Requirements:\nTriage and wound care\n4 years of experience' },
      { description: 'Requirements:\nTriage, wound care, dialysis, chemotherapy' },
    ])
      expect(scoreJob(aPosting({ ...good, ...worse }), person, NOW).matchScore, JSON.stringify(worse)).toBeLessThan(best)
  })

  test('a job of another field is no match just because it is near, new and well paid', () => {
    const posting = aPosting({
      title: 'Welder',
      level: 'mid',
      workMode: 'remote',
      postedAt: '2026-11-14T00:00:00Z',
      description: 'Requirements:\nWelding',
    })
    const person = aPerson({ desired_job_title: 'Data Scientist', technical_skills: ['Python'], total_experience: 3 })
    expect(scoreJob(posting, person, NOW).matchScore).toBeLessThan(30)
  })

  test('a blocked job stays below every pre-selection', () => {
    const posting = aPosting({ title: 'Nurse', company: 'Acme', description: 'Requirements:\nTriage' })
    const person = aPerson({ desired_job_title: 'Nurse', technical_skills: ['Triage'], companies_to_exclude: ['Acme'] })
    expect(scoreJob(posting, person, NOW)).toMatchObject({ verdict: 'blocked', matchScore: BLOCKED_MAX })
  })
})

describe('the explanation', () => {
  const posting = aPosting({
    title: 'Data Engineer',
    location: 'Berlin, Germany',
    city: 'Berlin',
    country: 'Germany',
    salaryMin: 60_000,
    salaryMax: 70_000,
    salaryCurrency: 'EUR',
    salaryPeriod: 'year',
    postedAt: '2026-11-10T00:00:00Z',
    description: 'We need you.\nRequirements:\n- SQL and Airflow\n- 5 years of experience\nNice to have\n- Tableau',
  })
  const person = aPerson({
    desired_job_title: 'Data Engineer',
    technical_skills: ['SQL'],
    total_experience: 4,
    location_city: 'Berlin',
  })
  const explained = explainMatch(posting, person, NOW)
  const partOf = (name: string) => explained.parts.find((part) => part.name === name)

  // proves MATCH-018
  test('MATCH-018 explains the score in words, with the knock-outs first', () => {
    expect(explained.matchScore).toBe(scoreJob(posting, person, NOW).matchScore)
    expect(explained.summary).toBe(
      `${bandOf(explained.matchScore)?.label}. You have 1 of the 3 skills that it names. One point to check first.`,
    )
    expect(explained.knockOuts).toEqual([
      {
        name: 'years',
        answer: 'notMet',
        verdict: 'caution',
        nice: false,
        fact: 'Your experience: 4 years.',
        sentence: '5 years of experience',
      },
    ])
  })

  test('every part opens to the sentences behind it', () => {
    expect(partOf('must')).toMatchObject({ percent: 50, words: 'You have 1 of 2.', sentences: ['SQL and Airflow'] })
    expect(partOf('nice')).toMatchObject({ percent: 0, words: 'You have 0 of 1.', sentences: ['Tableau'] })
    expect(partOf('title')).toMatchObject({ percent: 100, sentences: ['Data Engineer'] })
    expect(partOf('years')).toMatchObject({ words: 'You have 4, it asks for 5.', sentences: ['5 years of experience'] })
    expect(partOf('place')).toMatchObject({ percent: 100, sentences: ['Berlin, Germany'] })
    expect(partOf('salary')).toMatchObject({
      percent: null,
      words: "Your profile doesn't state a salary.",
      sentences: ['EUR 60,000 - 70,000 a year'],
    })
    expect(partOf('freshness')).toMatchObject({ percent: 100, words: 'Posted 5 days ago.' })
    expect(partOf('seniority')).toMatchObject({ percent: null, words: "The posting doesn't state a level." })
  })

  test('gaps come with the sentence that names them, required ones first', () => {
    expect(explained.strengths).toEqual(['SQL'])
    expect(explained.gaps).toEqual([
      { skill: 'Airflow', nice: false, isNamed: false, sentence: 'SQL and Airflow' },
      { skill: 'Tableau', nice: true, isNamed: false, sentence: 'Tableau' },
    ])
  })

  test('each skill part separates the skills that the profile has from those that it lacks', () => {
    expect(partOf('must')?.skills).toEqual([
      { name: 'SQL', isHeld: true, isNamed: false },
      { name: 'Airflow', isHeld: false, isNamed: false },
    ])
    expect(partOf('nice')?.skills).toEqual([{ name: 'Tableau', isHeld: false, isNamed: false }])
    expect(partOf('years')?.skills).toEqual([])
  })

  test.each([
    [100, 'Excellent match'],
    [85, 'Excellent match'],
    [84, 'Strong match'],
    [70, 'Strong match'],
    [69, 'Fair match'],
    [49, 'Weak match'],
    [0, 'Weak match'],
  ])('%i is a %s', (score, label) => expect(bandOf(score)?.label).toBe(label))

  test('it explains the score that the list shows, and quotes only the posting', () =>
    fc.assert(
      fc.property(job, fields, (one, profile) => {
        const read = readPosting(one)
        const whole = `${one.title}\n${one.company}\n${one.description}`
        const who = aPerson(profile)
        const { matchScore, verdict, parts, knockOuts } = explainMatch(read, who, NOW)
        expect(scoreJob(read, who, NOW)).toMatchObject({ matchScore, verdict })
        for (const { sentence } of knockOuts) expect(whole).toContain(sentence)
        for (const { name, sentences } of parts)
          if (name === 'must' || name === 'nice' || name === 'years')
            for (const sentence of sentences) expect(whole).toContain(sentence)
      }),
    ))
})
