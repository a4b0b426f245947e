import { expect, test } from 'vitest'
import { answerQuestion } from '#answers/answering/answer'
import { questionOf } from '#answers/case.testing'
import { contextOf, PEOPLE } from '#answers/people.testing'

const [current, earlier] = PEOPLE.ann.experience
/** Four years listed, and three more in which a description mentions it: between four and seven. */
const experience = [
  { ...current, startDate: '2022-11', technologies: ['Kotlin'] },
  { ...earlier, startDate: '2019-11', endDate: '2022-10', technologies: [], description: 'Android apps, some in Kotlin.' },
] as typeof PEOPLE.ann.experience

function ask(options: string) {
  const context = contextOf('ann')
  const profile = { ...context.profile, experience, technical_skills: ['Kotlin'] }
  const label = 'How many years of experience do you have with Kotlin?'
  const found = answerQuestion(questionOf(['ann', 'select', label, options, '']), { ...context, profile })
  return found.status === 'answered' ? found.value : found.status
}

test('an option that holds only one end of what the profile shows is not chosen', () => {
  expect(ask('1-3 ; 4-6 ; 7 or more')).toBe('ask')
  expect(ask('0-2 ; 3-5 ; 6-8')).toBe('ask')
  expect(ask('Less than 4 ; 4-6')).toBe('ask')
  expect(ask('Less than 4 ; 6-8')).toBe('ask')
  expect(ask('Less than 4 ; 5')).toBe('ask')
  expect(ask('Less than 4 ; 4-7 ; 8 or more')).toBe('4-7')
})
