import { expect, test } from 'vitest'
import { aPosting } from '#fixtures/sample'
import { vocabulary } from '#tables/vocabulary'
import { readExperiences } from './experiences.ts'

const POINTS = '- Experience with Python\n- 3 years of experience in accounting\n- A bachelor’s degree\n- A driving licence'
const read = (heading: string, points = POINTS) => {
  const posting = aPosting({ description: `Ferns is a nursery.\n${heading}\n${points}` })
  const { years, degrees, driving } = posting.requirements
  return {
    skills: posting.needs.map(
      ({ skill, nice, isNamed }) => `${vocabulary().skills[skill]?.name} ${isNamed ? 'named' : nice ? 'wish' : 'must'}`,
    ),
    conditions: years.length + degrees.length + driving.length + readExperiences(posting).length,
  }
}

test.each([
  ['Requirements\nYou will most likely have:'],
  ['You will most likely have:'],
  ['Requirements\nSuccessful applicants typically bring:'],
  ['Requirements\nYou have some of the following:'],
  ['Anforderungen\nDu bringst wahrscheinlich mit:'],
  ['Profil recherché\nVous avez généralement :'],
  ['Requisitos\nProbablemente tienes:'],
  ['Requisitos\nVocê provavelmente tem:'],
])('nothing is required or preferred of what most applicants bring: %s', (heading) => {
  const { skills, conditions } = read(heading)
  expect(skills).toContain('Python named')
  expect(skills.filter((one) => !one.endsWith(' named'))).toEqual([])
  expect(conditions).toBe(0)
})

test('what one point of such a list demands is demanded', () => {
  const { skills, conditions } = read('Requirements\nYou will most likely have:', '- Docker\n- A driving licence is mandatory')
  expect(skills).toContain('Docker named')
  expect(conditions).toBe(1)
})

test.each([
  ['Requirements\nYou must have:', 'Python must'],
  ['Requirements\nIdeally you have:', 'Python wish'],
  ['You will usually:\n- Water the ferns\nRequirements', 'Python must'],
])('below "%s" it says %s', (heading, told) => expect(read(heading).skills).toContain(told))
