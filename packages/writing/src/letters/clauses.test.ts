import { expect, test } from 'vitest'
import { achievementLines } from './achievement-lines.ts'
import { type Clause, toClause, withArticle } from './clauses.ts'

const CASES: readonly [line: string, job: 'now' | 'past', form: Clause['form'], text: string][] = [
  ['Planned routes for 20 vans.', 'past', 'achievement', 'planned routes for 20 vans'],
  ['Successfully delivered the first release', 'now', 'achievement', 'successfully delivered the first release'],
  ['Co-authored two guidelines', 'past', 'achievement', 'co-authored two guidelines'],
  ['Leads six people and runs the weekly planning', 'now', 'achievement', 'lead six people and run the weekly planning'],
  ['Leads six people and runs the weekly planning', 'past', 'achievement', 'led six people and ran the weekly planning'],
  ['Installs and commissions pumps', 'now', 'achievement', 'install and commission pumps'],
  ['Manage a team using Meteor and React', 'now', 'achievement', 'manage a team using Meteor and React'],
  ['Writes reports and tests', 'now', 'none', 'Writes reports and tests'],
  ['Hired to open a second shop', 'past', 'achievement', 'was hired to open a second shop'],
  ['Responsible for the fish section', 'now', 'achievement', 'am responsible for the fish section'],
  ['Managing a team of six', 'past', 'covers', 'managing a team of six'],
  ['Training contract in banking', 'past', 'noun', 'training contract in banking'],
  ['Care of 12 beds', 'now', 'noun', 'care of 12 beds'],
  ['Designs for print and web', 'now', 'noun', 'designs for print and web'],
  ['Advanced Excel modelling', 'past', 'noun', 'advanced Excel modelling'],
  ['Python development for the data team', 'now', 'noun', 'Python development for the data team'],
  ['Foreman for crews of six', 'past', 'role', 'a foreman for crews of six'],
  ['Lead gameplay programmer on a new title', 'now', 'role', 'a lead gameplay programmer on a new title'],
  ['Read technical drawings and set up jigs', 'now', 'achievement', 'read technical drawings and set up jigs'],
  ['No accident in 11,000 hours', 'past', 'none', 'No accident in 11,000 hours'],
  ['Leitung der Werkstatt', 'now', 'none', 'Leitung der Werkstatt'],
  ['Préparation des commandes', 'now', 'none', 'Préparation des commandes'],
]

test.each(CASES)('“%s” of a job that is %s is told as a %s', (line, job, form, text) => {
  expect(toClause(line, { current: job === 'now' })).toEqual({ form, text })
})

test('wrapped lines of a description are joined, and statements that were run together are split', () => {
  const description =
    'Performed backups of the servers and\ndeployments at night.\nJunior programmer in a team of ten. Promoted after six months.\nDesigned a course for trainees Supervised the whole project\nMade the monthly'
  expect(achievementLines(description)).toEqual([
    'Performed backups of the servers and deployments at night.',
    'Junior programmer in a team of ten.',
    'Promoted after six months.',
    'Designed a course for trainees',
    'Supervised the whole project',
    'Made the monthly',
  ])
})

test('the article follows the sound', () => {
  expect(['nurse', 'M&A Associate', 'HGV driver', 'user interface designer', 'UX designer', 'Engineer'].map(withArticle)).toEqual(
    ['a nurse', 'an M&A Associate', 'an HGV driver', 'a user interface designer', 'a UX designer', 'an Engineer'],
  )
})
