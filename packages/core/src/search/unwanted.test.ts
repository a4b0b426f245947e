import { describe, expect, test } from 'vitest'
import { likenessOf, unwantedTest } from './unwanted.ts'

const job = (title: string, company = 'Harbour Trust', location = 'Leeds, United Kingdom') => ({ title, company, location })
const isUnwanted = unwantedTest([{ ...job('Night Nurse (m/w/d)'), jobId: 'lever:1' }])
const is = (title: string, company?: string, location?: string) => isUnwanted({ id: 'lever:2', ...job(title, company, location) })

describe('a job that somebody does not want to see hides', () => {
  test('itself, whatever it is called now', () => {
    expect(isUnwanted({ id: 'lever:1', ...job('Matron', 'Somebody else') })).toBe(true)
  })

  test('jobs of the same employer with the same words in the title, in any place', () => {
    expect(is('Night Nurse')).toBe(true)
    expect(is('Nurse, night (f/m/x)', 'Harbour Trust Ltd')).toBe(true)
    expect(is('Night Nurse - York', 'Harbour Trust', 'York, United Kingdom')).toBe(true)
    expect(is('Night Nurse 20931')).toBe(true)
  })

  test('no job of another employer, and none with another word in its title', () => {
    expect(is('Night Nurse', 'Quay Clinic')).toBe(false)
    expect(is('Senior Night Nurse')).toBe(false)
    expect(is('Nurse')).toBe(false)
  })

  test('nothing else where no employer is named', () => {
    const anonymous = unwantedTest([{ ...job('Cook', ''), jobId: 'jobicy:1' }])
    expect(anonymous({ id: 'jobicy:2', ...job('Cook', '') })).toBe(false)
    expect(anonymous({ id: 'jobicy:1', ...job('Cook', '') })).toBe(true)
  })
})

test('a title that is only its place keeps its words', () => {
  expect(likenessOf(job('Leeds', 'Quay', 'Leeds'))).toBe('quay|leeds')
})
