import { expect, test } from 'vitest'
import { ASKED } from '#fixtures/asked'
import { fieldsOf } from '#fixtures/judged/people'
import { aJob, NOW, TODAY } from '#fixtures/sample'
import { preparePerson } from '#person/person'
import { type PostedJob, readPosting, sentenceOf } from '#read/posting'
import { nameOf } from '#score/explain-parts'
import { vocabulary } from '#tables/vocabulary'
import { explainMatch } from './explain.ts'
import { scoreJob } from './score.ts'

const WHO = ['nurse', 'electrician', 'developer', 'driver', 'lawyer', 'graduate'] as const
const people = WHO.map((name) => ({ name, person: preparePerson(fieldsOf(name), TODAY) }))
const known = <T extends string>(text: string | undefined) => (!text || text === '-' ? null : (text as T))

const postings = ASKED.trim()
  .split('\n')
  .map((row, at) => {
    const [head = '', text = ''] = row.split(' | ')
    const [title = '', city, country, mode, level, pay = '-'] = head.split(' ~ ')
    const [, min, max, currency, period] = /^([\d.]+)-([\d.]+) (\w+) (\w+)$/.exec(pay) ?? []
    return readPosting(
      aJob({
        ...{ id: String(at), title, location: [city, known(country)].filter(Boolean).join(', ') },
        ...{ city: city === 'Remote' ? null : known(city), country: known(country) },
        workMode: known<NonNullable<PostedJob['workMode']>>(mode),
        level: known<NonNullable<PostedJob['level']>>(level),
        ...{ salaryMin: min ? Number(min) : null, salaryMax: max ? Number(max) : null, salaryCurrency: known(currency) },
        salaryPeriod: known<NonNullable<PostedJob['salaryPeriod']>>(period),
        // One is from today, the next from yesterday, and so on over ten weeks.
        postedAt: new Date(NOW.getTime() - at * 1.2 * 86_400_000).toISOString(),
        description: text.split(' // ').join('\n'),
      }),
    )
  })

const skillName = (id: number) => vocabulary().skills[id]?.name ?? id
/** Skills and papers by their names; words that no table knows are stored as numbers, so only how many there are is shown. */
const inWords = (key: string, value: unknown) =>
  key === 'words' || key === 'beside'
    ? (value as number[]).length
    : key === 'skills' || key === 'ids'
      ? (value as number[]).map(skillName)
      : value === false
        ? undefined
        : value

const block = (title: string, rows: readonly string[]) => [`== ${title}`, ...rows].join('\n')
const table = (blocks: readonly string[]) => `${blocks.join('\n')}\n`

test('what 60 invented postings ask for is read as approved: each condition with its sentence, and the skills by weight', async () => {
  const blocks = postings.map((posting) => {
    const stated = Object.entries(posting.requirements).flatMap(([kind, all]) =>
      all.map(({ sentence, nice, ...rest }) => {
        const value = JSON.stringify('value' in rest && Object.keys(rest).length === 1 ? rest.value : rest, inWords).replaceAll(
          '"',
          '',
        )
        return `${kind}${nice ? ' (wish)' : ''} ${value} <- ${sentence < 0 ? 'title' : sentenceOf(posting, sentence)}`
      }),
    )
    const needs = posting.needs.map((need) => `${nameOf(need)}${need.nice ? '?' : ''} ${need.weight.toFixed(2)}`)
    return block(posting.job.title, [...stated, ...(needs.length > 0 ? [`skills: ${needs.join(', ')}`] : [])])
  })
  await expect(table(blocks)).toMatchFileSnapshot('asked-conditions.approved.txt')
})

test('how six invented people stand to them is as approved: score, documented scores, verdict, and each condition that is asked', async () => {
  const SAID = { met: '+', unknown: '?', notMet: '-' } as const
  const blocks = postings.map((posting) =>
    block(
      posting.job.title,
      people.map(({ name, person }) => {
        const { knockOuts, verdict, matchScore } = explainMatch(posting, person, NOW)
        const { intelligenceScore, titleMatchScore, skillsMatchScore } = scoreJob(posting, person, NOW)
        const asked = knockOuts.map(({ name, answer, nice }) => `${SAID[answer]}${name}${nice ? '(wish)' : ''}`)
        return `${name}: ${matchScore} ${verdict} (${intelligenceScore}/${titleMatchScore}/${skillsMatchScore}) ${asked.join(' ')}`.trim()
      }),
    ),
  )
  for (const [part, half] of [blocks.slice(0, 30), blocks.slice(30)].entries())
    await expect(table(half)).toMatchFileSnapshot(`asked-scores-${part + 1}.approved.txt`)
})

test('the words of an explanation are as approved: summary, conditions with the fact behind them, parts with their points, gaps', async () => {
  const blocks = postings.flatMap((posting, at) => {
    const one = people[(at / 3) % people.length]
    if (!one) return []
    const { summary, knockOuts, parts, adjustments, strengths, gaps } = explainMatch(posting, one.person, NOW)
    return block(`${posting.job.title}, ${one.name}: ${summary}`, [
      ...knockOuts.map(({ name, answer, fact }) => `${name} ${answer}: ${fact}`),
      ...parts.map(
        ({ name, percent, weight, points, most, words }) =>
          `${name} ${percent} x ${weight.toFixed(2)} = ${points}/${most}: ${words}`,
      ),
      ...adjustments.map(({ words, points }) => `adjusted ${points}: ${words}`),
      `has ${strengths.join(', ') || '-'}; lacks ${gaps.map(({ skill, nice }) => (nice ? `${skill}?` : skill)).join(', ') || '-'}`,
    ])
  })
  await expect(table(blocks)).toMatchFileSnapshot('asked-words.approved.txt')
})
